import { distanceTo, nearText, type NearText } from '../near-text';
import { fold } from '../suggest';

/** A name, and the same after a blank: where a text does not begin a word of it, it does not begin anything. */
interface Name extends NearText {
  readonly words: string;
}

/** Something that goes by names. */
export interface Named {
  readonly names: readonly Name[];
}

/** A list or a map: it is gone through more than once. */
interface Several<One> {
  values(): Iterable<One>;
}

const nameOf = (text: string): Name => ({ ...nearText(text), words: ` ${text}` });

/** All names that something goes by, whatever their case and accents. */
export const namesOf = (texts: Iterable<string>): Name[] => [...new Set([...texts].map(fold))].map(nameOf);

/** How far a name is from what it has a word of: 0 the same, then begun, then a word of it begun; null for none of that. */
function begun(typed: Name, name: Name): number | null {
  if (!name.words.includes(typed.words)) return null;
  if (!name.text.startsWith(typed.text)) return 0.4;
  return name.text === typed.text ? 0 : 0.2;
}

/** Everything of which a name is near, as `distance` says it. */
function nearBy<One extends Named>(
  all: Several<One>,
  typed: Name,
  distance: (typed: Name, name: Name) => number | null,
  rank: (one: One) => number,
): One[] {
  const found: { readonly one: One; readonly far: number }[] = [];
  for (const one of all.values()) {
    let far: number | null = null;
    for (const name of one.names) {
      const here = distance(typed, name);
      if (here !== null && (far === null || here < far)) far = here;
    }
    if (far !== null) found.push({ one, far });
  }
  return found.sort((a, b) => a.far - b.far || rank(a.one) - rank(b.one)).map(({ one }) => one);
}

/** What a typed text may mean, best first, at most `size`: what it begins, then what it is a typing error away from. */
export function likeName<One extends Named>(
  all: Several<One>,
  term: string,
  { rank, size }: { readonly rank: (one: One) => number; readonly size: number },
): One[] {
  const typed = nameOf(fold(term));
  if (typed.text === '') return [];
  const found = nearBy(all, typed, begun, rank);
  if (found.length < size) {
    const known = new Set(found);
    found.push(...nearBy(all, typed, distanceTo, rank).filter((one) => !known.has(one)));
  }
  return found.slice(0, size);
}
