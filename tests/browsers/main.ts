import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rm, writeFile } from 'node:fs/promises';
import { PASSWORD } from '../support/api';
import { freshDataDir, type RunningServer, startServer } from '../support/server';
import { CARDS, WORDS } from '../support/traveller';
import type { Driver } from './driver';
import { firefox } from './firefox';
import { pageOf } from './page';
import { webkit } from './webkit';

/**
 * `npm run browsers`: a traveler buys a flight on a phone, in each browser beside Chromium that is installed (Debian's packages
 * firefox-esr; webkit2gtk-driver with xvfb). Needs a build. Ends with 1 when one of them could not.
 */
const FOLDERS = (process.env['PATH'] ?? '').split(':');
const installed = (...names: string[]): string | undefined =>
  names.flatMap((name) => FOLDERS.map((folder) => join(folder, name))).find(existsSync);
const MINI_BROWSERS = ['4.1', '4.0', '6.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

function drivers(): (() => Promise<Driver>)[] {
  const fox = installed('firefox-esr', 'firefox');
  const kit = installed('WebKitWebDriver');
  const mini = MINI_BROWSERS.find(existsSync);
  return [
    ...(fox ? [() => firefox(fox)] : []),
    ...(kit && mini && installed('Xvfb') ? [() => webkit(mini, kit)] : []),
  ];
}

/** From the start page to a paid booking among the traveler's trips. */
async function mainJob(driver: Driver, server: RunningServer): Promise<void> {
  const words = WORDS.pt;
  const page = pageOf(driver);
  const step = async (what: string, run: () => Promise<unknown>) => {
    const from = performance.now();
    await run();
    const outside = await page.outside();
    if (outside) throw new Error(`${driver.name}: ${what}: something sticks out at the side: ${outside}`);
    console.log(`  ${((performance.now() - from) / 1000).toFixed(1).padStart(5)} s  ${what}`);
  };
  const origin = `http://horizonte.localhost:${server.port}`;
  await step('start page', async () => {
    await page.goto(`${origin}/?lng=pt`);
    await page.sees('O mundo começa no seu horizonte');
  });
  await step('log-in', async () => {
    await page.goto(`${origin}/login`);
    await page.type('input[name="email"]', 'client@horizonte.example');
    await page.type('input[name="password"]', PASSWORD);
    await page.press({ css: 'form button', text: words.login });
    await page.isAt('/booknow/flights');
  });
  await step('search', async () => {
    for (const [nth, [text, code]] of [
      ['São Paulo', 'GRU'],
      ['Lisboa', 'LIS'],
    ].entries()) {
      await page.type('input[role="combobox"]', text!, nth);
      await page.press({ css: '[role="option"]', text: code! });
    }
    await page.press({ css: 'button', text: words.search });
    await page.isAt('/booknow/flights/search?');
  });
  await step('offer', async () => {
    await page.press({ css: 'a', text: 'Selecionar:' });
    await page.isAt('search-details');
    await page.press({ css: 'a', text: words.continue });
  });
  await step('travelers and payment', async () => {
    await page.choose('[name="travellers.0.title"]', 'Ms');
    await page.choose('[name="travellers.0.gender"]', 'F');
    for (const [css, text] of [
      ['[name="travellers.0.firstName"]', 'Ana'],
      ['[name="travellers.0.lastName"]', 'Lima'],
      ['input[id$="-day"]', '14'],
      ['input[id$="-month"]', '3'],
      ['input[id$="-year"]', '1986'],
      ['[name="contact.phone"]', '+55 11 5555 0100'],
      ['[name="billing.address"]', 'Rua das Flores 12'],
      ['[name="billing.city"]', 'São Paulo'],
      ['[name="billing.state"]', 'SP'],
      ['[name="billing.zipCode"]', '01001-000'],
    ] as const)
      await page.type(css, text);
    await page.choose('[name="billing.country"]', 'BR');
    await page.typeInFrame('iframe[src*="/gateway/fields"]', [CARDS.good, '1234', '123', 'Ana Lima']);
    await page.press({ css: 'button', text: 'Pagar ' });
  });
  await step('confirmation', async () => {
    await page.isAt('/booknow/flights/confirmation?bookingId=');
    await page.sees(words.confirmed);
  });
  await step('my trips', async () => {
    await page.goto(`${origin}/mytrip`);
    await page.sees(words.trips);
    await page.press({ css: 'a[href*="flight-details"]' });
    await page.sees('Lima');
  });
  if (driver.errors().length > 0)
    throw new Error(`${driver.name} has errors in its console:\n${driver.errors().join('\n')}`);
}

const all = drivers();
if (all.length === 0) console.log('Neither Firefox nor WebKit is installed here.');
let failed = 0;
for (const start of all) {
  const dataDir = await freshDataDir();
  const server = await startServer({ dataDir });
  const driver = await start();
  console.log(driver.name);
  try {
    await mainJob(driver, server);
  } catch (error) {
    failed += 1;
    console.error(error instanceof Error ? error.message : error);
    const file = join('.tmp', `${driver.name}.png`);
    await writeFile(file, await driver.picture(), 'base64');
    console.error(`What was seen last: ${file}`);
  } finally {
    await driver.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
process.exit(failed === 0 ? 0 : 1);
