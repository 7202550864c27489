import type { SourceFile } from '../lib/walls';

/** As a reader sees it: one space between words, one apostrophe, a message of several lines in one. */
const plain = (text: string) =>
  text
    .replaceAll(/"\n\s*"/g, '')
    .replaceAll(/\\(['"])/g, '$1')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Something else stands in a text's `{name}` and `N`, a number in its `#`. */
function patternOf(words: string): RegExp {
  const parts = plain(words).split(/\{[^}]*\}|\bN\b/);
  const said = parts.map((part) => escaped(part).replaceAll('#', String.raw`(?:#|\d+)`)).join('[^<>]{0,60}?');
  return new RegExp(String.raw`(?<!\w)${said}(?!\w)`);
}

/** A path as a test calls it: something stands for each `{name}`. */
function pathOf(path: string): RegExp {
  const called = path
    .split(/\{[^}]*\}/)
    .map(escaped)
    .join(String.raw`[^\s'"\`/]+`);
  return new RegExp(String.raw`${called}(?=[\s'"\`?,)])`);
}

/** Whether any of these files says the words of a message, or calls a path; the letter case counts. */
export function mentionsIn(files: readonly SourceFile[]) {
  const all = plain(files.map(({ text }) => text).join('\n'));
  return {
    says: (words: string) => patternOf(words).test(all),
    calls: (path: string) => pathOf(path).test(all),
  };
}
