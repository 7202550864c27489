import { HOSTILE_HTML } from '@/core/contract/site/hostile-html.ts';
import { signedIn } from '../support/api';
import { nextCall } from '../support/calls';
import { allow, expect, journey } from '../support/journey';
import { builtFile } from '../support/built';
import { attributesOf, WORDS } from '../support/traveller';

journey.use({ locale: WORDS.en.locale });

journey(
  'staff have a side menu that folds, and a drawer on a phone; a client has neither',
  async ({ page, context, site }) => {
    const origin = site.origin('bluefjord');
    await page.setViewportSize({ width: 1440, height: 900 });
    await signedIn(page, origin, 'agent@bluefjord.example');
    const menu = page.getByRole('navigation', { name: 'Agency' });
    await journey.step('R049 R361: staff have a menu of the places that the server names', async () => {
      const [{ answer }] = await Promise.all([
        nextCall(page, '/api/agency/navigations', 'GET'),
        page.goto(`${origin}/dashboard`),
      ]);
      await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
      const places = (answer as { data: { path: string }[] }).data.map(({ path }) => path);
      const office = places.filter((path) => !path.startsWith('/booknow/'));
      expect(office).toContain('/bookings/flights');
      const shown = () => attributesOf(menu.getByRole('link'), 'href');
      await expect.poll(shown).toEqual(expect.arrayContaining(office));
      expect(await shown()).not.toContain('/settings/website');
    });
    await page.getByRole('button', { name: 'Fold the menu' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Unfold the menu' })).toBeVisible();
    await journey.step('R360: Book Now leads to the first product', async () => {
      await menu.getByRole('link', { name: 'Book Now' }).click();
      await expect(page).toHaveURL(`${origin}/booknow/flights`);
    });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'My Trips' }).click();
    await expect(page).toHaveURL(/\/mytrip/);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // A page that still asks would ask as nobody.
    await page.goto('about:blank');
    await context.clearCookies();
    await page.setViewportSize({ width: 1440, height: 900 });
    await signedIn(page, origin, 'client@bluefjord.example');
    await page.goto(`${origin}/mytrip`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Agency' })).toHaveCount(0);
  },
);

journey(
  'another currency is chosen by hand; when the rates fail it is said and prices keep their own',
  async ({ page, site }) => {
    allow('502');
    const origin = site.origin('newcomer');
    await page.goto(origin);
    const dialog = page.getByRole('dialog', { name: 'Show prices in' });
    const opener = page.getByRole('button', { name: 'Currency: USD' }).first();
    await journey.step(
      'R029 R030: it begins with the dollar, and has the others from the rates',
      async () => {
        const [{ answer }] = await Promise.all([
          nextCall(page, '/api/multi-currency/exchange', 'GET'),
          opener.click(),
        ]);
        const { rates } = answer as { rates: Record<string, number> };
        expect(rates).toMatchObject({ EUR: expect.any(Number), JPY: expect.any(Number) });
        const first = dialog.getByRole('listitem').first().getByRole('button', { pressed: true });
        await expect(first).toContainText('USD');
      },
    );
    await dialog.getByRole('searchbox').or(dialog.getByRole('textbox')).fill('yen');
    await dialog.getByRole('button', { name: /JPY/ }).click();
    await expect(page.getByRole('button', { name: 'Currency: JPY' }).first()).toBeVisible();

    const fault = (rates: string) =>
      page.evaluate(
        (wish) =>
          fetch('/dev/faults', { method: 'POST', body: new URLSearchParams({ rates: wish }) }).then(
            () => undefined,
          ),
        rates,
      );
    await fault('fail');
    await journey.step(
      'R031: a failure is said in the server’s words, and prices keep their own',
      async () => {
        await page.goto(origin);
        await opener.click();
        await expect(page.getByText('Prices stay in USD.')).toBeVisible();
        await expect(
          page
            .getByRole('status')
            .filter({ hasText: 'The exchange rates are not available at the moment' })
            .or(
              page
                .getByRole('alert')
                .filter({ hasText: 'The exchange rates are not available at the moment' }),
            )
            .first(),
        ).toBeVisible();
      },
    );
    await fault('answer');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('button', { name: /EUR/ })).toBeVisible();
  },
);

