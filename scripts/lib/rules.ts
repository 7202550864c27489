const TITLE =
  /\b(?:it|test|describe|journey)(?:\.\w+)*(?:\([^'"`]*?\))?\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1|\.each[\s\S]{0,4000}?\)\s*\(\s*(['"`])((?:\\.|(?!\3)[\s\S])*?)\3/g;
/** A table of cases whose title takes the rule from its rows: `it.each([['R126', …]])('%s …')`. */
const TABLE = /\.each\s*\(((?:(?!\)\s*\(\s*['"`])[\s\S]){0,6000}?)\)\s*\(\s*['"`](?:%s|\$\w+)/g;
const ROW = /\[\s*['"`]((?:R\d{3}\s*)+)/g;
/** A story is a test of its own, by its name. */
const STORY = /\bname:\s*['"`]((?:R\d{3}\s*)+)/g;
const RULE = /\bR(\d{3})\b/g;

/** Ids of the rules that the titles of these test files name. A mention in a comment does not count. */
export function namedIn(texts: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const text of texts)
    for (const match of text.matchAll(TITLE))
      for (const [rule] of (match[2] ?? match[4] ?? '').matchAll(RULE)) found.add(rule);
  for (const text of texts) {
    const rows = [...text.matchAll(TABLE)].flatMap(([, table = '']) => [...table.matchAll(ROW)]);
    for (const [, ids = ''] of [...rows, ...text.matchAll(STORY)])
      for (const [rule] of ids.matchAll(RULE)) found.add(rule);
  }
  return found;
}
