import { beforeEach, expect, it } from 'vitest';
import { deleteCookie, readCookie, writeCookie } from '../state/cookies';
import { keepWantedPage, takeWantedPage } from './wanted-page';

beforeEach(() => deleteCookie('wantedPage'));

it('G08 the page that was wanted before a sign-up is kept for that address and given once', () => {
  keepWantedPage('Ana@Mail.example ', '/mytrip?when=past');
  expect(takeWantedPage('someone@mail.example')).toBeNull();
  expect(takeWantedPage('ana@mail.example')).toBe('/mytrip?when=past');
  expect(takeWantedPage('ana@mail.example')).toBeNull();
});

it('SEC-12 only pages of this site are led to, whatever stands in the cookie', () => {
  for (const path of ['//evil.example', 'https://evil.example', 7, null]) {
    writeCookie('wantedPage', JSON.stringify(['a@b.example', path]), 60);
    expect(takeWantedPage('a@b.example')).toBeNull();
  }
  for (const text of ['nonsense', '{}', 'null']) {
    writeCookie('wantedPage', text, 60);
    expect(takeWantedPage('a@b.example')).toBeNull();
  }
});

it('a sign-up that wanted no page forgets what an earlier one wanted, and a path that is too long is not kept', () => {
  for (const path of [null, `/${'x'.repeat(2_000)}`]) {
    keepWantedPage('ana@mail.example', '/mytrip');
    keepWantedPage('ana@mail.example', path);
    expect(readCookie('wantedPage')).toBeFalsy();
  }
});
