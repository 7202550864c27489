import PDFDocument from 'pdfkit';
import { afterEach, expect, it, vi } from 'vitest';
import type { Section } from '../letters/letter';
import { draw } from './draw';

afterEach(() => vi.restoreAllMocks());

/** A letter of these sections on paper. */
const printed = (sections: Section[]) =>
  draw({
    code: null,
    letter: {
      language: 'en',
      subject: '',
      agency: {
        name: 'Prado',
        color: '#0f766e',
        email: null,
        phone: null,
        origin: 'https://prado.example',
      },
      headline: 'Your car is waiting',
      intro: '',
      codes: [],
      sections,
      price: { title: 'Price', rows: [], total: { label: 'Total', amount: '$3.00' } },
      button: { label: '', url: '' },
      note: '',
      help: '',
    },
    journeys: [],
    logo: null,
    words: { page: 'Page' },
    madeAt: new Date(0),
  });

it('an extra and its price stand on one page, wherever the page ends', async () => {
  const written: string[] = [];
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  const addPage = vi.spyOn(PDFDocument.prototype, 'addPage');
  for (let before = 0; before < 30; before++) {
    const first = [text.mock.calls.length, addPage.mock.calls.length];
    const order = () => [...text.mock.invocationCallOrder.slice(first[0])];
    await printed([
      { title: 'Terms', rows: Array.from({ length: 20 + before }, () => ({ text: 'A line' })) },
      {
        title: 'Extras',
        rows: [
          { text: 'Seat', note: '$1.00' },
          { text: 'Cover', note: '$2.00' },
        ],
      },
    ]);
    const at = (said: string) =>
      order()[text.mock.calls.slice(first[0]).findIndex(([each]) => String(each) === said)]!;
    const pages = addPage.mock.invocationCallOrder.slice(first[1]);
    for (const [extra, price] of [
      ['Seat', '$1.00'],
      ['Cover', '$2.00'],
    ] as const)
      if (pages.some((page) => page > at(extra) && page < at(price))) written.push(`${before}: ${extra}`);
  }
  expect(text).toHaveBeenCalled();
  expect(written).toEqual([]);
});

it('says it in plain letters where the font has none of those, and leaves out what journeys say', async () => {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  const [plain, other] = [{ text: 'Reservation for Inês' }, { text: 'In other words' }];
  await printed([
    {
      title: 'Reception',
      rows: [
        { text: 'ご予約者名 Inês', plain },
        { text: 'Em nome de Inês', plain: other },
      ],
    },
    { title: 'Dates', rows: [{ text: 'Monday' }], isOnScreenOnly: true },
  ]);
  const written = text.mock.calls.map(([said]) => String(said));
  expect(written).toEqual(expect.arrayContaining(['Reservation for Inês', 'Em nome de Inês']));
  expect(written.join()).not.toMatch(/\?|In other words|Dates|Monday/);
});

it('every row that is scanned has a code of its own, large enough and apart from the next, on one page', async () => {
  const rect = vi.spyOn(PDFDocument.prototype, 'rect');
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  const addPage = vi.spyOn(PDFDocument.prototype, 'addPage');
  const rows = Array.from({ length: 9 }, (_, at) => ({
    text: `A-${at}`,
    note: `Name ${at}`,
    scan: `A-${at}`,
  }));
  await printed([{ title: 'Vouchers', rows }]);
  const codes = rect.mock.calls
    .map((call, at) => {
      const [x = 0, y = 0, width = 0, height = 0] = call as number[];
      return { x, y, width, height, order: rect.mock.invocationCallOrder[at]! };
    })
    .filter(({ width, height }) => width === height && width >= 100);
  expect(codes).toHaveLength(rows.length);
  const pages = addPage.mock.invocationCallOrder;
  const pageOf = (order: number) => pages.filter((page) => page < order).length;
  for (const [at, code] of codes.entries()) {
    const next = codes[at + 1];
    if (next && pageOf(next.order) === pageOf(code.order))
      expect(next.y - code.y).toBeGreaterThan(code.height + 20);
    const said = text.mock.calls.findIndex(([each]) => String(each) === `Name ${at}`);
    expect(pageOf(text.mock.invocationCallOrder[said]!)).toBe(pageOf(code.order));
    expect(code.y + code.height).toBeLessThan(800);
  }
});

it('a place is drawn where it is, with the way to a map beside it', async () => {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  const mark = (name: string, latitude: number, longitude: number) => ({
    ...{ name, latitude, longitude, kind: 'landmark' as const },
  });
  const bytes = await printed([
    {
      title: 'The property',
      rows: [{ text: 'Casa da Baixa' }],
      map: {
        place: { latitude: 38.7109, longitude: -9.1372 },
        ground: {
          land: [
            [
              [-9.3, 38.9],
              [-9, 38.9],
              [-9, 38.707],
              [-9.3, 38.69],
            ],
          ],
          areas: [{ name: 'Alfama', latitude: 38.713, longitude: -9.13, radius: 0.5 }],
          marks: [mark('Castle', 38.7139, -9.1334), mark('Far tower', 38.6, -9.3)],
        },
        note: 'Streets are not drawn',
        link: { label: 'Open in maps', url: 'https://maps.example/?q=1' },
      },
    },
  ]);
  const written = text.mock.calls.map(([said]) => String(said));
  expect(written).toEqual(
    expect.arrayContaining(['Casa da Baixa', 'Castle', 'Alfama', 'Streets are not drawn']),
  );
  expect(written).not.toContain('Far tower');
  expect(written.filter((said) => /^\d+ k?m$/.test(said))).toHaveLength(1);
  expect(bytes.toString('latin1')).toContain('/URI (https://maps.example/?q=1)');
});
