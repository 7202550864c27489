import PDFDocument from 'pdfkit';
import { drawable, lostLetters } from './drawable';
import fontText from '../../reference/data/paper-fonts.json?raw';

let fonts: { regular: Buffer; bold: Buffer } | undefined;

/** The font of papers in both weights, read once. */
function fontsOf(): { regular: Buffer; bold: Buffer } {
  if (!fonts) {
    const known = JSON.parse(fontText) as Record<string, string>;
    const weights = Object.keys(known).sort((a, b) => Number(a) - Number(b));
    const read = (weight: string | undefined) => Buffer.from(known[weight ?? ''] ?? '', 'base64');
    fonts = { regular: read(weights[0]), bold: read(weights.at(-1)) };
  }
  return fonts;
}

export const INK = '#1c2430';
export const SOFT = '#5b6675';
const LINE = '#e3e7ed';
/** Points. */
export const MARGIN = 48;
export const PAGE = { width: 595.28, height: 841.89 };
export const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - 56;

interface Written {
  size?: number;
  weight?: 'regular' | 'bold';
  color?: string;
  x?: number;
  width?: number;
  align?: 'left' | 'right';
  /** Below it. */
  gap?: number;
  /** Stays where it is: what comes next is not moved below it. */
  keep?: boolean;
  /** Where a press leads. */
  link?: string;
}

interface SheetOptions {
  language: string;
  title: string;
  author: string;
  /** When it was made, written into the file. */
  madeAt: Date;
}

export type Sheet = ReturnType<typeof openSheet>;

/** A4 pages that are written on from above to below in a font with Latin, Greek and Cyrillic letters. */
export function openSheet({ language, title, author, madeAt }: SheetOptions) {
  const { regular, bold } = fontsOf();
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: 40, left: MARGIN, right: MARGIN },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title.normalize('NFC'), Author: author.normalize('NFC'), CreationDate: madeAt },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', () => resolve());
    doc.on('error', reject);
  });
  doc.registerFont('regular', regular);
  doc.registerFont('bold', bold);
  doc.font('regular');
  const font = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font
    .font;
  /** The text in letters that the font has. */
  const has = (code: number) => font.hasGlyphForCodePoint(code);
  const safe = (text: string) => drawable(text, has);

  const sheet = {
    doc,
    safe,
    lost: (text: string): number => lostLetters(text, has),
    /** Where the next thing is written. */
    y: MARGIN,

    heightOf: (text: string, size: number, width = WIDTH): number =>
      doc.font('regular').fontSize(size).heightOfString(safe(text), { width }),

    /** Begins another page where so many points are not left on this one. */
    room(height: number): void {
      if (sheet.y + height <= BOTTOM) return;
      doc.addPage();
      sheet.y = MARGIN;
    },

    /** Answers how high it is. */
    write(text: string, { size = 10, x = MARGIN, width = WIDTH, gap = 0, ...style }: Written = {}): number {
      const { weight = 'regular', color = INK, align = 'left', keep = false, link } = style;
      const shown = safe(text);
      doc.font(weight).fontSize(size);
      const height = doc.heightOfString(shown, { width });
      if (!keep) sheet.room(height + gap);
      doc
        .fillColor(color)
        .text(shown, x, sheet.y, { width, align, ...(link ? { link, underline: true } : {}) });
      if (!keep) sheet.y += height + gap;
      return height;
    },

    /** A line above what begins here, which has so much room on its page. */
    rule(height: number): void {
      sheet.room(24 + height);
      if (sheet.y === MARGIN) return;
      doc
        .moveTo(MARGIN, sheet.y + 8)
        .lineTo(MARGIN + WIDTH, sheet.y + 8)
        .lineWidth(0.7)
        .strokeColor(LINE)
        .stroke();
      sheet.y += 20;
    },

    async bytes(): Promise<Buffer> {
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
  return sheet;
}
