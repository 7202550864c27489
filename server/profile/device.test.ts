import { describe, expect, test } from 'vitest';
import { readDevice } from './device';

const AGENTS: [text: string, told: [browser: string | null, system: string | null, kind: string]][] = [
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ['Safari', 'iOS', 'phone'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.31 Mobile/15E148 Safari/604.1',
    ['Chrome', 'iOS', 'phone'],
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
    ['Safari', 'iPadOS', 'tablet'],
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    ['Safari', 'macOS', 'computer'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    ['Chrome', 'Android', 'phone'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36',
    ['Samsung Internet', 'Android', 'tablet'],
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', ['Firefox', 'Android', 'phone']],
  ['Mozilla/5.0 (Android 15; Tablet; rv:133.0) Gecko/133.0 Firefox/133.0', ['Firefox', 'Android', 'tablet']],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    ['Edge', 'Windows', 'computer'],
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0',
    ['Opera', 'Windows', 'computer'],
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
    ['Chrome', 'Linux', 'computer'],
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    ['Chrome', 'ChromeOS', 'computer'],
  ],
  ['curl/8.5.0', [null, null, 'unknown']],
  ['', [null, null, 'unknown']],
];

describe('what a browser says of itself', () => {
  test.each(AGENTS)('%s', (text, [browser, system, kind]) => {
    expect(readDevice(text)).toEqual({ browser, system, kind });
  });

  test('nothing was said', () => {
    expect(readDevice(null)).toEqual({ browser: null, system: null, kind: 'unknown' });
  });
});
