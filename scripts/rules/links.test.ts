import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

it('every document leads to files that are there', () => {
  const documents = globSync('**/*.md', {
    exclude: (name) => /^(node_modules|dist|\.tmp|\.data)/.test(String(name)),
  });
  expect(documents.length).toBeGreaterThan(50);
  const dead = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\((?![a-z]+:|[/#])([^)#\s]+)/g)]
      .map(([, link]) => link!)
      .filter((link) => !existsSync(join(dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(dead).toEqual([]);
});
