export interface TextBox {
  /** Height of the letters in px. */
  size: number;
  /** Room in px. */
  width: number;
  lines: number;
}

/** Mean widths of the letters of a grotesque, in parts of its size: narrow, capital and wide, all others. */
const widthOf = (char: string): number =>
  /[ijl.,;:'|! ]/.test(char) ? 0.27 : /[mwMW@%]/.test(char) ? 0.86 : /[A-ZÀ-ÖØ-Þ]/.test(char) ? 0.66 : 0.54;

const measure = (text: string, size: number): number =>
  [...text].reduce((sum, char) => sum + widthOf(char), 0) * size;

/** A text in lines that fit the box; what does not fit ends in an ellipsis. */
export function wrapText(text: string, { size, width, lines }: TextBox): string[] {
  const result: string[] = [];
  let line = '';
  const words = text.split(/\s+/).filter(Boolean);
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || measure(longer, size) <= width) line = longer;
    else {
      result.push(line);
      line = word;
    }
  }
  if (line) result.push(line);
  const isCut = result.length > lines;
  return result.slice(0, lines).map((shown, index) => {
    const ends = isCut && index === lines - 1;
    let part = [...shown];
    while (part.length > 1 && measure(`${part.join('')}${ends ? '…' : ''}`, size) > width)
      part = part.slice(0, -1);
    return ends || part.length < [...shown].length ? `${part.join('').replace(/[\s.,;:]+$/, '')}…` : shown;
  });
}
