import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeMaps } from './source-maps';

it('takes maps out of what is served, each to its place', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'maps-'));
  const [web, maps] = [join(dir, 'web'), join(dir, 'maps')];
  await mkdir(join(web, 'assets'), { recursive: true });
  for (const file of ['index.html', 'assets/a.js', 'assets/a.js.map', 'sw.js.map'])
    await writeFile(join(web, file), file);
  expect((await takeMaps(web, maps)).sort()).toEqual(['assets/a.js.map', 'sw.js.map']);
  const files = async (of: string) => (await readdir(of, { recursive: true })).sort();
  expect(await files(web)).toEqual(['assets', 'assets/a.js', 'index.html']);
  expect(await files(maps)).toEqual(['assets', 'assets/a.js.map', 'sw.js.map']);
  await rm(dir, { recursive: true });
});
