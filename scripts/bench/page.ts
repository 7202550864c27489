import type { Browser } from 'playwright';

export interface PageFigures {
  /** Bytes of JavaScript as they went over the wire. */
  scriptBytes: number;
  scripts: string[];
  lcp: number;
  cls: number;
}

/** Opens a page with an empty cache and sums what it downloaded. `slow`: 4× CPU, 9 Mbit/s, 100 ms. */
export async function measurePage(
  browser: Browser,
  url: string,
  { slow = false, width = 390 } = {},
): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sizes = new Map<string, { url: string; bytes: number }>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' || /\.js(\?|$)/.test(response.url))
      sizes.set(requestId, { url: response.url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = sizes.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  if (slow) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: (9 * 1024 * 1024) / 8,
      uploadThroughput: (3 * 1024 * 1024) / 8,
    });
  }
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    Object.assign(window, { figures: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const { lcp, cls } = await page.evaluate(
    () => (window as unknown as { figures: { lcp: number; cls: number } }).figures,
  );
  await context.close();
  const scripts = [...sizes.values()];
  return {
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: scripts.map(({ url: script }) => new URL(script).pathname),
    lcp,
    cls,
  };
}
