import { foldName } from './fold';

/** One reading of what somebody typed. */
export interface Asked {
  /** The name that is looked for. */
  readonly name: string;
  /** Where it is said to be, each as `| france` (begun) or `| france|` (in full). */
  readonly at: readonly string[];
  /** "Airport" was typed with it. */
  readonly isAirport: boolean;
}

const SEPARATORS = /[,;·|()[\]]|\s[-–—/]\s/;
const AIRPORT = /\b(airport|aeroporto|aeropuerto|aeroport|flughafen)\b/;
const OF_AIRPORTS =
  /\b(international|internacional|intl|airport|aeroporto|aeropuerto|aeroport|flughafen)\b( (d[eoa]s?|of)\b)?/g;
/** Words of a country's name, at most. */
const MOST_WORDS = 4;

/** Without what every airport is called, which says nothing about which one it is. */
export const bareName = (name: string): string => name.replace(OF_AIRPORTS, ' ').replace(/ +/g, ' ').trim();

/** A place in a place, without a comma: "paris france". The last words are all of where it is. */
function* inPlaces(
  name: string,
  isPlace: (name: string) => boolean,
): Generator<[name: string, at: string[]]> {
  const words = name.split(' ');
  for (let at = Math.max(1, words.length - MOST_WORDS); at < words.length; at++) {
    const place = words.slice(at).join(' ');
    if (isPlace(place)) yield [words.slice(0, at).join(' '), [`| ${place}|`]];
  }
}

/**
 * What a typed text may mean: a name; a name and where that is, after a comma or after nothing ("Paris, France",
 * "porto portugal"); a name with its code, as fields show it ("São Paulo (GRU)").
 */
export function readingsOf(typed: string, isPlace: (name: string) => boolean): Asked[] {
  const parts = typed.split(SEPARATORS).map(foldName).filter(Boolean);
  const [first = '', ...rest] = parts;
  const last = parts.at(-1) ?? '';
  const at = (names: readonly string[]) => names.map((name) => `| ${name}`);
  const whole = foldName(typed);
  const read: [name: string, at: string[]][] = [[whole, []]];
  if (rest.length === 0) read.push(...inPlaces(whole, isPlace));
  else {
    read.push([first, at(rest)]);
    if (last.length === 3) read.push([last, at(parts.slice(0, -1))]);
  }
  return read.flatMap(([name, where]): Asked[] => {
    const bare = bareName(name);
    const plain = { name, at: where, isAirport: false };
    return bare === name || bare === ''
      ? [plain]
      : [plain, { name: bare, at: where, isAirport: AIRPORT.test(name) }];
  });
}
