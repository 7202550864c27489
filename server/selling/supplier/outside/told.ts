import type { Logger } from 'pino';
import type { Said } from '@/core/contract/refusal';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
import { ConnectorTrouble, factsOf } from '../../../lines/trouble';
import type { Meaning, TroubleFacts } from '../../../ports/trouble';
import { SupplierError } from '../errors';

/** Where the product's own sentence would blame the offer. */
const OF_EVERYTHING: Readonly<Partial<Record<Meaning, Said>>> = {
  balance: supplierRefusals.closed,
  key: supplierRefusals.closed,
  'rate-limit': supplierRefusals.busy,
};
const OF_ORDERS: typeof OF_EVERYTHING = { ...OF_EVERYTHING, validation: supplierRefusals.details };

/** What the traveller reads of trouble with an order: the sentence of its meaning, or the product's own. */
export const saidOfOrder = ({ meaning }: Pick<TroubleFacts, 'meaning'>, own: Said): Said =>
  OF_ORDERS[meaning] ?? own;

/** Trouble with anything else in the words of the port; `own` is the product's sentence. */
export const supplierErrorOf = ({ meaning }: Pick<TroubleFacts, 'meaning'>, own: Said) =>
  new SupplierError('failed', OF_EVERYTHING[meaning] ?? own);

/**
 * Runs a call in the words of the port: of trouble the caller is told what failed, by the product's sentence, and the log why.
 * `goneOf`: what is thrown instead where the trouble means that it is not sold any more.
 */
export const tellingOf =
  (
    log: Pick<Logger, 'warn'>,
    maker: string,
    goneOf: (error: ConnectorTrouble) => SupplierError | null = () => null,
  ) =>
  async <T>(said: Said, run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ConnectorTrouble)) throw error;
      log.warn({ [maker]: factsOf(error) }, said.message);
      throw goneOf(error) ?? supplierErrorOf(error, said);
    }
  };
