/** What one unit of the account's currency costs in another, as the operator has set it. */
export interface Exchange {
  readonly from: string;
  readonly to: string;
  /** A decimal, so that it is the same wherever it is read. */
  readonly rate: string;
}

/** `EUR:USD:1.12`: how a rate is configured, sealed into an offer's id, and kept with an order. */
export const writeExchange = ({ from, to, rate }: Exchange): string => `${from}:${to}:${rate}`;

/** The rate that is written so; null for what is none. */
export function readExchange(text: unknown): Exchange | null {
  const [, from, to, rate] =
    /^([A-Z]{3}):([A-Z]{3}):(\d{1,7}(?:\.\d{1,8})?)$/.exec(typeof text === 'string' ? text : '') ?? [];
  return from && to && rate && from !== to && Number(rate) > 0 ? { from, to, rate } : null;
}
