import { COMMON_WORDS } from './data/common-words';

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const MIN_BASE = 3;

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const letters = (text: string): string => plain(text).replace(/[^a-z]/g, '');
const unleet = (text: string): string => plain(text).replace(/[0134578@$!]/g, (sign) => LEET[sign] ?? sign);
const trimStart = (text: string): string => text.replace(/^[^a-z]+/i, '');
const trimEnd = (text: string): string => text.replace(/[^a-z]+$/i, '');

/** Keys in the order in which fingers run over them, and back. */
const RUNS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '!@#$%^&*',
].flatMap((run) => [run, [...run].reverse().join('')]);
const isRun = (text: string) => RUNS.some((run) => run.includes(text)) || /^(.)\1*$/.test(text);

/** Whether what is left beside a short base is no more than counting, a year, or one key again and again. */
const isFiller = (text: string): boolean =>
  (text.match(/\d+|[a-z]+|[^\da-z]+/g) ?? []).every(
    (part) => isRun(part) || /^(19|20)\d\d$/.test(part) || /^(\d{1,3})\1*$/.test(part) || part.length <= 2,
  );

/** Columns of a keyboard, typed with and without shift: `1qaz@WSX`. */
const COLUMNS = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm'];
const unshift = (text: string): string =>
  text.replace(/[!@#$%^&*]/g, (sign) => String('!@#$%^&*'.indexOf(sign) + 1));
function isColumns(password: string): boolean {
  const keys = unshift(password.toLowerCase());
  const left = COLUMNS.reduce(
    (rest, column) => rest.replaceAll(column, '').replaceAll([...column].reverse().join(''), ''),
    keys,
  );
  return left.length <= 2 && keys.length - left.length >= 4;
}

/** The words that a password could stand for: as typed, with signs read as letters, without what hangs on its ends. */
export function basesOf(password: string): string[] {
  const forms = [password, trimStart(password), trimEnd(password), trimStart(trimEnd(password))];
  const bases = [letters(password), ...forms.map((form) => letters(unleet(form)))];
  return [...new Set(bases.filter((base) => base.length > 0))];
}

const isTwice = (base: string, words: ReadonlySet<string>) =>
  base.length % 2 === 0 &&
  base.slice(0, base.length / 2) === base.slice(base.length / 2) &&
  words.has(base.slice(0, base.length / 2));

/**
 * Whether a password is one of those that are tried first: a common word, or one of `personal` (the agency's name,
 * the person's own), dressed up with digits, signs and look-alike letters, or a walk over the keyboard (SEC-06).
 */
export function isGuessable(password: string, personal: readonly string[] = []): boolean {
  if (isColumns(password)) return true;
  const lower = plain(password);
  const own = new Set(personal.map(letters).filter((word) => word.length >= MIN_BASE));
  return basesOf(password).some((base) => {
    if (own.has(base)) return true;
    const isCommon = COMMON_WORDS.has(base) || isTwice(base, COMMON_WORDS) || isRun(base);
    if (!isCommon) return false;
    // With three letters or fewer it is the rest that would have to be hard to guess.
    return base.length > 3 || isFiller(lower.replace(base, ' ').replaceAll(' ', '') || '1');
  });
}
