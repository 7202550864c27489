import { accountIn } from '@/server/config/account';
import { duffelAccount } from '../account';
import type { Logger } from 'pino';
import type { Line } from '@/server/ports/lines';
import { supply, type Supply } from '@/server/plugin';
import type { Clock } from '@/server/ports/services';
import type { SupplierPort } from '@/server/ports/supplier';
import type { Exchange } from '@/core/contract/money/exchange';
import { realSells } from '@/server/selling/supplier/sells';
import { type OrderJournal, openOrderJournal } from '@/server/selling/supplier/outside/sent-orders';

/** What an adapter to a part of Duffel is made of. */
export interface DuffelParts {
  readonly token: string;
  /** Origin of the API. */
  readonly url: string;
  /** What the account's currency costs in others; absent and empty: it sells in its own alone. */
  readonly exchange?: readonly Exchange[] | undefined;
  readonly line: Line;
  readonly clock: Clock;
  readonly journal: OrderJournal;
  /** Ids of offers and paths of pictures are sealed with keys made of it; the same in every process. */
  readonly secret: string;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** A part of Duffel, and what its offers and orders begin with. */
interface DuffelPart<Supplier> {
  readonly id: string;
  /** The table of its journal. */
  readonly books: string;
  readonly offers: string;
  readonly orders: string;
  readonly create: (parts: DuffelParts) => Supplier;
}

/** A part of Duffel among the suppliers of a product, where Duffel is configured. */
export const duffelSupply = <Supplier>(
  port: SupplierPort<Supplier>,
  { id, books, offers, orders, create }: DuffelPart<Supplier>,
  more: Pick<Supply, 'migrations' | 'hooks'>,
): Supply =>
  supply(port, {
    ...more,
    members({ db, clock, config, lines, log }) {
      const account = accountIn(config, duffelAccount);
      if (!account) return [];
      const supplier = create({
        ...account,
        ...{ line: lines.to(port.product, id), clock, log },
        journal: openOrderJournal(db, books),
        secret: config.signingSecret,
      });
      return [{ supplier, offers, orders, isSelling: realSells(config, id) }];
    },
  });
