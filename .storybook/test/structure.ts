import { commands } from 'vitest/browser';
import { differences, type Part, structureOf } from '../../tests/visual/structure';
import type { Mode } from '../../themes/derive';
import { DESKTOP, drawn, dress, PHONE, resize } from './sweep';

/** What changes with the day or draws itself while it is looked at; the reason stands beside it. */
const UNSTEADY: readonly [RegExp, string][] = [
  [/mapframe--tiles$/, 'whether there is WebGL is the machine’s'],
  [/^library-forms-dates/, 'calendars begin today'],
  [/^library-actions-more--copy-and-code$/, 'which monospaced fonts there are is the machine’s'],
  [/^library-overlays--toast/, 'toasts go by the clock'],
];

const STORED = import.meta.glob<Record<string, Part[]>>('../../tests/visual/structure/*.json', {
  import: 'default',
});
const path = (storyId: string) => `tests/visual/structure/${storyId}.json`;
const updating = import.meta.env['VITE_VISUAL_UPDATE'] === '1';

/** Dark moves nothing, so that one width is enough for its colours. */
const TAKES: readonly { name: string; size: readonly [number, number]; mode: Mode }[] = [
  { name: 'phone light', size: PHONE, mode: 'light' },
  { name: 'desktop light', size: DESKTOP, mode: 'light' },
  { name: 'desktop dark', size: DESKTOP, mode: 'dark' },
];

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Pictures that come, or fail and are replaced, a moment after the story was drawn. */
async function settleImages(): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    if (images.every((image) => image.complete)) return;
    await pause(100);
  }
}

async function take(): Promise<Record<string, Part[]>> {
  const taken: Record<string, Part[]> = {};
  await document.fonts.ready;
  await settleImages();
  await drawn();
  for (const { name, size, mode } of TAKES) {
    resize(size);
    dress('caravel', mode);
    await drawn();
    taken[name] = structureOf(document.body);
  }
  dress('caravel', 'light');
  return taken;
}

const line = (part: Part): string => JSON.stringify(part);
const written = (all: Record<string, Part[]>): string =>
  `{\n${Object.entries(all)
    .map(([name, parts]) => `${JSON.stringify(name)}: [\n${parts.map(line).join(',\n')}\n]`)
    .join(',\n')}\n}\n`;

/** The library's stories keep their boxes and colours; on purpose: `npm run visual:update`. */
export async function checkStructure(storyId: string): Promise<void> {
  if (!storyId.startsWith('library-') || UNSTEADY.some(([name]) => name.test(storyId))) return;
  const now = await take();
  const load = STORED[`../../${path(storyId)}`];
  // As with every snapshot: a new story's is taken when it is first seen, and belongs into its commit.
  if (updating || !load) {
    await commands.writeFile(path(storyId), written(now));
    return;
  }
  const before = await load();
  const compare = (taken: Record<string, Part[]>) =>
    Object.entries(taken).flatMap(([name, parts]) =>
      differences(before[name] ?? [], parts).map((difference) => `${name}: ${difference}`),
    );
  let found = compare(now);
  // What is really different stays so; what was only late is there at a second look.
  for (let looks = 0; found.length > 0 && looks < 3; looks += 1) {
    await pause(500);
    found = compare(await take());
  }
  if (found.length > 0) {
    throw new Error(
      `${storyId} looks different. If that is meant: npm run visual:update\n${found.join('\n')}`,
    );
  }
}
