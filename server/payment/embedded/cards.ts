/** What a test card makes the embedded gateway do. */
export const OUTCOMES = [
  'success',
  'declined',
  'insufficient',
  'authenticate',
  'late',
  'expired',
  /** Charged while its holder is there, declined and asking when not: at a renewal. */
  'absentdeclined',
  'absentasks',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The only numbers that work here; every other one is refused in the browser. See README.md. */
export const TEST_CARDS: Readonly<Record<string, Outcome>> = {
  '4242424242424242': 'success',
  '5555555555554444': 'success',
  '378282246310005': 'success',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient',
  '4000002500003155': 'authenticate',
  '4000000000000077': 'late',
  '4000000000000069': 'expired',
  '4000000000000341': 'absentdeclined',
  '4000002760003184': 'absentasks',
};

export const BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'card',
] as const;
export type Brand = (typeof BRANDS)[number];

/** A token stands for a card without telling its number (SEC-40). `expiry` is `MMYY`. */
export const tokenOf = (
  outcome: Outcome,
  brand: Brand,
  last4: string,
  random: string,
  expiry?: string,
): string => `tok_test_${outcome}_${brand}_${last4}_${expiry ? `${expiry}_` : ''}${random}`;

const TOKEN = new RegExp(
  `^tok_test_(${OUTCOMES.join('|')})_(${BRANDS.join('|')})_(\\d{4})_(?:((?:0[1-9]|1[0-2])\\d{2})_)?([a-z0-9]{8,64})$`,
);

export interface TokenCard {
  readonly outcome: Outcome;
  readonly brand: Brand;
  readonly last4: string;
  /** Null where the fields did not say. */
  readonly expires: { readonly month: number; readonly year: number } | null;
}

/** What a token says, or null when the gateway never made it. */
export function readToken(token: string): TokenCard | null {
  const match = TOKEN.exec(token);
  if (!match) return null;
  const [, outcome, brand, last4, expiry] = match;
  return {
    outcome: outcome as Outcome,
    brand: brand as Brand,
    last4: last4!,
    expires: expiry ? { month: Number(expiry.slice(0, 2)), year: 2000 + Number(expiry.slice(2)) } : null,
  };
}
