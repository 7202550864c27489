import { plainName } from './names';

// Tickets and boarding passes carry the letters of a passport's machine-readable lines. What stands there is written after
// ICAO Doc 9303, part 3, section 6, which libraries for addresses and file names do not follow: Юлия is Iuliia there.

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map((pair) => [pair[0]!, pair.slice(1)]));

const CYRILLIC = pairs(
  'аa бb вv гg ґg дd ђd ѓg еe ёe єie жzh зz ѕdz иi іi їi йi јj кk ќk лl љlj мm нn њnj оo пp рr сs тt ћc уu ўu фf хkh ' +
    'цts чch џdz шsh щshch ъie ыy ь эe юiu яia',
);
/** Ukrainian reads some of them in another way, and has letters that tell it apart. */
const UKRAINIAN = pairs('гh иy');
/** ELOT 743, which Greek passports follow; two letters before one. */
const GREEK = pairs('αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo');
/** Latin letters that are none with a mark. */
const LATIN = pairs('æae œoe ßss þth ðd đd øo łl ħh ĳij ŋn ŧt ıi əe');

/** αυ, ευ and ηυ before what is spoken without voice, and elsewhere; ου; γ before another sound of the throat; μπ at the start. */
const greekSounds = (word: string): string =>
  word
    .replace(/([αεη])υ(?=[θκξπστφχψς]|$)/g, '$1φ')
    .replace(/([αεη])υ/g, '$1β')
    .replace(/ου/g, 'οu')
    .replace(/γ(?=[γξχ])/g, 'ν')
    .replace(/^μπ/, 'b');

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether all letters of a text are Latin ones, with marks or without. */
export const isLatin = (text: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(text);

/** A word by the tables, in its case; null where one of its letters is in none. */
function spelled(word: string, table: ReadonlyMap<string, string>): string | null {
  const small = word.toLowerCase();
  // Ё and Й are letters of their own, and not others with a mark.
  const letters = [...small].map((sign) => (table.has(sign) ? sign : bare(sign))).join('');
  const latin = [...greekSounds(letters)].map((sign) => table.get(sign) ?? GREEK.get(sign) ?? sign).join('');
  if (!isLatin(latin)) return null;
  if (word === small) return latin;
  return word.length > 1 && word === word.toUpperCase() ? latin.toUpperCase() : capital(latin);
}

/** Latin letters from A to Z, in the case in which they stand. */
const unmarked = (word: string): string =>
  [...word]
    .map((sign) => {
      const latin = LATIN.get(sign.toLowerCase());
      return latin === undefined ? bare(sign) : sign === sign.toLowerCase() ? latin : capital(latin);
    })
    .join('');

/**
 * A name as the machine-readable lines of a passport most likely have it, in the letters A to Z with the signs that stood
 * between; null where nobody can tell, as with scripts that do not write what is spoken. To be looked at by who has the passport.
 */
export function inLatin(name: string): string | null {
  const table = /[іїєґ]/i.test(name) ? new Map([...CYRILLIC, ...UKRAINIAN]) : CYRILLIC;
  const parts = plainName(name)
    .split(/([^\p{L}\p{M}]+)/u)
    .map((part) => (isLatin(part) ? unmarked(part) : spelled(part, table)));
  return parts.includes(null) ? null : parts.join('');
}
