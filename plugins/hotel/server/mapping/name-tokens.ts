/** Articles, prepositions and conjunctions of the languages that properties are named in. */
const LINKS =
  'a al am an and at au aux by d da das de dei del della den der des di do dos du e el et i il im in l la las le les lo los o of on os the und y zu zum zur';
/** What a property calls itself; suppliers add and drop it. */
const KINDS =
  'albergo aparthotel apartments apartamentos auberge gasthof gastehaus guesthouse haus hospedaria hostal hostel hotel hoteis hoteles hotels house inn lodge motel ostello parador pension pensao posada pousada relais residence residencial residencia resort ryokan';
/** What it boasts of, or says beside. */
const BOASTS =
  'b bed boutique breakfast collection deluxe design guest luxury rooms spa suite suites wellness';
/** What a street calls itself: most have it in common. "St" is read as "Saint". */
const STREETS =
  'alameda ave avda avenida avenue beco blvd boulevard calcada calle camino carrer carrera carretera chemin corso court drive estrada lane largo paseo piazza place plaza platz praca praceta quai rambla road rua rue saint square strasse street travessa via viale way';
/** Short forms, and one spelling for what has several. */
const ALIKE: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'saint',
  san: 'saint',
  sao: 'saint',
  santa: 'saint',
  santo: 'saint',
  mt: 'mount',
  sq: 'square',
  centre: 'center',
  theatre: 'theater',
  harbour: 'harbor',
  ii: '2',
  iii: '3',
  iv: '4',
  two: '2',
  three: '3',
  second: '2',
  north: 'norte',
  nord: 'norte',
  south: 'sul',
  sur: 'sul',
  sud: 'sul',
  east: 'leste',
  este: 'leste',
  est: 'leste',
  west: 'oeste',
  ouest: 'oeste',
  ovest: 'oeste',
};
/** Words that tell one house of a family from the next: never left out, never forgiven. */
const TELLING = new Set(
  'norte sul leste oeste upper lower old new velho novo annex anexo annexe tower torre wing'.split(' '),
);

const LINK = new Set(LINKS.split(' '));
const KIND = new Set(KINDS.split(' '));
const BOAST = new Set(BOASTS.split(' '));
const STREET = new Set(STREETS.split(' '));

/** Lower case without accents, split where no letter or digit is. */
export const plainTokens = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]s\b/gu, 's')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((token) => ALIKE[token] ?? token);

/**
 * Whether a token tells two properties of one family apart: what has a digit, a letter alone, a point of the compass. None
 * of them is ever forgiven as a typing error.
 */
export const isTelling = (token: string): boolean =>
  token.length === 1 || TELLING.has(token) || /\d/.test(token);

/**
 * The tokens of a property's name that are its own: without links, without what kind of house it is, without its city,
 * unless nothing would be left.
 */
export function ownTokens(name: string, cities: ReadonlySet<string>): string[] {
  // A letter behind "tower" or at the end tells houses apart; within a name it is a link.
  const all = plainTokens(name);
  const isLink = (token: string, at: number) =>
    LINK.has(token) &&
    !(token.length === 1 && at > 0 && (at === all.length - 1 || TELLING.has(all[at - 1]!)));
  const linked = all.filter((token, at) => !isLink(token, at));
  const named = linked.filter((token) => !KIND.has(token) && !BOAST.has(token));
  const own = named.filter((token) => !cities.has(token));
  return [own, named, linked, all].find(({ length }) => length > 0) ?? [];
}

/** What kinds of house a name says that it is. */
export const kindsIn = (name: string): string[] => plainTokens(name).filter((token) => KIND.has(token));

/** The tokens that name the street in the line of an address, without what kind of street it is, unless nothing would be left. */
export function streetTokens(line: string): string[] {
  const words = plainTokens(line).filter((token) => !/\d/.test(token) && token.length > 2);
  const own = words.filter((token) => !STREET.has(token) && !LINK.has(token));
  return own.length > 0 ? own : words;
}
