import PDFDocument from 'pdfkit';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from './draw';

afterEach(() => vi.restoreAllMocks());

it('an extra and its price stand on one page, wherever the page ends', async () => {
  const written: string[] = [];
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  const addPage = vi.spyOn(PDFDocument.prototype, 'addPage');
  for (let before = 0; before < 30; before++) {
    const first = [text.mock.calls.length, addPage.mock.calls.length];
    const order = () => [...text.mock.invocationCallOrder.slice(first[0])];
    await draw({
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
        sections: [
          { title: 'Terms', rows: Array.from({ length: 20 + before }, () => ({ text: 'A line' })) },
          {
            title: 'Extras',
            rows: [
              { text: 'Seat', note: '$1.00' },
              { text: 'Cover', note: '$2.00' },
            ],
          },
        ],
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
