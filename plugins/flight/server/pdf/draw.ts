import PDFDocument from 'pdfkit';
import { inkOn } from '@/server/mail/ink';
import { dayText, timeText } from '@/server/mail/booking/format';
import type { Letter } from '../mail/model';
import { fontsOf } from './fonts';

const INK = '#1c2430';
const SOFT = '#5b6675';
const LINE = '#e3e7ed';
const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - 56;

export interface DrawOptions {
  readonly letter: Letter;
  /** A raster logo of the agency, PNG or JPEG. */
  readonly logo: Uint8Array | null;
  readonly words: { readonly departure: string; readonly arrival: string; readonly page: string };
  /** When it was made, written into the file. */
  readonly madeAt: Date;
}

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

/** Puts the letter of a booking on A4 pages. */
export async function draw({ letter, logo, words, madeAt }: DrawOptions): Promise<Buffer> {
  const { regular, bold } = fontsOf();
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: 40, left: MARGIN, right: MARGIN },
    bufferPages: true,
    lang: letter.language,
    displayTitle: true,
    info: { Title: letter.headline, Author: letter.agency.name, CreationDate: madeAt },
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
  const safe = (text: string) => drawable(text, (code) => font.hasGlyphForCodePoint(code));

  let y = MARGIN;
  const room = (height: number) => {
    if (y + height <= BOTTOM) return;
    doc.addPage();
    y = MARGIN;
  };
  const write = (
    text: string,
    {
      size = 10,
      weight = 'regular',
      color = INK,
      x = MARGIN,
      width = WIDTH,
      align = 'left' as 'left' | 'right',
      gap = 0,
      keep = false,
    } = {},
  ) => {
    const shown = safe(text);
    doc.font(weight).fontSize(size);
    const height = doc.heightOfString(shown, { width });
    if (!keep) room(height + gap);
    doc.fillColor(color).text(shown, x, y, { width, align });
    if (!keep) y += height + gap;
    return height;
  };
  const rule = () => {
    room(24);
    doc
      .moveTo(MARGIN, y + 8)
      .lineTo(MARGIN + WIDTH, y + 8)
      .lineWidth(0.7)
      .strokeColor(LINE)
      .stroke();
    y += 20;
  };

  header();
  write(letter.headline, { size: 20, weight: 'bold', gap: 14 });
  codes();
  for (const leg of letter.legs) drawLeg(leg);
  for (const { title, rows } of letter.sections) {
    rule();
    room(60);
    write(title, { size: 12, weight: 'bold', gap: 6 });
    for (const { text, note, more = [] } of rows) {
      const notes = [...(note ? [note] : []), ...more];
      write(text, { gap: notes.length > 0 ? 1 : 3 });
      for (const line of notes) write(line, { size: 9, color: SOFT, gap: line === notes.at(-1) ? 6 : 1 });
    }
  }
  rule();
  room(40 + 16 * letter.price.rows.length);
  write(letter.price.title, { size: 12, weight: 'bold', gap: 6 });
  for (const row of letter.price.rows) pair(row.label, row.amount, 'regular');
  pair(letter.price.total.label, letter.price.total.amount, 'bold');
  rule();
  write([letter.help, letter.agency.email, letter.agency.phone].filter(Boolean).join('   '), {
    size: 9,
    color: SOFT,
  });
  footers();
  doc.end();
  await ended;
  return Buffer.concat(chunks);

  function header() {
    const { color, name } = letter.agency;
    const ink = inkOn(color);
    doc.rect(0, 0, 595.28, 68).fill(color);
    let x = MARGIN;
    if (logo) {
      try {
        doc.roundedRect(MARGIN - 6, 12, 92, 44, 6).fill('#ffffff');
        doc.image(Buffer.from(logo), MARGIN, 16, { fit: [80, 36], align: 'center', valign: 'center' });
        x += 104;
      } catch {
        // A picture that cannot be read leaves the name alone.
      }
    }
    y = 25;
    write(name, { size: 15, weight: 'bold', color: ink, x, width: WIDTH - (x - MARGIN), keep: true });
    y = 96;
  }

  function codes() {
    if (letter.codes.length === 0) return;
    room(64);
    doc.roundedRect(MARGIN, y, WIDTH, 54, 8).fill('#f4f6f9');
    const top = y;
    letter.codes.forEach(({ label, value }, index) => {
      const x = MARGIN + 16 + (index * WIDTH) / 2;
      y = top + 10;
      write(label, { size: 9, color: SOFT, x, width: WIDTH / 2 - 32, keep: true });
      y = top + 24;
      write(value, { size: 16, weight: 'bold', x, width: WIDTH / 2 - 32, keep: true });
    });
    y = top + 62;
  }

  function drawLeg({ title, leg, summary, segments }: Letter['legs'][number]) {
    rule();
    room(90);
    write(title, { size: 9, color: SOFT, gap: 1 });
    write(summary, { size: 9, color: SOFT, align: 'right', keep: true });
    write(dayText(leg.departureTime, letter.language), {
      size: 13,
      weight: 'bold',
      width: WIDTH - 120,
      gap: 8,
    });
    for (const { flight, note, segment, wait } of segments) {
      room(76);
      write(`${flight} · ${note}`, { size: 9, color: SOFT, gap: 5 });
      const top = y;
      const half = WIDTH / 2;
      (['departure', 'arrival'] as const).forEach((end, index) => {
        const x = MARGIN + index * half;
        const at = end === 'departure' ? segment.origin : segment.destination;
        const time = end === 'departure' ? segment.departureTime : segment.arrivalTime;
        const terminal = end === 'departure' ? segment.originTerminal : segment.destinationTerminal;
        y = top;
        write(words[end], { size: 8, color: SOFT, x, width: half - 12, keep: true });
        y = top + 11;
        write(timeText(time, letter.language), { size: 15, weight: 'bold', x, width: half - 12, keep: true });
        y = top + 31;
        const place = `${at.city} (${at.code})${terminal ? ` · T${terminal}` : ''}`;
        write(place, { x, width: half - 12, keep: true });
        if (end === 'arrival' && time.slice(0, 10) !== segment.departureTime.slice(0, 10)) {
          y = top + 44;
          write(dayText(time, letter.language), { size: 8, color: SOFT, x, width: half - 12, keep: true });
        }
      });
      y = top + 58;
      if (wait) write(wait, { size: 9, color: SOFT, gap: 8 });
    }
  }

  function pair(label: string, amount: string, weight: string) {
    room(16);
    write(amount, { weight, align: 'right', keep: true });
    write(label, { weight, width: WIDTH - 140, gap: 4 });
  }

  function footers() {
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page);
      doc.page.margins.bottom = 0;
      y = 841.89 - 34;
      write(`${letter.agency.name} · ${words.page} ${page - start + 1} / ${count}`, {
        size: 8,
        color: SOFT,
        align: 'right',
        keep: true,
      });
    }
  }
}