journey(
  'SEC-22: hostile HTML in a legal text runs nothing and leaves nothing, even when it gets past the server',
  async ({ page, site }) => {
    allow('Content Security Policy');
    // A file that the browser asks for beside robots.txt.
    allow('404');
    const origin = site.origin('solana');
    // The page's own record is replaced, as if the text had never been cleaned on the server.
    await page.goto(`${origin}/robots.txt`);
    const served = await page.evaluate(async () => {
      const answer = await fetch('/privacy-policy');
      return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
    });
    expect(served.policy).toContain("require-trusted-types-for 'script'");
    const body = served.html.replace(
      /(<script[^>]*id="bootstrap"[^>]*>)(.*?)(<\/script>)/s,
      (_, open: string, json: string, close: string) => {
        const record = JSON.parse(json) as { agency: { privacyPolicy: string } };
        record.agency.privacyPolicy = `<h2>Kept</h2>${HOSTILE_HTML.join('<p>between</p>')}<p>The end</p>`;
        return open + JSON.stringify(record).replaceAll('<', '\\u003c') + close;
      },
    );
    await page.route(`${origin}/privacy-policy`, (route) =>
      route.fulfill({
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': served.policy },
        body,
      }),
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) asked.push(request.url());
    });
    await page.addInitScript(() => {
      (window as unknown as { attacks: number; attack: () => void }).attacks = 0;
      (window as unknown as { attacks: number; attack: () => void }).attack = () => {
        (window as unknown as { attacks: number }).attacks += 1;
      };
    });
    await page.goto(`${origin}/privacy-policy`);
    const article = page.locator('article');
    await expect(article.getByRole('heading', { name: 'Kept' })).toBeVisible();
    const found = await article.evaluate((root) => ({
      elements: [...new Set([...root.querySelectorAll('*')].map((element) => element.localName))].filter(
        (name) => /script|style|iframe|img|svg|math|form|input|button|object|embed|base|meta|link/.test(name),
      ),
      handlers: [...root.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .map(({ name }) => name)
          .filter((name) => name.startsWith('on') || name === 'style'),
      ),
      links: [...root.querySelectorAll('a')].map((link) => link.protocol),
      attacks: (window as unknown as { attacks: number }).attacks,
    }));
    expect(found.elements).toEqual([]);
    expect(found.handlers).toEqual([]);
    expect(found.links.filter((protocol) => protocol !== 'https:')).toEqual([]);
    expect(found.attacks).toBe(0);
    expect(asked).toEqual([]);
  },
);

journey(
  '⌘K finds a page and a language, ? lists the shortcuts, Escape closes them',
  async ({ page, site }) => {
    const origin = site.origin('bluefjord');
    await signedIn(page, origin, 'client@bluefjord.example');
    await page.goto(origin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const palette = page.getByRole('combobox', { name: 'Search or jump to…' });
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(palette).toBeVisible({ timeout: 1_500 });
    }).toPass();
    await palette.fill('my trips');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mytrip/);
    await page.keyboard.press('Control+k');
    await palette.fill('nothing is called so');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await palette.fill('portug');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
    await page.locator('h1').first().click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Atalhos de teclado' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

journey(
  'without a network it says so, and it goes when the network is back',
  async ({ page, context, site }) => {
    allow('ERR_INTERNET_DISCONNECTED');
    // The heading stands in the first HTML; the network may only go once the code has come.
    const heading = builtFile('core/shell/home/HeroSearch.tsx');
    await Promise.all([
      page.waitForEvent('requestfinished', (request) => request.url().endsWith(heading)),
      page.goto(site.origin('bluefjord'), { waitUntil: 'networkidle' }),
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    const banner = page.getByText('You are offline.', { exact: false }).first();
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  },
);

journey(
  'SEC-12 G50: a way back that leads elsewhere is not followed after single sign-on',
  async ({ page, site }) => {
    allow('422');
    const origin = site.origin('solana');
    for (const target of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/%2f%2fevil.example',
    ]) {
      await page
        .goto(`${origin}/sso?token=unknown&navigateTo=${encodeURIComponent(target)}`)
        .catch(() => undefined);
      await page.waitForURL((url) => !url.pathname.startsWith('/sso'));
      expect(new URL(page.url()).origin).toBe(origin);
      expect(page.url()).not.toContain('evil.example');
    }
  },
);

journey(
  'R068 R063: pricing and another agency’s terms are not on this agency’s site',
  async ({ page, site }) => {
    const origin = site.origin('bluefjord');
    // The browser itself reports the status of a page that is not there.
    allow('404');
    await page.goto(`${origin}/pricing`);
    await expect(page).toHaveURL(`${origin}/`);
    await page.goto(`${origin}/agency-terms-and-conditions/00000000-0000-4000-8000-000000000000`);
    await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible();
  },
);
