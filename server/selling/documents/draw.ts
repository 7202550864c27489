import { otherDay } from '@/core/say/dates';
import { lineOf, runsOf } from '@/core/say/told';
import { dayText, timeText } from '../letters/format';
import type { BookingLetter, Row, Section } from '../letters/letter';
import { heavy } from '../../http/heavy';
import { inkOn } from '../../mail/ink';
import { drawCode } from './code';
import { drawMap } from './map';
import { INK, MARGIN, openSheet, PAGE, SOFT, WIDTH } from './sheet';

/** Points that a code to scan is wide and high. */
const CODE = 84;
/** Of one among several, and to the next. */
const SCAN = { side: 120, gap: 28 };
/** Points of a map, and between it and the rows beside it. */
const MAP = { width: 296, height: 148, gap: 20 };

/** Where something begins or ends, at a time on the clock there. */
export interface End {
  readonly label: string;
  readonly place: string;
  /** Local; a day alone where the time is not known. */
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
  /** A text to scan, beside the headline. */
  readonly code: string | null;
  /** The logo of the agency, a PNG. */
  readonly logo: Uint8Array | null;
  readonly words: { readonly page: string };
  /** When it was made, written into the file. */
  readonly madeAt: Date;
}

/** Puts the letter of a booking on A4 pages. */
export const draw = async (options: DrawOptions): Promise<Buffer> => heavy(() => drawn(options));

