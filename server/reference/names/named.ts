import { type Asked, readingsOf } from './asked';
import { distanceTo, nearText, type NearText } from './near-text';

/** Something that goes by names. What it is called is kept as one text, which is looked through faster than a list. */
export interface Named {
  readonly kind: string;
  /** Its codes, its names, and where it is: of each `| one| another|`. */
  readonly codes: string;
  readonly names: string;
  readonly at: string;
  /** How the words of its names begin. */
  readonly beginnings: number;
  /** What may be typed with an error. */
  readonly near: readonly NearText[];
  /** How much goes on there: of two that answer alike the greater comes first. */
  readonly weight: number;
}

/** Several folded names as one text, in which `| name|` is one, `| name` begins one and ` name` begins a word of one. */
export const phrases = (names: Iterable<string>): string =>
  `${[...new Set(names)]
    .filter(Boolean)
    .map((name) => `| ${name}`)
    .join('')}|`;

/**
 * A bit for the first two letters of each word of a text: nearly everything that has no such word is passed over without being
 * looked through. A last word of one letter begins many.
 */
function beginningsOf(text: string): number {
  let bits = 0;
  for (let at = text.indexOf(' '); at >= 0 && at + 2 < text.length; at = text.indexOf(' ', at + 1))
    bits |= 1 << ((text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) & 31);
  return bits;
}

/** Every name that somebody may add to another, in the order of letters once it is asked for. */
const places = new Set<string>();
let sorted: string[] = [];

/** Folded names of where something is, as one text; whoever types a name may add one of them. */
export function placesAround(names: readonly string[]): string {
  for (const name of names) places.add(name);
  return phrases(names);
}

/** Whether anything is in a place whose name begins so. */
function beginsPlace(text: string): boolean {
  if (sorted.length !== places.size) sorted = [...places].sort();
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(text) ?? false;
}

interface Called {
  readonly codes?: readonly string[];
  /** Folded. */
  readonly names: readonly string[];
  /** As `placesAround` makes it. */
  readonly at: string;
  readonly weight: number;
}

export function named<Of extends { readonly kind: string }>(
  of: Of,
  { codes = [], names, at, weight }: Called,
): Of & Named {
  const called = phrases(names);
  return {
    ...of,
    codes: phrases(codes.map((code) => code.toLowerCase())),
    names: called,
    beginnings: beginningsOf(called),
    at,
    near: [...new Set(names)].map(nearText),
    weight,
  };
}

/** How well something answers; lower is better. */
export const ANSWERS = {
  code: 0,
  name: 1,
  country: 1.5,
  begins: 2,
  word: 3,
  inCountry: 5,
  words: 6,
  elsewhere: 7,
  nearly: 10,
} as const;

/** Letters of a country's name that tell it, and of a code. */
const LEAST_OF_COUNTRY = 3;
const CODE = 3;

/** What begins a word of a name, with a space before it. */
interface Word {
  readonly text: string;
  readonly beginnings: number;
  /** Where things are that it was looked for in: many are in one place. */
  readonly there: Map<string, boolean>;
}

const wordOf = (text: string): Word => ({ text, beginnings: beginningsOf(text), there: new Map() });
const hasWord = (one: Named, { text, beginnings }: Word): boolean =>
  (one.beginnings & beginnings) === beginnings && one.names.includes(text);
function isAt({ at }: Named, { text, there }: Word): boolean {
  const known = there.get(at);
  if (known !== undefined) return known;
  const is = at.includes(text);
  there.set(at, is);
  return is;
}

/** A reading with what is looked for in the texts of something. */
interface Sought extends Asked {
  /** It begins a word, and a whole name. */
  readonly word: Word;
  readonly begins: string;
  /** Somewhere is in a place of which it is the beginning. */
  readonly mayBePlace: boolean;
  /** Each word of several. */
  readonly words: readonly Word[];
  readonly near: NearText;
}

function soughtBy(reading: Asked): Sought {
  const { name } = reading;
  const words = name.split(' ').map((each) => wordOf(` ${each}`));
  return {
    ...reading,
    word: wordOf(` ${name}`),
    begins: `| ${name}`,
    mayBePlace: name.length >= LEAST_OF_COUNTRY && beginsPlace(name),
    words: words.length > 1 ? words : [],
    near: nearText(name),
  };
}

