import type { Page } from '@playwright/test';
import { authenticatorCode, NEW_PASSWORD, signUp } from '../support/account';
import { call, PASSWORD, sessionFor } from '../support/api';
import { nextCall } from '../support/calls';
import { allow, expect, journey } from '../support/journey';
import { mailedLink } from '../support/mailbox';
import { logIn, WORDS } from '../support/traveller';

const email = (page: Page) => page.locator('input[name="email"]');
const alertWith = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function fillSignUp(page: Page, name: string, address?: string): Promise<void> {
  await page.locator('#sign-up-name').fill(name);
  if (address) await page.locator('#sign-up-email').fill(address);
  await page.locator('#sign-up-password').fill(NEW_PASSWORD);
  await page.locator('#sign-up-terms').check();
}
const submit = (page: Page) => page.locator('button[type=submit]').click();

const THANKS =
  'Agradecemos seu cadastro. Verifique sua caixa de entrada: enviamos um link de verificação para ativar sua conta.';

journey.describe('in Portuguese', () => {
  journey.use({ locale: WORDS.pt.locale });

  journey(
    'who wanted a page signs up, confirms the address, logs in and is there',
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
      await journey.step('R094: what was typed is sent with the host', async () => {
        const [{ sent }] = await Promise.all([nextCall(page, '/api/user/signUp'), submit(page)]);
        expect(sent).toEqual({
          name: 'Beatriz Nova',
          email: address,
          password: NEW_PASSWORD,
          hostName: new URL(origin).host,
          checked: true,
        });
      });
      await journey.step(
        'R102 R103: the modal closes, thanks are said, and a page says where the letter went',
        async () => {
          await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeVisible();
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await expect(page).toHaveURL(`${origin}/check-inbox`);
          await expect(page.getByRole('main').getByText(address)).toBeVisible();
        },
      );

      await page.getByRole('link', { name: 'Entrar', exact: true }).first().click();
      await logIn(page, WORDS.pt, address, NEW_PASSWORD);
      await expect(alertWith(page, 'E-mail não verificado')).toBeVisible();
      await page.getByRole('button', { name: 'Enviar o link novamente' }).click();
      await expect(page.getByText('Se este e-mail ainda aguarda verificação')).toBeVisible();

      const link = await mailedLink(origin, address, '/verify');
      await journey.step(
        'R136 G126: the id of the mailed link confirms the address and ends at the login',
        async () => {
          const [{ sent, status }] = await Promise.all([
            nextCall(page, '/api/user/updateUserActiveStatus'),
            page.goto(link),
          ]);
          const id = new URL(link).searchParams.get('id');
          expect(id).toMatch(/^[\w-]{20,}$/);
          expect({ sent, status }).toEqual({ sent: { id }, status: 200 });
          await expect(page.getByRole('dialog', { name: 'Seu e-mail foi confirmado' })).toBeVisible();
          await page.getByRole('dialog').getByRole('link', { name: 'Entrar' }).click();
          await expect(page).toHaveURL(`${origin}/login`);
          await expect(email(page)).toHaveValue(address);
        },
      );
      await journey.step('G08: the login leads to the page that was wanted', async () => {
        await logIn(page, WORDS.pt, address, NEW_PASSWORD);
        await expect(page.getByText('Login realizado com sucesso').first()).toBeVisible();
        await expect(page).toHaveURL(`${origin}/mytrip`);
      });

      // The link has done its work, and the account is still active.
      await page.goto(link);
      await expect(page.getByRole('dialog', { name: 'Seu e-mail foi confirmado' })).toBeVisible();
    },
  );
});

