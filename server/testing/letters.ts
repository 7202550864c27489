import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { escapeHtml } from '../http/escape';
import { withLogo } from '../mail/masthead';
import { withPictures } from '../mail/picture';
import type { MailMessage } from '../ports/services';
import type { AgencyRecord } from '../ports/agency';
import { LOGOS } from './logos';

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

/** Whatever the agency's logo is like, it travels inside the letter, and says whose it is once; nothing has to be fetched. */
function expectLogo(letter: Letter, agency: AgencyRecord): void {
  const name = escapeHtml(agency.public.agencyName);
  const masthead = (html: string) => /<a href="[^"]*\/"[^>]*>(.*?)<\/a>/.exec(html)![1]!;
  expect(masthead(withLogo(letter, null).html).replace(/<!--.*?-->/g, '')).toBe(name);
  for (const [kind, logo] of Object.entries(LOGOS)) {
    const { html, attachments = [] } = withLogo(letter, logo);
    const [, width, height, alt] =
      /<img src="cid:agency-logo" width="(\d+)" height="(\d+)" alt="([^"]*)"/.exec(masthead(html)) ?? [];
    expect([alt, masthead(html).replace(/<[^>]*>/g, '')], kind).toEqual(
      kind === 'mark' ? ['', name] : [name, ''],
    );
    expect(Number(width)).toBeLessThanOrEqual(160);
    expect(Number(height)).toBeLessThanOrEqual(48);
    expect(attachments.filter(({ cid }) => cid === 'agency-logo')).toHaveLength(1);
    expectNothingFetched(html, attachments);
  }
}

function expectNothingFetched(html: string, attachments: NonNullable<Letter['attachments']>): void {
  expect(html).not.toMatch(/src="(?!cid:)|srcset|url\(|<link|<script|@import|<iframe|background="/i);
  for (const [, source] of html.matchAll(/<img[^>]*src="([^"]*)"/g))
    expect(
      attachments.filter(({ cid, contentType }) => `cid:${cid}` === source && contentType === 'image/png'),
    ).toHaveLength(1);
}

/** What holds for every letter of every state, in every language. */
export function expectFit(name: string, letter: Letter, agency: AgencyRecord): void {
  keep(name, letter.html ? withLogo(letter, LOGOS.wide) : letter);
  if (letter.html) expectLogo(letter, agency);
  const { subject, html, text, attachments = [] } = letter;
  const { agencyName, subdomain } = agency.public;
  for (const form of [subject, html, text]) {
    expect(form).not.toMatch(/undefined|null|NaN|Invalid Date|\[object|\{\w+\}/);
    expect(form).not.toMatch(/\bUTC\b|\bGMT\b/);
  }
  expect(text).toContain(agencyName);
  expectNothingFetched(html, attachments);
  for (const { cid, filename, content } of attachments) {
    if (!cid) expect(filename).toMatch(new RegExp(`^${subdomain}-`));
    if (!filename.endsWith('.ics')) continue;
    expect(content).toContain(`PRODID:-//${agencyName}`);
    expect(content).not.toMatch(/caravel/i);
  }
}

export { cancelledWith } from '../selling/bookable/samples/booking';
