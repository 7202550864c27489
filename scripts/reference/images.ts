import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { chromium } from 'playwright';
import { CARRIERS, type Carrier } from '../../server/reference/facts/carriers';
import { findBrowser } from '../browser';

const require = createRequire(import.meta.url);
const FLAG_WIDTH = 80;
const TILE = 96;

/** Flags as PNG in base64, by lower-case country code: a fifth of the size of the drawings that they come from. */
export function renderFlags(codes: string[]): Record<string, string> {
  const folder = join(dirname(require.resolve('flag-icons/package.json')), 'flags/4x3');
  const flags: Record<string, string> = {};
  for (const code of codes.map((each) => each.toLowerCase())) {
    const path = join(folder, `${code}.svg`);
    if (!existsSync(path)) continue;
    const picture = new Resvg(readFileSync(path, 'utf8'), {
      fitTo: { mode: 'width', value: FLAG_WIDTH },
    }).render();
    flags[code] = Buffer.from(picture.asPng()).toString('base64');
  }
  return flags;
}

const tile = ({ code, colors: [background, ink] }: Pick<Carrier, 'code' | 'colors'>) => `
  <div class="tile" id="t-${code}" style="background:${background}">
    <svg viewBox="0 0 96 96"><path d="M-4 92 C 30 84, 66 62, 100 20 L 100 34 C 70 72, 34 94, -4 104 Z" fill="${ink}" opacity=".16"/></svg>
    <b style="color:${ink}">${code}</b>
  </div>`;

/** Two letters in the colours of the livery, as PNG in base64 by code; `__` is the mark of an airline that is not known. */
export async function renderLogos(): Promise<Record<string, string>> {
  const font = readFileSync(
    require.resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'),
  ).toString('base64');
  const style = `@font-face{font-family:R;src:url(data:font/woff2;base64,${font});font-weight:100 900}
    body{margin:0;background:transparent;display:grid;grid-template-columns:repeat(10,${TILE}px);grid-auto-rows:${TILE}px;gap:8px}
    .tile{position:relative;width:${TILE}px;height:${TILE}px;border-radius:22px;overflow:hidden;display:grid;place-items:center}
    .tile svg{position:absolute;inset:0}
    .tile b{position:relative;font:800 46px/1 R;letter-spacing:-1.5px}`;
  const marks = [...CARRIERS, { code: '__', colors: ['#64748b', '#ffffff'] as const }];
  const body = marks.map(tile).join('').replace('>__<', '>✈<');
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1056, height: 1600 } });
    await page.setContent(`<style>${style}</style>${body}`);
    await page.evaluate(() => document.fonts.ready);
    const logos: Record<string, string> = {};
    for (const { code } of marks) {
      const picture = await page.locator(`#t-${code}`).screenshot({ omitBackground: true });
      logos[code] = picture.toString('base64');
    }
    return logos;
  } finally {
    await browser.close();
  }
}
