import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '@/core/contract';
import type { BookingRecord } from '../../ports/booking';
import type { Letters } from '../../selling/bookable/letters';
import { testAgency } from '../agency-record';
import { withoutLogos } from '../logos';
import { POINTS, POINTS_NAME } from './booked';
import { instantIn, readCalendar, type Rows, rowsOfHtml, rowsOfText, timesIn } from './forms';
import { clockIn, plain, type Say, sayIn } from './say';
import {
  type Group,
  type Happening,
  linesOf,
  priceGroups,
  protectedGroups,
  settled,
  type Told,
  wrongIn,
} from './told';

/** What a product has to be told of. */
export interface ToldProduct<Booked> {
  readonly booked: fc.Arbitrary<Booked>;
  readonly record: (booked: Booked, language: Language) => BookingRecord;
  readonly told: (booked: Booked, say: Say, record: BookingRecord) => Told;
  readonly letters: Letters;
  readonly runs?: number;
}

const AGENCY = testAgency({ agencyName: 'Prado & Filhos', contactEmailId: 'oi@prado.example' });
const drawing = {
  ...withoutLogos,
  payments: { nameOf: (method: string) => (method === POINTS ? POINTS_NAME : null) },
};

/** The amounts of the price in a plain email: each is written with all of its decimals, so its digits are its minor units. */
function amountsIn(text: string, say: Say): { lines: number[]; total: number } {
  const rows = rowsOfText(text);
  const from = rows.indexOf(say.word('Price', 'Preço', 'Precio'));
  const rest = rows.slice(from + 1);
  const own = rest.slice(0, rest.indexOf(''));
  const total = own.findIndex((row) => /^ {2}(Total|Price when|Preço na|Precio al)/.test(row));
  const amounts = own.map((row) => Number(row.slice(row.lastIndexOf(': ')).replace(/\D/g, '')));
  return { lines: amounts.slice(0, total), total: amounts[total]! };
}

function wrongInCalendar(file: string, happening: Happening, record: BookingRecord): string[] {
  const { properties, entries } = readCalendar(file);
  const [entry, ...others] = entries;
  const of = (name: string) => entry?.properties.get(name);
  const isOver = properties.get('METHOD') === 'CANCEL';
  const [start, end] = [instantIn(of('DTSTART')), instantIn(of('DTEND'))];
  const shown = ([, zone]: readonly [string, string], at: Date) => clockIn(zone, at);
  const takes = happening.end;
  const wanted: [string, unknown, unknown][] = [
    ['entries', others.length, 0],
    ['version', properties.get('VERSION'), '2.0'],
    ['start', shown(happening.start, start), happening.start[0]],
    typeof takes === 'number'
      ? ['length', (end.getTime() - start.getTime()) / 60_000, takes]
      : ['end', shown(takes, end), takes[0]],
    ['edition', of('SEQUENCE'), String(record.revision)],
    ['changed', instantIn(of('LAST-MODIFIED')).toISOString(), record.changedAt],
    ['status', of('STATUS'), isOver ? 'CANCELLED' : 'CONFIRMED'],
    ['alarms', entry?.alarms, isOver ? 0 : 1],
    ['page', of('URL')?.startsWith(`${AGENCY.origin}/`) && of('URL')?.includes(record.id), true],
    ['stamp', Number.isNaN(instantIn(of('DTSTAMP')).getTime()), false],
    ...(['summary', 'location', 'description'] as const).flatMap((name) =>
      (happening[name] ?? []).map((text): [string, unknown, unknown] => [
        `${name} ${text}`,
        timesIn(of(name.toUpperCase()) ?? '', text) > 0,
        true,
      ]),
    ),
  ];
  return wanted.filter(([, is, should]) => is !== should).map((each) => `calendar: ${each.join(' ')}`);
}

/** Said of no other than what is paid. */
const paid = (say: Say): string => say.word('Total paid', 'Total pago', 'Total pagado');

/** Which word above the paper, and of the sum, says how it stands. */
const standing = (say: Say, { progress: { state, money } }: BookingRecord): Group[] => {
  const onPaper = { on: ['paper'] as const };
  switch (state) {
    case 'cancelled':
      return [
        { texts: [say.word('Canceled', 'Reserva cancelada', 'Reserva cancelada')], ...onPaper },
        { texts: [say.word('Price when it was booked', 'Preço na data da reserva', 'Precio al reservar')] },
      ];
    case 'reserved':
      return [
        {
          texts: [
            say.word('Reserved, not paid yet', 'Reservada, ainda não paga', 'Reservada, aún sin pagar'),
          ],
          ...onPaper,
        },
      ];
    case 'failed':
      return [{ texts: [say.word('Not confirmed', 'Não confirmada', 'Reserva no confirmada')], ...onPaper }];
    default:
      return money === 'taken' ? [{ texts: [paid(say)] }] : [];
  }
};

