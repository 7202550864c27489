import { TEST_CARDS } from '../embedded/cards';
import { codeLength, digitsOf, isLongEnough, passesLuhn, readExpiry } from './card';

export const FIELDS = ['number', 'expiry', 'code', 'name'] as const;
export type Field = (typeof FIELDS)[number];
export type Values = Readonly<Record<Field, string>>;
export type Problem =
  | 'number-incomplete'
  | 'number-invalid'
  | 'number-not-a-test'
  | 'expiry-incomplete'
  | 'expiry-invalid'
  | 'code-incomplete'
  | 'code-invalid'
  | 'name-missing';

const numberProblem = (number: string): Problem | undefined => {
  if (!isLongEnough(number)) return 'number-incomplete';
  if (!passesLuhn(number)) return 'number-invalid';
  return digitsOf(number) in TEST_CARDS ? undefined : 'number-not-a-test';
};

const expiryProblem = (text: string, today: Date): Problem | undefined => {
  const expiry = readExpiry(text);
  if (!expiry) return 'expiry-incomplete';
  if (expiry === 'invalid') return 'expiry-invalid';
  const thisMonth = today.getFullYear() * 12 + today.getMonth();
  const itsMonth = expiry.year * 12 + expiry.month - 1;
  return itsMonth < thisMonth || itsMonth > thisMonth + 30 * 12 ? 'expiry-invalid' : undefined;
};

/** A code of another kind of card has a digit too many. */
const codeProblem = (code: string, number: string): Problem | undefined => {
  const missing = codeLength(number) - digitsOf(code).length;
  if (missing === 0) return undefined;
  return missing > 0 ? 'code-incomplete' : 'code-invalid';
};

/** What is wrong with each field, in the order of the fields (R221, R420, R421, R422, G101). */
export function validate(values: Values, today: Date): Partial<Record<Field, Problem>> {
  const problems: Partial<Record<Field, Problem>> = {};
  const add = (field: Field, problem: Problem | undefined) => {
    if (problem) problems[field] = problem;
  };
  add('number', numberProblem(values.number));
  add('expiry', expiryProblem(values.expiry, today));
  add('code', codeProblem(values.code, values.number));
  add('name', values.name.trim() ? undefined : 'name-missing');
  return problems;
}
