/** What a test card makes the embedded gateway do. */
export const OUTCOMES = ['success', 'declined', 'insufficient', 'authenticate', 'late', 'expired'] as const;
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

/** A token stands for a card without telling its number (SEC-40). */
export const tokenOf = (outcome: Outcome, brand: Brand, last4: string, random: string): string =>
  `tok_test_${outcome}_${brand}_${last4}_${random}`;

const TOKEN = new RegExp(
  `^tok_test_(${OUTCOMES.join('|')})_(${BRANDS.join('|')})_(\\d{4})_([a-z0-9]{8,64})$`,
);

/** What a token says, or null when the gateway never made it. */
export function readToken(token: string): { outcome: Outcome; brand: Brand; last4: string } | null {
  const match = TOKEN.exec(token);
  if (!match) return null;
  return { outcome: match[1] as Outcome, brand: match[2] as Brand, last4: match[3]! };
}
