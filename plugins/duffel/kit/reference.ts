import { type Exchange, readExchange } from '@/core/contract/money/exchange';

interface Carrying {
  readonly metadata?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Where an order of Duffel's carries the rate that its price was converted at. */
export const EXCHANGE_KEY = 'caravel_exchange';
/** The rate that an order was sold at; null for one that is paid in the account's currency. */
export const exchangeIn = ({ metadata }: Carrying): Exchange | null => readExchange(metadata?.[EXCHANGE_KEY]);

/** Where an order of Duffel's carries our own reference. */
export const REFERENCE_KEY = 'caravel_reference';
export const referenceIn = ({ metadata }: Carrying): string | null => {
  const reference = metadata?.[REFERENCE_KEY];
  return typeof reference === 'string' ? reference : null;
};
