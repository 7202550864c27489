import type { Brand } from '../embedded/cards';

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

interface BrandRule {
  brand: Brand;
  starts: RegExp;
  lengths: readonly number[];
  /** Sizes of the groups that are printed on the card. */
  groups: readonly number[];
  code: 3 | 4;
}

const FOURS = [4, 4, 4, 4, 3];
const OTHER: BrandRule = { brand: 'card', starts: /^/, lengths: [16, 19], groups: FOURS, code: 3 };
const RULES: readonly BrandRule[] = [
  { brand: 'amex', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], code: 4 },
  { brand: 'diners', starts: /^3(?:0[0-5]|[689])/, lengths: [14], groups: [4, 6, 4], code: 3 },
  { brand: 'visa', starts: /^4/, lengths: [16], groups: FOURS, code: 3 },
  {
    brand: 'mastercard',
    starts: /^(?:5[1-5]|2(?:2[2-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    groups: FOURS,
    code: 3,
  },
  { brand: 'discover', starts: /^6(?:011|4[4-9]|5)/, lengths: [16, 19], groups: FOURS, code: 3 },
  { brand: 'jcb', starts: /^35(?:2[89]|[3-8])/, lengths: [16, 19], groups: FOURS, code: 3 },
  { brand: 'unionpay', starts: /^62/, lengths: [16, 19], groups: FOURS, code: 3 },
];

const ruleFor = (digits: string): BrandRule => RULES.find((rule) => rule.starts.test(digits)) ?? OTHER;

export const brandOf = (number: string): Brand => ruleFor(digitsOf(number)).brand;
export const codeLength = (number: string): number => ruleFor(digitsOf(number)).code;
export const isLongEnough = (number: string): boolean => {
  const digits = digitsOf(number);
  return digits.length >= ruleFor(digits).lengths[0]!;
};

/** The number as it is printed on the card: digits only, in the brand's groups, never longer than it can be. */
export function formatNumber(text: string): string {
  const all = digitsOf(text);
  const rule = ruleFor(all);
  const digits = all.slice(0, rule.lengths.at(-1));
  const parts: string[] = [];
  let start = 0;
  for (const size of rule.groups) {
    if (start >= digits.length) break;
    parts.push(digits.slice(start, start + size));
    start += size;
  }
  return parts.join(' ');
}

/** The check digit that every card number carries. */
export function passesLuhn(number: string): boolean {
  const digits = digitsOf(number);
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** `MM / YY` while it is being typed: a leading 2 to 9 becomes 02 to 09, a pasted 12/2030 becomes 12 / 30. */
export function formatExpiry(text: string): string {
  const short = /^\s*(\d)\s*\/\s*/.exec(text);
  let digits = digitsOf(short ? `0${text.trim()}` : text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (digits.length === 6 && digits.slice(2, 4) === '20') digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Month 1 to 12 and full year of `MM / YY`; null while incomplete, `invalid` for a month that is none (G101). */
export function readExpiry(text: string): { month: number; year: number } | 'invalid' | null {
  const digits = digitsOf(text);
  if (digits.length < 4) return null;
  const month = Number(digits.slice(0, 2));
  if (month < 1 || month > 12) return 'invalid';
  return { month, year: 2000 + Number(digits.slice(2, 4)) };
}
