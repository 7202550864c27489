import { expect, it } from 'vitest';
import { mailedVoucherOf, organizerVoucherOf } from './organizer-voucher';

const URL = 'https://www.viator.com/ticket?code=1:a';
const kept = (url: string, more: { isPrivate?: boolean; paperVoucher?: boolean } = {}) => ({
  offer: { activity: { paperVoucher: more.paperVoucher } } as never,
  details: { organizerVoucher: { url, isPrivate: more.isPrivate ?? false } },
});

it('R348 the organizer’s voucher is shown, and printed where it is taken on paper alone', () => {
  expect(organizerVoucherOf(kept(URL))).toEqual({ url: URL, mustPrint: false });
  expect(organizerVoucherOf(kept(URL, { paperVoucher: true }))).toEqual({ url: URL, mustPrint: true });
  expect(organizerVoucherOf({ offer: null, details: null })).toBeNull();
});

it('SEC-12 only an address that nobody can read or change on the way is a link', () => {
  for (const url of [
    'http://www.viator.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a@b.c/',
    '/x',
    '',
  ])
    expect([url, organizerVoucherOf(kept(url))]).toEqual([url, null]);
});

it('a voucher that was taken for fraud is in no letter, and on the page of who is signed in', () => {
  const restricted = kept(URL, { isPrivate: true });
  expect([mailedVoucherOf(restricted), organizerVoucherOf(restricted)?.url]).toEqual([null, URL]);
});
