import { expect, test as base } from '@playwright/test';
import { freePort, freshDataDir, removeDataDir, startServer } from './server';

export interface Site {
  /** Origin of a demo agency's site; the empty name is the platform's own. */
  origin(subdomain: string): string;
}

const port = () => {
  const value = process.env['JOURNEY_PORT'];
  if (!value) throw new Error('The shared server is started by the global set-up');
  return value;
};

/** A server of its own for as long as `use` runs; `env` changes how it is set up. */
export async function withOwnServer(
  use: (site: Site) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const dataDir = await freshDataDir(process.env['JOURNEY_SEEDED']!);
  // It knows its own address from the start: it leads from the platform's host to the site of a new agency.
  const server = await startServer({ dataDir, port: await freePort(), env, isBrief: true });
  try {
    await use({
      origin: (subdomain) => new URL(server.url(subdomain ? `${subdomain}.localhost` : 'localhost')).origin,
    });
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
}

/**
 * A journey on the shared server, or, where it changes what others see of an agency, on a server that the journeys of one
 * file have to themselves (`ownSite`; they run one after the other with `journey.describe.configure({ mode: 'default' })`);
 * a repetition has one in any case. Fails when the page logs an error or breaks its own security policy.
 */
export const journey = base.extend<{ site: Site; quietConsole: void }, { ownSite: Site }>({
  ownSite: [async ({ browser: _ }, use) => withOwnServer(use), { scope: 'worker', timeout: 60_000 }],
  // What the first time left on the shared server may stand in the way of the next.
  site: async ({ context }, use, { repeatEachIndex }) =>
    repeatEachIndex > 0
      ? withOwnServer(async (site) => {
          await use(site);
          // A page that looks whether the agency has changed would find nobody there.
          await Promise.all(context.pages().map((page) => page.goto('about:blank').catch(() => undefined)));
        })
      : use({ origin: (subdomain) => `http://${subdomain ? `${subdomain}.` : ''}localhost:${port()}` }),
  quietConsole: [
    async ({ page }, use, info) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      await use();
      const allowed = info.annotations
        .filter(({ type }) => type === 'allow')
        .map(({ description }) => description ?? '');
      const unexpected = said.filter((line) => !allowed.some((part) => line.includes(part)));
      expect(unexpected, 'what the page said on its console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Marks a console error that this journey provokes on purpose. */
export const allow = (text: string): void =>
  void journey.info().annotations.push({ type: 'allow', description: text });

export { expect };
