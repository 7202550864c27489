/** Letters that have no plain form of their own, as they are written without their strokes. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ß: 'ss',
};

/** Letters that the font cannot draw become those they are read as; what remains is drawn as a question mark. */
export function drawable(text: string, has: (code: number) => boolean): string {
  return [...text]
    .map((letter) => {
      if (has(letter.codePointAt(0)!)) return letter;
      const plain = PLAIN[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
      return plain && [...plain].every((each) => has(each.codePointAt(0)!)) ? plain : '?';
    })
    .join('');
}

/** How many letters of a text the font has no way to draw. */
export const lostLetters = (text: string, has: (code: number) => boolean): number =>
  marksIn(drawable(text, has)) - marksIn(text);

const marksIn = (text: string): number => text.split('?').length - 1;
