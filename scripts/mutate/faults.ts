import { readdirSync } from 'node:fs';
import type { Mutant } from '../../tests/mutations/mutant';

const FOLDER = new URL('../../tests/mutations/', import.meta.url);

export interface AreaMutant extends Mutant {
  readonly area: string;
}

/** The mutants of these areas, or of all. Throws for an area that there is not, naming those that there are. */
export async function mutantsOf(wanted: readonly string[]): Promise<AreaMutant[]> {
  const areas = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts') && !/^mutant\.|\.test\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''));
  const unknown = wanted.filter((area) => !areas.includes(area));
  if (unknown.length > 0)
    throw new Error(`No such area: ${unknown.join(', ')}. There are: ${areas.join(', ')}.`);
  const chosen = wanted.length > 0 ? areas.filter((area) => wanted.includes(area)) : areas;
  const lists = await Promise.all(
    chosen.map(async (area) => {
      const { default: own } = (await import(new URL(`${area}.ts`, FOLDER).href)) as {
        default: readonly Mutant[];
      };
      return own.map((mutant) => ({ ...mutant, area }));
    }),
  );
  return lists.flat();
}
