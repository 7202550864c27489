import type { Page } from '@playwright/test';
import { authenticatorCode, callApi, NEW_PASSWORD } from '../support/account';
import { allow, expect, journey, type Site } from '../support/journey';
import { mailedLink } from '../support/mailbox';
import { logIn, PASSWORD, WORDS } from '../support/traveller';

const email = (page: Page) => page.locator('input[name="email"]');
const alertWith = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function fillSignUp(page: Page, name: string, address?: string): Promise<void> {
  await page.locator('#sign-up-name').fill(name);
  if (address) await page.locator('#sign-up-email').fill(address);
  await page.locator('#sign-up-password').fill(NEW_PASSWORD);
  await page.locator('#sign-up-terms').check();
}
const submit = (page: Page) => page.locator('button[type=submit]').click();

/** A token for an account, by the API. */
async function tokenOf(page: Page, address: string): Promise<string> {
  const { answer } = await callApi(page, '/api/user/login', { email: address, password: PASSWORD });
  return answer['auth'] as string;
}

journey.describe('in Portuguese', () => {
  journey.use({ locale: WORDS.pt.locale });

  journey(
    'R094 R102 R103 R136 G08 G126: who wanted a page signs up, confirms the address, logs in and is there',
    async ({ page, context, site }) => {
      allow('403');
      const origin = site.origin('horizonte');
      const address = 'beatriz.nova@horizonte.example';
      await page.goto(`${origin}/mytrip`);
      await page.getByRole('dialog').getByRole('link', { name: 'Crie uma conta' }).click();
      await expect(page.getByRole('dialog', { name: 'Criar uma conta' })).toBeVisible();

      await page.locator('#sign-up-name').fill('Beatriz Nova');
      await page.locator('#sign-up-email').fill(address);
      await page.locator('#sign-up-password').fill('curta');
      const criteria = page.getByRole('group', { name: 'Critérios da senha' });
      await expect(criteria.locator('[data-met=true]')).toHaveCount(2);
      await submit(page);
      await expect(alertWith(page, 'Aceite os termos e condições')).toBeFocused();

      const [terms] = await Promise.all([
        context.waitForEvent('page'),
        page
          .getByRole('dialog')
          .getByRole('link', { name: /termos e condições \(/ })
          .click(),
      ]);
      await expect(terms.getByRole('heading', { level: 1 })).toBeVisible();
      await terms.close();
      await expect(page.locator('#sign-up-terms')).not.toBeChecked();
      await expect(page.locator('#sign-up-name')).toHaveValue('Beatriz Nova');

      await page.locator('#sign-up-password').fill(NEW_PASSWORD);
      await expect(criteria.locator('[data-met=true]')).toHaveCount(6);
      await page.locator('#sign-up-terms').check();
      await submit(page);
      await expect(page).toHaveURL(`${origin}/check-inbox`);
      await expect(page.getByText('Agradecemos seu cadastro.').first()).toBeVisible();
      await expect(page.getByRole('main').getByText(address)).toBeVisible();

      await page.getByRole('link', { name: 'Entrar', exact: true }).first().click();
      await logIn(page, WORDS.pt, address, NEW_PASSWORD);
      await expect(alertWith(page, 'E-mail não verificado')).toBeVisible();
      await page.getByRole('button', { name: 'Enviar o link novamente' }).click();
      await expect(page.getByText('Se este e-mail ainda aguarda verificação')).toBeVisible();

      const link = await mailedLink(page, origin, address, '/verify');
      await page.goto(link);
      await expect(page.getByRole('dialog', { name: 'Seu e-mail foi confirmado' })).toBeVisible();
      await page.getByRole('dialog').getByRole('link', { name: 'Entrar' }).click();
      await expect(email(page)).toHaveValue(address);
      await logIn(page, WORDS.pt, address, NEW_PASSWORD);
      await expect(page.getByText('Login realizado com sucesso').first()).toBeVisible();
      await expect(page).toHaveURL(`${origin}/mytrip`);

      // The link has done its work, and the account is still active.
      await page.goto(link);
      await expect(page.getByRole('dialog', { name: 'Seu e-mail foi confirmado' })).toBeVisible();
    },
  );
});

journey.describe('in English', () => {
  journey.use({ locale: WORDS.en.locale });

  journey(
    'R096 R098 R099 R100 R431: who is invited signs up with that address and is an agent at once',
    async ({ page, browser, site }) => {
      allow('409');
      const origin = site.origin('bluefjord');
      const address = 'nils.new@bluefjord.example';
      await page.goto(`${origin}/attributions`);
      const owner = await tokenOf(page, 'owner@bluefjord.example');
      const invitation = { email: address, isRestrictedAgent: false };
      expect((await callApi(page, '/api/agency/invitations', invitation, owner)).status).toBe(200);

      const link = await mailedLink(page, origin, address, '/signup');
      await page.goto(link);
      await expect(page.getByRole('dialog', { name: 'Join Blue Fjord Travel' })).toBeVisible();
      await expect(email(page)).toHaveValue(address);
      await expect(email(page)).toHaveJSProperty('readOnly', true);
      await expect(page.getByText('Already have an account?')).toHaveCount(0);
      await expect(page.getByRole('link', { name: /terms and conditions/ }).first()).toHaveAttribute(
        'href',
        /^\/agency-terms-and-conditions\/[0-9a-f-]{36}$/,
      );
      await fillSignUp(page, 'Nils New');
      await submit(page);
      await expect(page).toHaveURL(`${origin}/dashboard`);

      const stranger = await (await browser.newContext({ locale: WORDS.en.locale })).newPage();
      await stranger.goto(link);
      await expect(alertWith(stranger, 'You have already accepted the invitation')).toBeVisible();
      await expect(stranger.locator('#sign-up-name')).toHaveCount(0);
      await stranger.context().close();
    },
  );

  journey(
    'R073 R167: the first login of a new agency’s owner leads to its subscription',
    async ({ page, site }) => {
      const origin = site.origin('newcomer');
      await page.goto(`${origin}/login`);
      await logIn(page, WORDS.en, 'owner@newcomer.example');
      await expect(page).toHaveURL(`${origin}/subscription`);
    },
  );

  journey(
    'SEC-13: a login with a second factor asks for the code, or for a recovery code',
    async ({ page, context, site }) => {
      allow('401');
      const origin = site.origin('bluefjord');
      const address = 'restricted@bluefjord.example';
      await page.goto(`${origin}/attributions`);
      const token = await tokenOf(page, address);
      const start = await callApi(page, '/api/user/secondFactor/start', { password: PASSWORD }, token);
      const { secret } = start.answer['data'] as { secret: string };
      const confirm = { code: authenticatorCode(secret, -1) };
      const confirmed = await callApi(page, '/api/user/secondFactor/confirm', confirm, token);
      const { recoveryCodes } = confirmed.answer['data'] as { recoveryCodes: string[] };

      await page.goto(`${origin}/login`);
      await logIn(page, WORDS.en, address);
      const code = page.getByLabel('Code', { exact: true });
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await code.fill(authenticatorCode(secret, 60));
      await expect(alertWith(page, 'The code is not right. Please try again.')).toBeVisible();
      await expect(code).toHaveValue('');
      await code.fill(authenticatorCode(secret));
      await expect(page).toHaveURL(`${origin}/dashboard`);

      await page.goto(`${origin}/logout`);
      await expect(page).toHaveURL(`${origin}/`);
      await page.goto(`${origin}/login`);
      await logIn(page, WORDS.en, address);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(recoveryCodes[0]!);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page).toHaveURL(`${origin}/dashboard`);
      expect((await context.cookies()).some(({ name }) => name === 'x-access-token')).toBe(true);
    },
  );
});

