import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sources } from '../lib/sources';
import { isOfTests } from './files';
import { mentionsIn } from './mentions';
import { readCalls, readWords } from './tables';

const product = [
  ...['core', 'server', 'plugins']
    .flatMap((house) => [...sources(house)])
    .filter(({ path }) => !isOfTests(path)),
  ...readdirSync('locales/en').map((name) => ({
    path: name,
    text: readFileSync(`locales/en/${name}`, 'utf8'),
  })),
];
const { says, calls } = mentionsIn(product);

describe('what the specification names stands in the product', () => {
  it('the words of each message', () => {
    expect(readWords().filter(({ words }) => !says(words))).toEqual([]);
  });

  it('the path of each call', () => {
    expect(readCalls().filter(({ path }) => !calls(path))).toEqual([]);
  });
});
