import type { Device } from '@/core/contract';

type Told = Pick<Device, 'browser' | 'system' | 'kind'>;

/** In this order: most browsers also name the ones that they are like. */
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex', /\bYaBrowser\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['iPadOS', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const named = (list: typeof BROWSERS, text: string): string | null =>
  list.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

function kindOf(system: string | null, text: string): Told['kind'] {
  if (system === 'iPadOS' || /\bTablet\b/.test(text)) return 'tablet';
  // Android says `Mobile` on telephones only.
  if (system === 'Android') return /\bMobile\b/.test(text) ? 'phone' : 'tablet';
  if (system === 'iOS') return 'phone';
  return system === null ? 'unknown' : 'computer';
}

/**
 * What a browser says of itself, as people name it; enough to recognise the own devices, and never more than a hint.
 * An iPad that asks for desktop pages calls itself a Macintosh, and stays one here.
 */
export function readDevice(userAgent: string | null): Told {
  const text = userAgent ?? '';
  const system = named(SYSTEMS, text);
  return { browser: named(BROWSERS, text), system, kind: kindOf(system, text) };
}
