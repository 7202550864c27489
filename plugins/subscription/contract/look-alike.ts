/**
 * What a small Latin text looks like at a glance: two that are read alike have one look. Of letters of other scripts the server
 * makes Latin ones before (`store/names.ts`).
 */
export const lookOf = (text: string): string =>
  text.toLowerCase().replaceAll('0', 'o').replace(/[1i|]/g, 'l').replaceAll('rn', 'm').replaceAll('vv', 'w');

/** Firms in whose name people are deceived, as they look without signs; whoever owns one writes to the platform (SEC-50). */
const BRANDS = (
  'paypal mastercard americanexpress google facebook instagram whatsapp microsoft icloud expedia airbnb bookingcom ' +
  'tripadvisor skyscanner trivago travelport duffel viator mailgun'
)
  .split(' ')
  .map(lookOf);

/** Whether a name says that it is of one of them. */
export const saysBrand = (text: string): boolean => {
  const look = lookOf(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');
  return BRANDS.some((brand) => look.includes(brand));
};

const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Whether one word has letters of two scripts that are drawn alike. */
export const mixesScripts = (text: string): boolean =>
  text.split(/[^\p{L}\p{M}]+/u).some((word) => LATIN.test(word) && LIKE_LATIN.test(word));
