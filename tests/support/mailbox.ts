import { expect } from '@playwright/test';
import { ask } from './api';

const textOf = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Addresses of the messages to `recipient` in the development mailbox of a site, the newest first. */
export async function messagesTo(origin: string, recipient: string): Promise<string[]> {
  const { text } = await ask({ origin }, 'GET', '/dev/mail');
  return text
    .split('<li>')
    .filter((item) => textOf(item).includes(` to ${recipient},`))
    .map((item) => /href="([^"]+)"/.exec(item)![1]!);
}

/** The link to `path` in the newest message to `recipient` that has one; waits until it has come. */
export async function mailedLink(origin: string, recipient: string, path: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        for (const address of await messagesTo(origin, recipient)) {
          const { text } = await ask({ origin }, 'GET', address);
          const body = textOf(/<pre>([^]*)<\/pre>/.exec(text)?.[1] ?? '');
          found = body.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname === path);
          if (found) return true;
        }
        return false;
      },
      { message: `a message to ${recipient} with a link to ${path}`, timeout: 20_000 },
    )
    .toBe(true);
  return found!;
}
