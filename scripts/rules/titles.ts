import { idsIn } from './citations';

const TITLE =
  /\b(?:it|test|describe|journey)(?:\.\w+)*(?:\([^'"`]*?\))?\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1|\.each[\s\S]{0,4000}?\)\s*\(\s*(['"`])((?:\\.|(?!\3)[\s\S])*?)\3/g;
/** A table of cases whose title takes the rule from its rows: `it.each([['R126', …]])('%s …')`. */
const TABLE = /\.each\s*\(((?:(?!\)\s*\(\s*['"`])[\s\S]){0,6000}?)\)\s*\(\s*['"`](?:%s|\$\w+)/g;
const IDS = String.raw`((?:(?:R\d{3}|G\d{2,3}|SEC-\d{2}|INV-\d|M\d{3})\s*)+)`;
const ROW = new RegExp(String.raw`\[\s*['"\`]${IDS}`, 'g');
/** A story is a test of its own, by its name. */
const STORY = new RegExp(String.raw`\bname:\s*['"\`]${IDS}`, 'g');

/** What the tests of a file are called, as far as it names rules. A mention in a comment does not count. */
export function titlesIn(text: string): string[] {
  const rows = [...text.matchAll(TABLE)].flatMap(([, table = '']) => [...table.matchAll(ROW)]);
  return [
    ...[...text.matchAll(TITLE)].map((match) => match[2] ?? match[4] ?? ''),
    ...[...rows, ...text.matchAll(STORY)].map(([, ids = '']) => ids.trim()),
  ].filter((title) => idsIn(title).length > 0);
}

/** Ids of the rules that the titles of these test files name. */
export const namedIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(titlesIn).flatMap(idsIn));

/** How many rules one title can speak of and still say what it proves of each. */
const MOST = 2;

/** A title that names more rules than one test proves; the invariants hold together or not at all, and count as one. */
export const isCrowded = (title: string): boolean =>
  new Set(idsIn(title).map((id) => (id.startsWith('INV-') ? 'INV' : id))).size > MOST;
