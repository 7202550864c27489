import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { settlementOf, type BookingProgress, type Price } from '@/core/contract';
import { withPictures } from '../mail/picture';
import type { MailMessage } from '../services';
import type { AgencyRecord } from '../tenancy/types';

type Letter = Pick<MailMessage, 'subject' | 'html' | 'text' | 'attachments'>;

/** Puts a letter and what it carries into `.tmp/letters`, to be looked at, when `KEEP_LETTERS` is set. */
function keep(name: string, { html, text, attachments = [] }: Letter): void {
  if (!process.env['KEEP_LETTERS']) return;
  mkdirSync('.tmp/letters', { recursive: true });
  writeFileSync(`.tmp/letters/${name}.html`, withPictures(html, attachments));
  writeFileSync(`.tmp/letters/${name}.txt`, text);
  for (const { cid, filename, content, encoding } of attachments)
    if (!cid)
      writeFileSync(
        `.tmp/letters/${name}.${filename.split('.').at(-1)}`,
        encoding ? Buffer.from(content, encoding) : content,
      );
}

/** What holds for every letter of every state, in every language. */
export function expectFit(name: string, letter: Letter, agency: AgencyRecord): void {
  keep(name, letter);
  const { subject, html, text, attachments = [] } = letter;
  const { agencyName, subdomain } = agency.public;
  for (const form of [subject, html, text]) {
    expect(form).not.toMatch(/undefined|null|NaN|Invalid Date|\[object|\{\w+\}/);
    expect(form).not.toMatch(/\bUTC\b|\bGMT\b/);
  }
  expect(text).toContain(agencyName);
  // Nothing has to be fetched to see it.
  for (const [, source] of html.matchAll(/<img[^>]*src="([^"]*)"/g)) {
    expect(source).toMatch(/^cid:/);
    expect(attachments.map(({ cid }) => `cid:${cid}`)).toContain(source);
  }
  for (const { cid, filename, content } of attachments) {
    if (!cid) expect(filename).toMatch(new RegExp(`^${subdomain}-`));
    if (!filename.endsWith('.ics')) continue;
    expect(content).toContain(`PRODID:-//${agencyName}`);
    expect(content).not.toMatch(/caravel/i);
  }
}

/** How a booking stands once it is cancelled, of which so much was returned. */
export const cancelledWith = (
  price: Price,
  progress: BookingProgress,
  refund: number,
  isProtected = false,
): BookingProgress => ({
  ...progress,
  state: 'cancelled',
  status: 'Cancelled',
  money: refund ? 'returned' : 'taken',
  settlement: settlementOf(price, { isPaid: true, isProtected, refund }),
});
