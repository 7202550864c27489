// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { claimHandover, takeHandover } from './sso-handover';

const open = (address: string) => window.history.replaceState({ kept: 1 }, '', address);
const shown = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => void claimHandover());

describe('R139 the token of /sso', () => {
  test('leaves the address at once, and is handed over once', () => {
    open('/sso?token=abc.def&navigateTo=%2Fmytrip%3Fwhen%3Dpast&lng=es#top');
    const entries = window.history.length;
    takeHandover();
    expect(shown()).toBe('/sso?lng=es#top');
    expect([window.history.length, window.history.state]).toEqual([entries, { kept: 1 }]);
    expect(claimHandover()).toEqual({ token: 'abc.def', navigateTo: '/mytrip?when=past' });
    expect(claimHandover()).toBeNull();
  });

  test('is taken letter by letter, also when it looks like a number', () => {
    open('/SSO/?token=00123456789012345678901');
    takeHandover();
    expect(claimHandover()?.token).toBe('00123456789012345678901');
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
    '',
  ])('SEC-12 G50 does not lead to %s', (navigateTo) => {
    open(`/sso?${new URLSearchParams({ token: 'x', navigateTo }).toString()}`);
    takeHandover();
    expect(claimHandover()).toEqual({ token: 'x', navigateTo: null });
  });

  test('of another path is none', () => {
    open('/mytrip?token=abc');
    takeHandover();
    expect([shown(), claimHandover()]).toEqual(['/mytrip?token=abc', null]);
  });
});
