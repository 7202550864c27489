import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { graphOf } from './reached';
import { OF_ALL, sentenceOf, sweptHere, sweptOf } from './swept';

const TREE: Record<string, string> = {
  '.storybook/main.ts': ``,
  '.storybook/preview.tsx': `import '../themes/apply';`,
  '.storybook/test/setup.ts': `import.meta.glob('../../tests/visual/structure/*.json');`,
  'vitest.config.ts': `import './scripts/words';`,
  'lingui.config.ts': ``,
  'themes/apply.ts': ``,
  'scripts/words.ts': ``,
  'core/Button.tsx': ``,
  'core/Button.stories.tsx': `import './Button';`,
  'plugins/ferry/Offer.tsx': `import '@/core/Button';`,
  'plugins/ferry/web/Offer.stories.tsx': `import '../Offer';`,
  'plugins/car/Offer.tsx': ``,
  'plugins/car/web/Offer.stories.tsx': `import '../Offer';`,
  'tests/visual/structure/button.json': ``,
};
const STORIES = Object.keys(TREE).filter((path) => path.endsWith('.stories.tsx'));
const swept = (...changed: string[]) =>
  sweptOf(STORIES, changed, 'v1.0.0', Object.keys(TREE), (path) => TREE[path]);

describe('which stories are swept', () => {
  it.each<[string, string, string[]]>([
    ['those that import it', 'core/Button.tsx', ['core/Button', 'plugins/ferry/web/Offer']],
    ['a product’s own', 'plugins/car/Offer.tsx', ['plugins/car/web/Offer']],
    ['a product’s own by its words', 'locales/pt/ferry.po', ['plugins/ferry/web/Offer']],
    ['none by what the host says', 'locales/pt/ferry-server.po', []],
    ['none by what the host does', 'server/main.ts', []],
    ['none by a stored structure, which is compared anyway', 'tests/visual/structure/button.json', []],
  ])('are %s', (_, changed, stories) => {
    expect(swept(changed).files).toEqual(stories.map((story) => `${story}.stories.tsx`));
  });
  it.each([
    ['a theme', 'themes/apply.ts', 'what has changed since v1.0.0 reaches .storybook/preview.tsx'],
    ['the workbench', '.storybook/main.ts', 'what has changed since v1.0.0 reaches .storybook/main.ts'],
    ['how code is built', 'scripts/words.ts', 'what has changed since v1.0.0 reaches vitest.config.ts'],
    ['a library', 'package-lock.json', 'package-lock.json has changed since v1.0.0'],
    ['words of the core', 'locales/en/core.po', 'the words of core have changed since v1.0.0'],
  ])('are all when %s changes', (_, changed, why) => {
    expect(swept(changed)).toEqual({ files: STORIES, why });
  });
  it('are none when nothing changed, and all when that is asked for', () => {
    expect(swept().files).toEqual([]);
    expect(sweptHere(STORIES, true)).toEqual({ files: STORIES, why: 'all are asked for' });
  });
});

describe('the sources as they are', () => {
  it('have no import of ours that is overlooked', () => {
    const houses = ['.storybook', 'core', 'locales', 'plugins', 'scripts', 'tests', 'themes'];
    const inside = houses.flatMap((house) =>
      readdirSync(house, { recursive: true, encoding: 'utf8' }).map((path) => `${house}/${path}`),
    );
    const files = [...inside.map((path) => path.replaceAll('\\', '/')), ...readdirSync('.')];
    const stories = files.filter((file) => /^(\.storybook|core|plugins)\/.*\.stories\.tsx$/.test(file));
    const { missing } = graphOf([...stories, ...OF_ALL], files, (path) => readFileSync(path, 'utf8'));
    expect(missing).toEqual([]);
  });
  it('tell how many stories there are', () => {
    const files = ['core/ui/actions/Button.stories.tsx'];
    expect(sentenceOf({ files: [], why: 'nothing has changed' }, files)).toMatch(
      /^0 of [1-9]\d? stories are swept .*: nothing has changed\.$/,
    );
  });
});
