import { expect, type Page } from '@playwright/test';

/**
 * The address behind the button of the newest message to `recipient` whose link leads to `path`, read from the
 * development mailbox in a tab of its own.
 */
export async function mailedLink(
  page: Page,
  origin: string,
  recipient: string,
  path: string,
): Promise<string> {
  const box = await page.context().newPage();
  try {
    let found: string | undefined;
    await expect
      .poll(
        async () => {
          await box.goto(`${origin}/dev/mail`);
          const messages = await box
            .locator('li', { hasText: `to ${recipient},` })
            .locator('a')
            .all();
          const addresses = await Promise.all(messages.map((message) => message.getAttribute('href')));
          for (const address of addresses) {
            await box.goto(`${origin}${address!}`);
            const text = (await box.locator('pre').textContent()) ?? '';
            found = text.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname === path);
            if (found) return true;
          }
          return false;
        },
        { message: `a message to ${recipient} with a link to ${path}`, timeout: 20_000 },
      )
      .toBe(true);
    return found!;
  } finally {
    await box.close();
  }
}
