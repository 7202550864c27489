import type { Said } from '@/core/contract/refusal';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
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
export const supplierErrorOf = ({ meaning }: Pick<TroubleFacts, 'meaning'>, own: Said | string) =>
  new SupplierError('failed', OF_EVERYTHING[meaning] ?? own);
