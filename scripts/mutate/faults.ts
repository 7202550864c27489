import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'tests/mutations';

/** A small fault that a test has to notice: what stands in a file is replaced by something wrong. */
export interface Mutant {
  readonly area: string;
  /** Short, unique in its area: what is broken. */
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly put: string;
  /** What it breaks: a rule, an invariant, a line of security or a decision, by its id. */
  readonly breaks: readonly string[];
  /** The test file that fails; the first test that does is enough. */
  readonly test: string;
  /** Among the dozen that every run of the tests puts in. */
  readonly isDear: boolean;
  /** Known to survive, and why that is borne. */
  readonly survives?: string;
}

const SURVIVES = 'survives: ';
/** A line's end, a space at the end of a cell, and nothing at all are written as signs, so that nobody trims them away. */
const code = (cell: string) => cell.replaceAll('⏎', '\n').replace(/␠$/, ' ').replace(/^∅$/, '');

/** The faults of one table. Throws for a line that is not whole. */
export function mutantsIn(area: string, text: string): Mutant[] {
  let head: string[] = [];
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('> ')) {
        head = line.slice(2).split('\t');
        return [];
      }
      const [file, test, usual] = head;
      const [name, find, put, own, more = ''] = line.split('\t');
      if (!usual || !name || !find || !put) throw new Error(`${area}: not whole: ${line}`);
      return {
        ...{ area, name, file: file!, test: test!, find: code(find), put: code(put) },
        breaks: (own || usual).split(' '),
        isDear: more === 'dear',
        ...(more.startsWith(SURVIVES) && { survives: more.slice(SURVIVES.length) }),
      };
    });
}

/** The mutants of these areas, or of all. Throws for an area that there is not, naming those that there are. */
export function mutantsOf(wanted: readonly string[]): Mutant[] {
  const areas = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => name.replace('.tsv', ''));
  const unknown = wanted.filter((area) => !areas.includes(area));
  if (unknown.length > 0)
    throw new Error(`No such area: ${unknown.join(', ')}. There are: ${areas.join(', ')}.`);
  return areas
    .filter((area) => wanted.length === 0 || wanted.includes(area))
    .flatMap((area) => mutantsIn(area, readFileSync(`${FOLDER}/${area}.tsv`, 'utf8')));
}