/** How well a name answers, wherever it is. */
function rankOf(one: Named, { name, isAirport, word, begins, mayBePlace, words }: Sought): number | null {
  if (name.length === CODE && one.codes.includes(`${begins}|`)) return ANSWERS.code;
  const isNamed = hasWord(one, word);
  // "Lisbon airport" is the airport of Lisbon, then Lisbon.
  if (isNamed && one.names.includes(`${begins}|`))
    return isAirport && one.kind !== 'airport' ? ANSWERS.country : ANSWERS.name;
  const isIn = mayBePlace && (one.kind === 'city' || one.kind === 'airport') && one.at.includes(begins);
  if (isIn && one.at.includes(`${begins}|`)) {
    if (isAirport && one.kind === 'airport') return ANSWERS.name;
    if (one.kind === 'city') return ANSWERS.country;
  }
  if (isNamed) return one.names.includes(begins) ? ANSWERS.begins : ANSWERS.word;
  if (isIn) return ANSWERS.inCountry;
  return words.some((each) => hasWord(one, each)) &&
    words.every((each) => hasWord(one, each) || isAt(one, each))
    ? ANSWERS.words
    : null;
}

const isThere = (one: Named, { at }: Sought): boolean => at.every((phrase) => one.at.includes(phrase));

export interface Answer<One> {
  readonly one: One;
  /** As ANSWERS says; what was typed with an error is above all others. */
  readonly rank: number;
  /** Which list it is of. */
  readonly list: number;
}

type Lists<One> = readonly (readonly One[])[];

/** Everything that one of the readings ranks, each by the best of them. */
function ranked<One extends Named>(
  lists: Lists<One>,
  readings: readonly Sought[],
  rank: (one: One, reading: Sought) => number | null,
): Answer<One>[] {
  const found: Answer<One>[] = [];
  lists.forEach((ones, list) => {
    for (const one of ones) {
      let best: number | null = null;
      for (const reading of readings) {
        const here = rank(one, reading);
        if (here !== null && (best === null || here < best)) best = here;
      }
      if (best !== null) found.push({ one, rank: best, list });
    }
  });
  return found;
}

/** Everything of nearly that name, below all else. */
function nearly<One extends Named>(lists: Lists<One>, readings: readonly Sought[]): Answer<One>[] {
  return ranked(lists, readings, (one, reading) => {
    let best: number | null = null;
    for (const name of one.near) {
      const distance = distanceTo(reading.near, name);
      if (distance !== null && (best === null || distance < best)) best = distance;
    }
    return best !== null && isThere(one, reading) ? ANSWERS.nearly + best : null;
  });
}

/** With fewer good answers than these, names that are nearly what was typed are looked for as well. */
const FEW = 3;

/** Whether what was typed is nobody's code or name, and the beginning of few. */
const isDoubtful = (found: readonly Answer<unknown>[]): boolean =>
  found.filter(({ rank }) => rank <= ANSWERS.word).length < FEW &&
  !found.some(({ rank }) => rank <= ANSWERS.country);

/**
 * What a typed text may mean, best first: an exact code, then a name in any of its languages, then what begins so, then
 * what has a word that does, then cities of a country. Few of those: also names that are nearly what was typed ("Lisbn"),
 * below them. Among equals what is of an earlier list comes first, then the greater.
 */
export function namesLike<One extends Named>(lists: Lists<One>, typed: string): Answer<One>[] {
  const readings = readingsOf(typed, (name) => places.has(name))
    .filter(({ name }) => name !== '')
    .map(soughtBy);
  // After a comma stands where something is: what stands before it is the name.
  const apart = readings.filter(
    ({ name, at }) => name.length > CODE && at.length > 0 && !at[0]!.endsWith('|'),
  );
  const ranks = ranked(lists, readings, (one, reading) => {
    const rank = rankOf(one, reading);
    // Where something is takes long to look through: it is asked of few.
    if (rank === null || isThere(one, reading)) return rank;
    // A place that is not where it is said to be, by error or in a language that nobody knows here.
    return rank <= ANSWERS.begins && apart.includes(reading) ? ANSWERS.elsewhere + rank / 10 : null;
  });
  const there = ranks.filter(({ rank }) => rank < ANSWERS.elsewhere);
  const found = there.length > 0 ? there : ranks;
  if (isDoubtful(found)) {
    const known = new Set(found.map(({ one }) => one));
    const names = apart.length > 0 ? apart : readings;
    found.push(...nearly(lists, names).filter(({ one }) => !known.has(one)));
  }
  return found.sort((a, b) => a.rank - b.rank || a.list - b.list || b.one.weight - a.one.weight);
}
