// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepWay, takeKeptWay } from './kept-way';

beforeEach(() => localStorage.clear());
const DAY = 24 * 60 * 60_000;

it('G08 G33 where somebody was going is kept while they confirm their address, and told once', () => {
  keepWay('/booknow/sample/checkout?offer=1', 0);
  expect(takeKeptWay(DAY - 1)).toBe('/booknow/sample/checkout?offer=1');
  expect(takeKeptWay(DAY - 1)).toBeNull();
});

it('SEC-12 not for longer than a day, and never to another site', () => {
  keepWay('/mytrip', 0);
  expect(takeKeptWay(DAY)).toBeNull();
  for (const kept of ['{', 'null', '{"path":"//evil.example","until":9e15}', '{"path":"/x","until":"9"}']) {
    localStorage.setItem('way-back', kept);
    expect(takeKeptWay(0)).toBeNull();
  }
  keepWay(null, 0);
  expect(takeKeptWay(0)).toBeNull();
});
