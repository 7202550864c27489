import PDFDocument from 'pdfkit';
import { otherDay } from '@/core/say/dates';
import { dayText, timeText } from '../letters/format';
import type { BookingLetter } from '../letters/letter';
import { inkOn } from '../../mail/ink';
import { drawable } from './drawable';
import { fontsOf } from './fonts';

const INK = '#1c2430';
const SOFT = '#5b6675';
const LINE = '#e3e7ed';
const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - 56;

/** Where something begins or ends, at a time on the clock there. */
export interface End {
  readonly label: string;
  readonly place: string;
  /** Local. */
  readonly time: string;
}

/** From one place and time to another, in one part or several. */
export interface Journey {
  readonly title: string;
  /** At the other side of the line. */
  readonly summary: string;
  readonly parts: readonly {
    readonly note: string;
    readonly from: End;
    readonly to: End;
    /** What happens before the next part. */
    readonly after: string | null;
  }[];
}

export interface DrawOptions {
  readonly letter: BookingLetter;
  /** Above everything else that the letter says. */
  readonly journeys: readonly Journey[];
  /** The logo of the agency, a PNG. */
  readonly logo: Uint8Array | null;
  readonly words: { readonly page: string };
  /** When it was made, written into the file. */
  readonly madeAt: Date;
}

/** Puts the letter of a booking on A4 pages. */
export async function draw({ letter, journeys, logo, words, madeAt }: DrawOptions): Promise<Buffer> {
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
  /** A line above what begins here, which has so much room on its page. */
  const rule = (height: number) => {
    room(24 + height);
    if (y === MARGIN) return;
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
  for (const journey of journeys) drawJourney(journey);
  for (const { title, rows } of letter.sections) {
    rule(60);
    write(title, { size: 12, weight: 'bold', gap: 6 });
    for (const { text, note, more = [] } of rows) {
      const notes = [...(note ? [note] : []), ...more];
      // What belongs together, such as an extra and its price, stays on one page.
      room(heightOf(text, 10) + notes.reduce((sum, line) => sum + heightOf(line, 9) + 1, 6));
      write(text, { gap: notes.length > 0 ? 1 : 3 });
      for (const line of notes) write(line, { size: 9, color: SOFT, gap: line === notes.at(-1) ? 6 : 1 });
    }
  }
  rule(40 + 16 * letter.price.rows.length);
  write(letter.price.title, { size: 12, weight: 'bold', gap: 6 });
  for (const row of letter.price.rows) pair(row.label, row.amount, 'regular');
  pair(letter.price.total.label, letter.price.total.amount, 'bold');
  rule(16);
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

  function drawJourney({ title, summary, parts }: Journey) {
    rule(90);
    write(summary, { size: 9, color: SOFT, align: 'right', keep: true });
    write(title, { size: 9, color: SOFT, width: WIDTH / 2, gap: 1 });
    write(dayText(parts[0]!.from.time, letter.language), {
      size: 13,
      weight: 'bold',
      width: WIDTH - 120,
      gap: 8,
    });
    for (const { note, from, to, after } of parts) {
      room(76);
      if (note) write(note, { size: 9, color: SOFT, gap: 5 });
      const top = y;
      const above = parts[0]!.from.time;
      y = Math.max(
        drawEnd(from, { x: MARGIN, top, above }),
        drawEnd(to, { x: MARGIN + WIDTH / 2, top, above }),
      );
      if (after) write(after, { size: 9, color: SOFT, gap: 8 });
    }
  }

  /** `above`: the time whose date stands above. Answers where what comes below it may begin. */
  function drawEnd(
    { label, place, time }: End,
    { x, top, above }: { x: number; top: number; above: string },
  ): number {
    const at = { x, width: WIDTH / 2 - 12, keep: true };
    y = top;
    write(label, { size: 8, color: SOFT, ...at });
    y = top + 11;
    write(timeText(time, letter.language), { size: 15, weight: 'bold', ...at });
    y = top + 31;
    y += write(place, at) + 1;
    const day = otherDay(time, above, letter.language);
    if (day) y += write(day, { size: 8, color: SOFT, ...at });
    return Math.max(y + 4, top + 58);
  }

  function heightOf(text: string, size: number, width = WIDTH): number {
    return doc.font('regular').fontSize(size).heightOfString(safe(text), { width });
  }

  function pair(label: string, amount: string, weight: string) {
    room(heightOf(label, 10, WIDTH - 140) + 4);
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
