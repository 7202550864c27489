import { pino } from 'pino';
import { expect, test } from 'vitest';
import { errorHandlers } from './errors';

test('SEC-43 what a browser reports is written down without addresses, cards and tokens', async () => {
  let text = '';
  const [report] = errorHandlers(pino({}, { write: (line: string) => void (text += line) }));
  await report!.run({
    agency: { subdomain: 'alpha' },
    body: {
      type: 'TypeError',
      message: 'no seat for ana@example.com, card 4242 4242 4242 4242',
      stack: ['at draw (/a.js?token=otter:1:2)'],
      page: '/profile/ben@example.com',
      context: 'page',
      build: 'b1',
      environment: 'prod',
    },
  } as never);
  expect(text).toContain('no seat for [email], card [number]');
  expect(text).toContain('"agency":"alpha"');
  expect(text).not.toMatch(/ana@|4242|otter|ben@/);
});
