import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INTERNAL, NOTES } from '.';

const FOLDER = 'core/ui';
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');
/** What a scene is drawn of is no component by itself. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsx') && !name.startsWith('scene/drawing/'),
);

/** Names that a file exports and that start with a capital letter: its components. */
const exported = (source: string): string[] =>
  [...source.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name]) => name!);

const components = new Map(
  files
    .filter((name) => !/\.(stories|test)\.tsx$/.test(name))
    .flatMap((name) => exported(read(name)).map((one) => [one, name.replace('.tsx', '')] as const)),
);
const notes = NOTES.flatMap(({ page, notes: all }) => all.map((one) => ({ page, ...one })));
const noted = notes.flatMap((one) => one.components);

describe('the notes on the components', () => {
  it('tell of every component, once', () => {
    const missing = [...components.keys()].filter((name) => !noted.includes(name) && !(name in INTERNAL));
    expect(missing, 'without notes in core/ui/docs').toEqual([]);
    expect(noted.filter((name, at) => noted.indexOf(name) !== at)).toEqual([]);
  });

  it('tell of nothing that is not there', () => {
    expect([...noted, ...Object.keys(INTERNAL)].filter((name) => !components.has(name))).toEqual([]);
    for (const {
      components: [first],
      file,
    } of notes)
      expect(components.get(first)).toBe(file);
  });

  it('stand on a page that has stories', () => {
    const titles = files
      .filter((name) => name.endsWith('.stories.tsx'))
      .map((name) => /title: '(Library[^']*)'/.exec(read(name))?.[1]);
    expect(NOTES.map(({ page }) => page).filter((page) => !titles.includes(page))).toEqual([]);
  });

  it.each(notes.map((one) => [one.components[0], one] as const))(
    '%s has a purpose, a do, a don’t, and says how it is heard',
    (_, { use, dos, donts, keys, roles }) => {
      expect(dos.length).toBeGreaterThan(0);
      expect(donts.length).toBeGreaterThan(0);
      for (const sentence of [use, roles, ...dos, ...donts, ...keys.map(({ does }) => does)])
        expect(sentence.length).toBeGreaterThan(5);
    },
  );

  it('have a row of keys for whatever answers to keys of its own', () => {
    const listens = [...components].filter(([, file]) => /onKeyDown=/.test(read(`${file}.tsx`)));
    const silent = notes.filter(({ keys }) => keys.length === 0).flatMap((one) => one.components);
    expect(listens.map(([name]) => name).filter((name) => silent.includes(name))).toEqual([]);
  });
});
