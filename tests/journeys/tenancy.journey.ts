import { sessionFor } from '../support/api';
import { allow, expect, journey } from '../support/journey';
import { logIn, WORDS } from '../support/traveller';

journey.use({ locale: WORDS.en.locale });
const words = WORDS.en;

journey(
  'R002 SEC-30: a host of no agency shows Agency not found, with no agency’s name or colour',
  async ({ page, site }) => {
    allow('404');
    const answer = await page.goto(site.origin('nobody'));
    expect(answer!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Agency not found' })).toBeVisible();
  },
);

journey('R085 R093: an inactive agency says so, and its login stays shut', async ({ page, site }) => {
  await page.goto(`${site.origin('dormant')}/login`);
  await expect(
    page.getByText('The agency is inactive. Please contact the administrator').first(),
  ).toBeVisible();
  const form = page.locator('form').filter({ has: page.locator('input[name="password"]') });
  await form.locator('input[name="email"]').fill('client@dormant.example');
  await form.locator('input[name="password"]').fill('Caravel_2026');
  await expect(form.getByRole('button', { name: words.login, exact: true })).toBeDisabled();
});

journey(
  'a protected page leads to the login and opens after it; logging out ends it',
  async ({ page, context, site }) => {
    allow('401');
    const origin = site.origin('bluefjord');
    const tokens = async () => (await context.cookies()).filter(({ name }) => name === 'x-access-token');
    await journey.step('R065: without a session it leads over the logout to the login', async () => {
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
      await page.goto(`${origin}/mytrip?when=past`);
      await expect(page).toHaveURL(`${origin}/login`);
      expect(visited).toContain('/logout');
      await expect(page.getByText(/^Please log in to see that page\./)).toBeVisible();
    });
    await journey.step(
      'R088 R137: a wrong password shows the server’s words, keeps the e-mail, and ends no session',
      async () => {
        await logIn(page, words, 'client@bluefjord.example', 'Wrong_pass1');
        await expect(
          page.getByRole('alert').filter({ hasText: 'Incorrect email or password.' }),
        ).toBeVisible();
        await expect(page.locator('input[name="email"]')).toHaveValue('client@bluefjord.example');
      },
    );
    await journey.step('R076 G08: the login leads to the page that was wanted', async () => {
      await logIn(page, words, 'client@bluefjord.example');
      await expect(page).toHaveURL(/\/mytrip\?when=past/);
    });
    await journey.step('R152 R153: logout says so, clears cookie and storage, and goes home', async () => {
      await page.evaluate(() => localStorage.setItem('left-over', '1'));
      await page
        .getByRole('button', { name: /account|clara/i })
        .first()
        .click();
      await page
        .getByRole('menuitem', { name: 'Log out' })
        .or(page.getByRole('link', { name: 'Log out' }))
        .first()
        .click();
      await expect(page).toHaveURL(`${origin}/`);
      expect(await tokens()).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('left-over'))).toBeNull();
    });
    await journey.step('R150 R151: an expired session says so once and leads to the login', async () => {
      await context.addCookies([
        { name: 'x-access-token', value: 'no-such-token-0123456789abcdef', url: origin },
      ]);
      await page.goto(`${origin}/mytrip`);
      await expect(page.getByText('Your session has expired. Please log in again.')).toHaveCount(1);
      await expect(page).toHaveURL(`${origin}/login`);
      await expect(page.getByText(/^Your session has ended\./)).toBeVisible();
      expect(await tokens()).toEqual([]);
    });
    await journey.step('SEC-03: a token of one agency is refused on another’s host', async () => {
      const { token } = await sessionFor(origin, 'client@bluefjord.example');
      const other = site.origin('horizonte');
      await context.addCookies([{ name: 'x-access-token', value: token!, url: other }]);
      await page.goto(`${other}/mytrip`);
      await expect(page).toHaveURL(new RegExp(`^${other}/(login)?$`));
    });
  },
);

journey('R013 R014: the language follows the query and is remembered', async ({ page, context, site }) => {
  const origin = site.origin('solana');
  await page.goto(`${origin}/?lng=es`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto(origin);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'lng');
  expect(cookie!.value).toBe('es');
});
