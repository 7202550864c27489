// @vitest-environment node
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { removePlugin } from '../../tests/removal/remove';
import { copyProject } from '../lib/copy';
import { createPlugin } from './create';

const copy = copyProject('new-plugin');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:plugin', () => {
  // That what it writes passes every check untouched is proven in the copies of `tests/removal`.
  it('writes a product that is sold in a few hundred lines', async () => {
    const { files } = await createPlugin(copy, 'harbor-pass', 'bookable');
    const kept = files.filter((file) => /^plugins\/harbor-pass\/.*(?<!\.test)\.tsx?$/.test(file));
    const lines = kept.flatMap((file) => readFileSync(join(copy, file), 'utf8').trimEnd().split('\n'));
    expect(lines.length).toBeLessThanOrEqual(350);
  });

  it('enters it where the server offers it to those who sign in, and can take it away again', async () => {
    const lists = () =>
      ['plugins/entries.ts', 'plugins/registry.ts', 'server/plugins.ts'].map((path) =>
        readFileSync(join(copy, path), 'utf8'),
      );
    const before = lists();
    await createPlugin(copy, 'sleeper-train');
    expect(lists()[0]).toMatch(
      /'sleeper-train': \{\s+activatedBy.*\s+.*\s+home: '\/booknow\/sleeper-trains'/,
    );
    for (const list of lists()) expect(list).toContain('sleeper-train');
    removePlugin(copy, 'sleeper-train');
    expect(lists()).toEqual(before);
  });

  it('refuses a word that the platform uses itself before it writes anything', async () => {
    const before = readFileSync(join(copy, 'plugins/entries.ts'), 'utf8');
    await expect(createPlugin(copy, 'checkout')).rejects.toThrow(
      /"checkout" is a word of the platform \(core\//,
    );
    expect(readFileSync(join(copy, 'plugins/entries.ts'), 'utf8')).toBe(before);
  });
});