journey.describe('in Spanish', () => {
  journey.use({ locale: 'es-ES' });

  /** A client of its own, so that no other journey meets another password. */
  async function newClient(page: Page, site: Site, address: string): Promise<string> {
    const origin = site.origin('solana');
    await page.goto(`${origin}/attributions`);
    const hostName = new URL(origin).host;
    const person = { name: 'Lucía Nueva', email: address, password: NEW_PASSWORD, hostName, checked: true };
    expect((await callApi(page, '/api/user/signUp', person)).status).toBe(200);
    return origin;
  }

  journey(
    'R120 R121 R132 R135 SEC-09: a forgotten password is replaced once; the link is dead afterwards',
    async ({ page, site }) => {
      allow('410');
      const address = 'lucia.nueva@solana.example';
      const origin = await newClient(page, site, address);
      await page.goto(`${origin}/login`);
      await email(page).fill(address);
      await page.getByRole('link', { name: '¿Olvidó la contraseña?' }).click();
      await expect(page).toHaveURL(`${origin}/forgotpassword`);
      await expect(email(page)).toHaveValue(address);
      await page.getByRole('button', { name: 'Enviar' }).click();
      await expect(page.getByText('Si existe una cuenta con este correo').first()).toBeVisible();
      await expect(page).toHaveURL(`${origin}/check-inbox`);
      await expect(page.getByText(address)).toBeVisible();

      const link = await mailedLink(page, origin, address, '/newPassword');
      await page.goto(link);
      const fresh = 'Azul_Monte_93';
      await page.locator('#new-password').fill(fresh);
      await page.locator('#new-password-again').fill(`${fresh}x`);
      await submit(page);
      await expect(alertWith(page, 'La contraseña y la confirmación deben coincidir')).toBeFocused();
      await page.locator('#new-password-again').fill(fresh);
      await submit(page);
      await expect(page).toHaveURL(`${origin}/login`);
      await expect(page.getByText('Su contraseña se ha cambiado').first()).toBeVisible();
      await expect(email(page)).toHaveValue(address);
      await page.locator('input[name="password"]').fill(fresh);
      await page.locator('input[name="password"]').press('Enter');
      await expect(page).toHaveURL(/\/booknow\//);

      await page.goto(link);
      await expect(page).toHaveURL(`${origin}/expired`);
      await expect(
        page.getByRole('dialog', { name: 'El enlace para restablecer la contraseña ha caducado' }),
      ).toBeVisible();
    },
  );

  journey(
    'R139 R140 R152 SEC-12: an intranet’s user comes in signed in, without the token in the address, and out again',
    async ({ page, context, site }) => {
      const origin = site.origin('solana');
      await page.goto(`${origin}/dev/idp/launch`);
      await page.locator('button.go').click();
      await page.getByRole('button', { name: 'Sí, es mi cuenta' }).click();
      await expect(page).toHaveURL(/\/booknow\//);
      expect(page.url()).not.toContain('token');
      const tokens = async () =>
        (await context.cookies()).filter(({ name }) => name === 'x-access-token').length;
      expect(await tokens()).toBe(1);
      await page.getByRole('button', { name: /^Cuenta de / }).click();
      await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
      await expect(page).toHaveURL(`${origin}/`);
      expect(await tokens()).toBe(0);
    },
  );

  journey('SEC-12 G50: a hostile navigateTo is refused', async ({ page, site }) => {
    const origin = site.origin('solana');
    const hostile: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.endsWith('evil.example')) hostile.push(request.url());
    });
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/dev/idp/launch') && response.request().method() === 'POST',
    );
    await page.route('**/sso?**', (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('navigateTo', '//evil.example/collect');
      return url.href === route.request().url()
        ? route.continue()
        : route.fulfill({ status: 303, headers: { location: url.href } });
    });
    await page.goto(`${origin}/dev/idp/launch`);
    await page.locator('button.go').click();
    await answered;
    await page.getByRole('button', { name: 'Sí, es mi cuenta' }).click();
    await expect(page).toHaveURL(new RegExp(`^${origin}/booknow/`));
    expect(hostile).toEqual([]);
  });
});
