import type { Logger } from 'pino';
import type { Line } from '../../ports/lines';
import type { Clock, Services } from '../../ports/services';
import type { Member } from '../../ports/supplier';
import type { Exchange } from '@/core/contract/money/exchange';
import { realSells } from '../supplier/sells';
import { type OrderJournal, openOrderJournal } from '../supplier/outside/sent-orders';

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
export interface DuffelPart<Supplier> {
  readonly id: string;
  readonly product: string;
  /** The table of its journal. */
  readonly books: string;
  readonly offers: string;
  readonly orders: string;
  readonly create: (parts: DuffelParts) => Supplier;
}

/** A part of Duffel among the suppliers, where Duffel is configured. */
export function duffelMembers<Supplier>(
  { db, clock, config, lines, log }: Pick<Services, 'db' | 'clock' | 'config' | 'lines' | 'log'>,
  { id, product, books, offers, orders, create }: DuffelPart<Supplier>,
): Member<Supplier>[] {
  if (!config.duffel) return [];
  const supplier = create({
    ...config.duffel,
    ...{ line: lines.to(product, id), clock, log },
    journal: openOrderJournal(db, books),
    secret: config.signingSecret,
  });
  return [{ supplier, offers, orders, isSelling: realSells(config, id) }];
}
