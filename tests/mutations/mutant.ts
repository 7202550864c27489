/** A small fault that a test has to notice: what stands in a file is replaced by something wrong. */
export interface Mutant {
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
  readonly isDear?: true;
  /** Known to survive, and why that is borne. */
  readonly survives?: string;
}

/** The mutants of one area. */
export const mutants = (all: readonly Mutant[]): readonly Mutant[] => all;

type Fault = readonly [
  name: string,
  find: string,
  put: string,
  more?: Partial<Pick<Mutant, 'breaks' | 'test' | 'isDear' | 'survives'>>,
];

/** Faults of one file that the same test notices. */
export const inFile = (
  file: string,
  { test, breaks }: Pick<Mutant, 'test' | 'breaks'>,
  faults: readonly Fault[],
): readonly Mutant[] =>
  faults.map(([name, find, put, more]) => ({ name, file, find, put, breaks, test, ...more }));