/** What is written on the paper that is drawn meanwhile, text by text. */
export async function writtenBy<Result>(draw: () => Promise<Result>): Promise<[Result, Rows]> {
  const spy = vi.spyOn(PDFDocument.prototype, 'text');
  try {
    const result = await draw();
    return [result, spy.mock.calls.map(([text]) => plain(String(text)))];
  } finally {
    spy.mockRestore();
  }
}

/** An email, a paper and a calendar are equal to the booking that they tell, in every language. */
export function toldCases<Booked>(name: string, rules: string, product: ToldProduct<Booked>): void {
  const { booked, record: recordIn, told: toldOf, letters, runs = 20 } = product;
  const sample = fc.record({ of: booked, language: fc.constantFrom<Language>('en', 'pt', 'es') });

  describe(`what is sent of ${name}`, () => {
    const page = new RegExp(`${AGENCY.origin}/[a-z-]+\\?bookingId=3f0f0a52`);

    it(`${rules} email, paper and calendar are equal to the booking`, async () => {
      await fc.assert(
        fc.asyncProperty(sample, async ({ of, language }) => {
          const record = recordIn(of, language);
          const say = sayIn(language);
          const told = toldOf(of, say, record);
          const [mail, paper] = await writtenBy(() => letters.confirmationMail(drawing)(record, AGENCY));
          const { money } = record.progress;
          const whole: Told = {
            ...told,
            never: [...(told.never ?? []), ...(money === 'taken' ? [] : [paid(say)])],
            groups: [
              ...told.groups,
              ...protectedGroups(record, say),
              ...priceGroups(record, say, told, POINTS_NAME),
              ...standing(say, record),
            ],
          };
          const files = (mail.attachments ?? []).filter(({ filename }) => filename.endsWith('.ics'));
          const lines = told.lines ?? linesOf(record);
          const { total, ...written } = amountsIn(mail.text, say);
          const sums = [...lines, ...(told.onTop ?? [])];
          expect([
            ...wrongIn('text', rowsOfText(mail.text), whole),
            ...wrongIn('html', rowsOfHtml(mail.html), whole),
            ...wrongIn('paper', paper, {
              ...whole,
              groups: [...whole.groups, ...settled(record, say).map((text) => ({ texts: [text] }))],
            }),
            ...told.events.flatMap((event, at) => wrongInCalendar(files[at]?.content ?? '', event, record)),
          ]).toEqual([]);
          expect(timesIn(mail.subject, record.locator!)).toBe(1);
          expect(mail.html).toContain(`lang="${language}"`);
          for (const form of [mail.html, mail.text]) expect(form).toMatch(page);
          expect(files).toHaveLength(told.events.length);
          expect(new Set(files.map(({ content }) => /^UID:(.*)$/m.exec(content)![1])).size).toBe(
            files.length,
          );
          expect(written.lines).toEqual(sums);
          expect(total).toBe(sums.reduce((sum, amount) => sum + amount, 0));
        }),
        { numRuns: runs, endOnFailure: true },
      );
    });

    it('a notice that it is cancelled tells what became of the money, and takes it out of the calendar', async () => {
      const over = sample.filter(({ of, language }) => recordIn(of, language).progress.state === 'cancelled');
      await fc.assert(
        fc.asyncProperty(over, async ({ of, language }) => {
          const record = recordIn(of, language);
          const say = sayIn(language);
          const { events } = toldOf(of, say, record);
          const mail = (await letters.noticeMail(drawing)('cancelled', record, AGENCY))!;
          const groups = [record.locator!, ...settled(record, say)].map((text) => ({ texts: [text] }));
          expect([
            ...wrongIn('text', [mail.subject, ...rowsOfText(mail.text)], { groups, times: [] }),
            ...wrongIn('html', [mail.subject, ...rowsOfHtml(mail.html)], { groups, times: [] }),
            ...events.flatMap((event, at) =>
              wrongInCalendar(mail.attachments?.[at]?.content ?? '', event, record),
            ),
          ]).toEqual([]);
        }),
        { numRuns: Math.ceil(runs / 2), endOnFailure: true },
      );
    });
  });
}
