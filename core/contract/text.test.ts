import { expect, it } from 'vitest';
import { plainLine, plainText } from './text';

it.each([
  ['a space without width', 'Ma\u200bria', 'Maria'],
  ['marks of direction', '\u202aM\u200ear\u200fi\u061ca\u2069', 'Maria'],
  ['a soft hyphen', 'Sou\u00adza', 'Souza'],
  ['a byte order mark', '\ufeffMaria', 'Maria'],
  ['a joiner between Latin letters', 'Mar\u200d\u200cia', 'Maria'],
  ['a filler that counts as a letter', '\u3164\u115f', ''],
  ['tags that say something else', 'Maria\u{e0041}', 'Maria'],
  ['an accent of its own', 'Jose\u0301', 'José'],
  ['spaces that do not break', 'Ana\u00a0Lima\u202fSá\u3000', 'Ana Lima Sá '],
  ['hyphens that do not break', 'Anne\u2011Marie\u2010Lou', 'Anne-Marie-Lou'],
  ['ends of lines', 'one\u2028two\u2029three', 'one\ntwo\nthree'],
])('%s', (_, text, plain) => expect(plainText(text)).toBe(plain));

it.each([
  ['other scripts', 'Κώστας Иван 山田 정'],
  ['a joiner that Persian is written with', 'علی\u200cرضا'],
  ['a joiner of Devanagari', 'क्\u200dष'],
  ['a family', '👨\u200d👩\u200d👧'],
  ['a heart', 'we ❤\ufe0f you, 👩🏽\u200d✈\ufe0f'],
  ['a flag of letters', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['signs of print', '“Don’t” – go…'],
  ['lines', 'one\n\ttwo\r\n'],
])('%s stays', (_, text) => expect(plainText(text)).toBe(text));

it('a line has no spaces around it', () => expect(plainLine('\ufeff\u00a0 Ana\u200b ')).toBe('Ana'));