function drawn({ letter, journeys, code, logo, words, madeAt }: DrawOptions): Promise<Buffer> {
  const sheet = openSheet({
    language: letter.language,
    title: letter.headline,
    author: letter.agency.name,
    madeAt,
  });
  const { doc, safe, room, write, rule, heightOf } = sheet;

  header();
  if (code !== null) drawCode(doc, code, { x: MARGIN + WIDTH - CODE, y: sheet.y, side: CODE, color: INK });
  write(letter.headline, {
    size: 20,
    weight: 'bold',
    gap: 14,
    width: code === null ? WIDTH : WIDTH - CODE - 16,
  });
  if (code !== null) sheet.y = Math.max(sheet.y, 96 + CODE + 14);
  codes();
  for (const journey of journeys) drawJourney(journey);
  for (const section of letter.sections) if (!section.isOnScreenOnly) drawSection(section);
  const { rows, total, paidBy = [] } = letter.price;
  rule(40 + 16 * (rows.length + paidBy.length));
  write(letter.price.title, { size: 12, weight: 'bold', gap: 6 });
  for (const row of rows) pair(row.label, row.amount, 'regular');
  pair(total.label, total.amount, 'bold');
  for (const row of paidBy) pair(row.label, row.amount, 'regular');
  rule(16);
  write([letter.help, letter.agency.email, letter.agency.phone].filter(Boolean).join('   '), {
    size: 9,
    color: SOFT,
  });
  footers();
  return sheet.bytes();

  function header() {
    const { color, name } = letter.agency;
    const ink = inkOn(color);
    doc.rect(0, 0, PAGE.width, 68).fill(color);
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
    sheet.y = 25;
    write(name, { size: 15, weight: 'bold', color: ink, x, width: WIDTH - (x - MARGIN), keep: true });
    sheet.y = 96;
  }

  function codes() {
    if (letter.codes.length === 0) return;
    room(64);
    doc.roundedRect(MARGIN, sheet.y, WIDTH, 54, 8).fill('#f4f6f9');
    const top = sheet.y;
    letter.codes.forEach(({ label, value }, index) => {
      const x = MARGIN + 16 + (index * WIDTH) / 2;
      sheet.y = top + 10;
      write(label, { size: 9, color: SOFT, x, width: WIDTH / 2 - 32, keep: true });
      sheet.y = top + 24;
      write(value, { size: 16, weight: 'bold', x, width: WIDTH / 2 - 32, keep: true });
    });
    sheet.y = top + 62;
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
      const top = sheet.y;
      const above = parts[0]!.from.time;
      sheet.y = Math.max(
        drawEnd(from, { x: MARGIN, top, above }),
        drawEnd(to, { x: MARGIN + WIDTH / 2, top, above }),
      );
      if (after) write(after, { size: 9, color: SOFT, gap: 8 });
    }
  }

  function drawSection({ title, rows, map, link }: Section) {
    rule(map ? MAP.height + 24 : 60);
    write(title, { size: 12, weight: 'bold', gap: 6 });
    const width = map ? WIDTH - MAP.width - MAP.gap : WIDTH;
    const top = sheet.y;
    if (map) {
      const box = { x: MARGIN + WIDTH - MAP.width, y: top, width: MAP.width, height: MAP.height };
      drawMap(doc, map, { box, color: letter.agency.color, language: letter.language, safe });
    }
    for (const run of runsOf(rows.map(readable))) {
      if (run[0]!.label && !map && run.every(({ note, more }) => !note && !more)) drawFacts(run);
      else for (const row of run) drawRow(row, width);
    }
    if (link) write(link.label, { size: 9, width, gap: 8, link: link.url });
    if (!map) return;
    write(map.link.label, { size: 9, width, gap: 8, link: map.link.url });
    write(map.note, { size: 8, color: SOFT, width });
    sheet.y = Math.max(sheet.y, top + MAP.height + 4);
  }

  /** Two in a line. */
  function drawFacts(facts: readonly Row[]) {
    const half = WIDTH / 2 - 12;
    for (let at = 0; at < facts.length; at += 2) {
      const lines = facts.slice(at, at + 2).map(lineOf);
      const height = Math.max(...lines.map((line) => heightOf(line, 10, half)));
      room(height + 3);
      const top = sheet.y;
      for (const [nth, line] of lines.entries()) {
        sheet.y = top;
        write(line, { x: MARGIN + (nth * WIDTH) / 2, width: half, keep: true });
      }
      sheet.y = top + height + 3;
    }
  }

  function drawRow({ note, more = [], scan, ...row }: Row, width: number) {
    const text = lineOf(row);
    if (scan !== undefined) {
      drawScan({ text, note, scan });
      return;
    }
    const notes = [...(note ? [note] : []), ...more];
    // What belongs together, such as an extra and its price, stays on one page.
    room(heightOf(text, 10, width) + notes.reduce((sum, line) => sum + heightOf(line, 9, width) + 1, 6));
    write(text, { gap: notes.length > 0 ? 1 : 3, width });
    for (const line of notes)
      write(line, { size: 9, color: SOFT, gap: line === notes.at(-1) ? 6 : 1, width });
  }

  /** A block of its own, so that no other code is read with it. */
  function drawScan({ text, note, scan }: Row & { scan: string }) {
    room(SCAN.side + SCAN.gap);
    const top = sheet.y;
    drawCode(doc, scan, { x: MARGIN, y: top, side: SCAN.side, color: INK });
    const beside = { x: MARGIN + SCAN.side + 20, width: WIDTH - SCAN.side - 20, keep: true };
    sheet.y = top + 24;
    if (note) sheet.y += write(note, { size: 13, weight: 'bold', ...beside }) + 8;
    write(text, { size: 12, ...beside });
    sheet.y = top + SCAN.side + SCAN.gap;
  }

  /** The row in letters that can be drawn, where it has such. */
  function readable(row: Row): Row {
    const lost = ({ text, note }: Row) => sheet.lost(`${text}${note ?? ''}`);
    return row.plain && lost(row.plain) < lost(row) ? row.plain : row;
  }

  /** `above`: the time whose date stands above. Answers where what comes below it may begin. */
  function drawEnd(
    { label, place, time }: End,
    { x, top, above }: { x: number; top: number; above: string },
  ): number {
    const at = { x, width: WIDTH / 2 - 12, keep: true };
    sheet.y = top;
    write(label, { size: 8, color: SOFT, ...at });
    sheet.y = top + 11;
    const isDay = !time.includes('T');
    write(isDay ? dayText(time, letter.language) : timeText(time, letter.language), {
      size: 15,
      weight: 'bold',
      ...at,
    });
    sheet.y = top + 31;
    sheet.y += write(place, at) + 1;
    const day = isDay ? '' : otherDay(time, above, letter.language);
    if (day) sheet.y += write(day, { size: 8, color: SOFT, ...at });
    return Math.max(sheet.y + 4, top + 58);
  }

  function pair(label: string, amount: string, weight: 'regular' | 'bold') {
    room(heightOf(label, 10, WIDTH - 140) + 4);
    write(amount, { weight, align: 'right', keep: true });
    write(label, { weight, width: WIDTH - 140, gap: 4 });
  }

  function footers() {
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page);
      doc.page.margins.bottom = 0;
      sheet.y = PAGE.height - 34;
      write(`${letter.agency.name} · ${words.page} ${page - start + 1} / ${count}`, {
        size: 8,
        color: SOFT,
        align: 'right',
        keep: true,
      });
    }
  }
}
