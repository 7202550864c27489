import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { resolve } from '../../vite.config';
import { embedShop } from './embed-shop';

/** The dictionaries as a build ships them. */
async function dictionaries(isOn: boolean): Promise<{ names: string[]; bytes: number }> {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve,
    define: embedShop(isOn),
    build: { ssr: 'server/reference/dictionaries.ts', write: false },
  })) as Rolldown.RolldownOutput;
  const { code } = made.output[0];
  const module = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as {
    DICTIONARIES: Record<string, () => unknown>;
  };
  return { names: Object.keys(module.DICTIONARIES), bytes: code.length };
}

describe('an embed-shop build', () => {
  it('R235 G129 serves the dictionaries of the search alone, and leaves the others out of the bundle', async () => {
    const [small, usual] = [await dictionaries(true), await dictionaries(false)];
    expect(small.names.sort()).toEqual([
      'airports',
      'attributions',
      'carriers',
      'cities',
      'countries',
      'currencies',
    ]);
    expect(usual.names).toEqual(expect.arrayContaining([...small.names, 'timeZones', 'meals', 'seatMaps']));
    expect(usual.bytes - small.bytes).toBeGreaterThan(20_000);
  });
});