journey.describe('in English', () => {
  journey.use({ locale: WORDS.en.locale });

  journey(
    'who is invited signs up with that address and is an agent at once',
    async ({ page, browser, site }) => {
      allow('409');
      const origin = site.origin('bluefjord');
      const address = 'nils.new@bluefjord.example';
      const owner = await sessionFor(origin, 'owner@bluefjord.example');
      const invitation = { email: address, isRestrictedAgent: false };
      expect((await call(owner, 'POST', '/api/agency/invitations', invitation)).status).toBe(200);

      const link = await mailedLink(origin, address, '/signup');
      const secret = new URL(link).searchParams.get('invitation')!;
      await journey.step(
        'R431 R099: the mailed link leads to sign-up, where the invitation fills in the email',
        async () => {
          const [{ answer }] = await Promise.all([
            nextCall(page, `/api/agency/invitations/${secret}`, 'GET'),
            page.goto(link),
          ]);
          expect(answer).toMatchObject({ data: { email: address } });
          await expect(page.getByRole('dialog', { name: 'Join Blue Fjord Travel' })).toBeVisible();
          await expect(email(page)).toHaveValue(address);
        },
      );
      await journey.step('R096: the email is locked, and nobody is asked for an account', async () => {
        expect(new URL(link).searchParams.get('inviteEmail')).toBe(address);
        await expect(email(page)).toHaveJSProperty('readOnly', true);
        await expect(page.getByText('Already have an account?')).toHaveCount(0);
      });
      await expect(page.getByRole('link', { name: /terms and conditions/ }).first()).toHaveAttribute(
        'href',
        /^\/agency-terms-and-conditions\/[0-9a-f-]{36}$/,
      );
      await fillSignUp(page, 'Nils New');
      await journey.step(
        'R098: what was typed is sent with the invitation, and its answer signs in',
        async () => {
          const [{ sent, answer }] = await Promise.all([nextCall(page, '/api/agency/agents'), submit(page)]);
          expect(sent).toEqual({
            name: 'Nils New',
            email: address,
            password: NEW_PASSWORD,
            hostName: new URL(origin).host,
            checked: true,
            invitation: secret,
          });
          await expect(page).toHaveURL(`${origin}/dashboard`);
          const token = (await page.context().cookies()).find(({ name }) => name === 'x-access-token');
          expect(token!.value).toBe((answer as { auth: string }).auth);
        },
      );

      await journey.step('R100: who opens the link again reads why there is no form', async () => {
        const stranger = await (await browser.newContext({ locale: WORDS.en.locale })).newPage();
        await stranger.goto(link);
        await expect(alertWith(stranger, 'You have already accepted the invitation')).toBeVisible();
        await expect(stranger.locator('#sign-up-name')).toHaveCount(0);
        await stranger.context().close();
      });
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
      const account = await sessionFor(origin, address);
      const start = await call(account, 'POST', '/api/user/secondFactor/start', { password: PASSWORD });
      const { secret } = (start.body as { data: { secret: string } }).data;
      const confirm = { code: authenticatorCode(secret, -1) };
      const confirmed = await call(account, 'POST', '/api/user/secondFactor/confirm', confirm);
      const { recoveryCodes } = (confirmed.body as { data: { recoveryCodes: string[] } }).data;

      await page.goto(`${origin}/login`);
      await logIn(page, WORDS.en, address);
      const code = page.getByLabel('Code', { exact: true });
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await code.fill(authenticatorCode(secret, 60));
      await expect(alertWith(page, 'The code is not correct. Please try again.')).toBeVisible();
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

  journey('a forgotten password is replaced once; the link is dead afterwards', async ({ page, site }) => {
    allow('410');
    const address = 'lucia.nueva@solana.example';
    const origin = site.origin('solana');
    // A client of its own, so that no other journey meets another password.
    await signUp(origin, 'Lucía Nueva', address);
    await page.goto(`${origin}/login`);
    await email(page).fill(address);
    await page.getByRole('link', { name: '¿Olvidó la contraseña?' }).click();
    await expect(page).toHaveURL(`${origin}/forgotpassword`);
    await expect(email(page)).toHaveValue(address);
    await journey.step(
      'R120 R121: the email is sent, its answer is said, and a page follows that names the email',
      async () => {
        const [{ sent }] = await Promise.all([
          nextCall(page, '/api/user/forgotPassword'),
          page.getByRole('button', { name: 'Enviar' }).click(),
        ]);
        expect(sent).toEqual({ email: address });
        await expect(page.getByText('Si existe una cuenta con este correo').first()).toBeVisible();
        await expect(page).toHaveURL(`${origin}/check-inbox`);
        await expect(page.getByText(address)).toBeVisible();
      },
    );

    const link = await mailedLink(origin, address, '/newPassword');
    const token = new URL(link).searchParams.get('token');
    /** Opens the mailed link; whether it still holds. */
    const open = async () => {
      const [{ sent, status }] = await Promise.all([
        nextCall(page, '/api/user/forgotPwdValidity'),
        page.goto(link),
      ]);
      expect(sent).toEqual({ token });
      return status;
    };
    expect(await open()).toBe(200);
    const fresh = 'Azul_Monte_93';
    await page.locator('#new-password').fill(fresh);
    await page.locator('#new-confirmation').fill(`${fresh}x`);
    await submit(page);
    await expect(alertWith(page, 'La contraseña y la confirmación deben coincidir')).toBeFocused();
    await page.locator('#new-confirmation').fill(fresh);
    await journey.step(
      'R135: the new password is sent with the token of the link, and it is the one that logs in',
      async () => {
        const [{ sent }] = await Promise.all([nextCall(page, '/api/user/forgotPasswordLink'), submit(page)]);
        expect(sent).toMatchObject({ token, password: fresh });
        await expect(page).toHaveURL(`${origin}/login`);
        await expect(page.getByText('Su contraseña se ha cambiado').first()).toBeVisible();
        await expect(email(page)).toHaveValue(address);
        await page.locator('input[name="password"]').fill(fresh);
        await page.locator('input[name="password"]').press('Enter');
        await expect(page).toHaveURL(/\/booknow\//);
      },
    );

    await journey.step(
      'R132 SEC-09: the link that was used holds no more, and leads to the expired view',
      async () => {
        expect(await open()).toBe(410);
        await expect(page).toHaveURL(`${origin}/expired`);
        await expect(
          page.getByRole('dialog', { name: 'El enlace para restablecer la contraseña ha caducado' }),
        ).toBeVisible();
      },
    );
  });

  journey(
    'an intranet’s user comes in signed in, without the token in the address, and out again',
    async ({ page, context, site }) => {
      const origin = site.origin('solana');
      await page.goto(`${origin}/dev/idp/launch`);
      await journey.step(
        'R140 R139: token and deep link of the address are sent, and are gone from it',
        async () => {
          const [arrival, { sent }] = await Promise.all([
            page.waitForRequest((request) => new URL(request.url()).pathname === '/sso'),
            nextCall(page, '/api/sso'),
            page.locator('button.go').click(),
          ]);
          const query = new URL(arrival.url()).searchParams;
          expect([query.get('token'), query.get('navigateTo')]).not.toContain(null);
          expect(sent).toEqual({ token: query.get('token'), deepLink: query.get('navigateTo') });
          await expect(page).toHaveURL(`${origin}/sso`);
        },
      );
      await page.getByRole('button', { name: 'Sí, es mi cuenta' }).click();
      await expect(page).toHaveURL(/\/booknow\//);
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
