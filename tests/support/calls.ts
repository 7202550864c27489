import type { Page } from '@playwright/test';

interface Call {
  sent: unknown;
  status: number;
  answer: unknown;
}

/** The next call that this page makes at this path: what it sends, and what is answered. */
export async function nextCall(page: Page, path: string, method = 'POST'): Promise<Call> {
  const response = await page.waitForResponse(
    (one) => one.request().method() === method && new URL(one.url()).pathname === path,
  );
  return {
    sent: response.request().postDataJSON() as unknown,
    status: response.status(),
    answer: (await response.json()) as unknown,
  };
}
