import { describe, expect, it } from 'vitest';
import { graphOf, namedBy, reachedBy } from './reached';

describe('what a file names', () => {
  it.each([
    ['a neighbour', `import { a } from './a';`, 'core/ui/a'],
    ['a file above', `import { a } from '../a';`, 'core/a'],
    ['one by its path from the root', `import { a } from '@/themes/a';`, 'themes/a'],
    ['one for its effect', `import './a.css';`, 'core/ui/a.css'],
    ['one that is handed on', `export * from './a';`, 'core/ui/a'],
    ['one that is loaded later', `const A = lazy(() => import('./a'));`, 'core/ui/a'],
    ['an address', `import url from './a.svg?url';`, 'core/ui/a.svg'],
    ['an address of its own', `new URL('./a.webp', import.meta.url)`, 'core/ui/a.webp'],
    ['one over several lines', `import {\n  a,\n  b,\n} from './a';`, 'core/ui/a'],
    ['one that has a type beside', `import { type A, a } from './a';`, 'core/ui/a'],
  ])('is %s', (_, text, path) => {
    expect(namedBy('core/ui/b.tsx', text).paths).toEqual([path]);
  });
  it.each([
    ['a library', `import { useState } from 'react';`],
    ['types alone', `import type { A } from './a';\nexport type {\n  B,\n} from './b';`],
  ])('is not %s', (_, text) => {
    expect(namedBy('core/ui/b.tsx', text).paths).toEqual([]);
  });
  it.each([
    ['a glob', `import.meta.glob('../pictures/*.svg')`, ['core/pictures/']],
    ['several globs', `import.meta.glob<A>([\n  './a-*.md',\n  '!./a-b.md',\n])`, ['core/ui/a-']],
    ['a name with a gap', 'import(`../../locales/${language}/core.po`)', ['locales/']],
  ])('may be many files, by %s', (_, text, beginnings) => {
    expect(namedBy('core/ui/b.tsx', text).beginnings).toEqual(beginnings);
  });
});

const TREE: Record<string, string> = {
  'core/Card.stories.tsx': `import { Card } from './Card';`,
  'core/Card.tsx': `import { card } from './card.css';\nimport type { Shape } from './shape';\nconst Far = import('@/core/far');`,
  'core/card.css.ts': ``,
  'core/shape.ts': ``,
  'core/far/index.ts': `import '../near';\nimport.meta.glob('../pictures/*.svg');`,
  'core/near.ts': `import './far';`,
  'core/pictures/sun.svg': ``,
  'core/Plain.stories.tsx': `import { near } from './gone';`,
};
const graph = graphOf(
  Object.keys(TREE).filter((path) => path.includes('.stories.')),
  Object.keys(TREE),
  (path) => TREE[path],
);
const reaches = (...changed: string[]) =>
  [...reachedBy(changed, graph)].filter((path) => path.includes('.stories.'));

describe('what a change reaches', () => {
  it.each([
    ['the story itself', 'core/Card.stories.tsx'],
    ['what it imports', 'core/Card.tsx'],
    ['a style, which is named without its ending', 'core/card.css.ts'],
    ['what is loaded later, as an index', 'core/far/index.ts'],
    ['what lies behind that, in a circle', 'core/near.ts'],
    ['one of many', 'core/pictures/sun.svg'],
  ])('is a story, by %s', (_, changed) => {
    expect(reaches(changed)).toEqual(['core/Card.stories.tsx']);
  });
  it('is nothing by a type, which is gone before anything runs, nor by what nobody imports', () => {
    expect(reaches('core/shape.ts', 'server/main.ts')).toEqual([]);
  });
  it('says what is named and not there', () => {
    expect(graph.missing).toEqual(['core/Plain.stories.tsx: core/gone']);
  });
});
