type Rows = [before: Uint16Array, above: Uint16Array, line: Uint16Array];
const rowsOf = (width: number): Rows => [
  new Uint16Array(width),
  new Uint16Array(width),
  new Uint16Array(width),
];
/** Written over by each comparison: thousands are made for one letter that is typed. */
let rows = rowsOf(64);

/**
 * Edits (a letter more, less, other, or two swapped) from `text` to `name`, or to the best beginning of it; `most + 1`
 * when there are more than `most`. Optimal string alignment.
 */
export function editsTo(text: string, name: string, most: number, beginning = false): number {
  if (text.length - name.length > most || (!beginning && name.length - text.length > most)) return most + 1;
  const width = Math.min(name.length, text.length + most) + 1;
  if (width > rows[0].length) rows = rowsOf(2 * width);
  let [before, above, line] = rows;
  for (let at = 0; at < width; at++) above[at] = at;
  for (let row = 1; row <= text.length; row++) {
    line[0] = row;
    let least = row;
    for (let at = 1; at < width; at++) {
      const same = text[row - 1] === name[at - 1];
      let edits = Math.min(above[at]! + 1, line[at - 1]! + 1, above[at - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && at > 1 && text[row - 1] === name[at - 2] && text[row - 2] === name[at - 1];
      if (swapped) edits = Math.min(edits, before[at - 2]! + 1);
      line[at] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return most + 1;
    [before, above, line] = [above, line, before];
  }
  let edits = beginning ? most + 1 : above[name.length]!;
  if (beginning) for (let at = 0; at < width; at++) edits = Math.min(edits, above[at]!);
  return Math.min(edits, most + 1);
}

/** Typing errors that are forgiven in a text of so many letters: none in a short one, where every word is near another. */
export const forgiven = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/** A text that others are compared with, and which letters are in it, one bit each. */
export interface NearText {
  readonly text: string;
  readonly letters: number;
}

export function nearText(text: string): NearText {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return { text, letters };
}

/** How many bits are set, in a few steps for all of them at once. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Whether a name may be within reach at all, judged by how both begin: one of the two first letters is right. */
const beginsAlike = (text: string, name: string): boolean =>
  name[0] === text[0] || name[0] === text[1] || name[1] === text[0];

/**
 * How far a typed text is from a name: its edits, or half an edit more when it fits only the beginning of the name;
 * null when it is too far.
 */
export function distanceTo(typed: NearText, known: NearText): number | null {
  const { text } = typed;
  const { text: name } = known;
  const most = forgiven(text.length);
  if (most === 0 || !beginsAlike(text, name)) return null;
  // Every letter that the name lacks is an error: this alone rules out nearly all, without comparing.
  if (countBits(typed.letters & ~known.letters) > most) return null;
  const whole = editsTo(text, name, most);
  if (whole <= most) return whole;
  // The beginning of a name is short and soon found by chance.
  if (text.length < 5 || name[0] !== text[0]) return null;
  const begun = editsTo(text, name, most, true);
  return begun <= most ? begun + 0.5 : null;
}
