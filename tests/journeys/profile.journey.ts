import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PASSWORD, signedIn } from '../support/api';
import { nextCall } from '../support/calls';
import { allow, expect, journey } from '../support/journey';
import { choosePlace, fillCard, openCheckout, pay, reachCheckout, WORDS } from '../support/traveller';

/** Two discs on a slope of colour, wider than high, as the bytes of a PNG. */
async function portrait(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 600];
    const paint = canvas.getContext('2d')!;
    const slope = paint.createLinearGradient(0, 0, 900, 0);
    slope.addColorStop(0, '#ff0000');
    slope.addColorStop(1, '#0000ff');
    paint.fillStyle = slope;
    paint.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return Buffer.from(base64, 'base64');
}

/** How blue the middle of a picture is, 0..255. */
const blueOf = (page: Page, src: string): Promise<number> =>
  page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const paint = canvas.getContext('2d')!;
    paint.drawImage(picture, 0, 0, 1, 1);
    return paint.getImageData(0, 0, 1, 1).data[2]!;
  }, src);

journey.describe('em português', () => {
  journey.use({ locale: 'pt-BR' });

  journey('R174 R175: personal data are checked, saved, and there after a reload', async ({ page, site }) => {
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'agent@horizonte.example');
    await page.goto(`${origin}/profile`);
    const field = (name: string) => page.locator(`#profile-${name}`);
    await field('phone').fill('+55 11 5555 0123');
    const save = page.getByRole('button', { name: 'Salvar', exact: true });
    // A home address that is not there keeps no phone number from being saved.
    await save.click();
    await expect(page.getByText('Dados atualizados com sucesso')).toBeVisible();
    await expect(save).toHaveCount(0);

    await field('streetAddress').fill('Rua Augusta');
    await save.click();
    const summary = page
      .getByRole('alert')
      .filter({ hasText: 'Escolha na lista o aeroporto de onde você costuma sair' });
    await expect(summary).toBeFocused();
    await summary
      .getByRole('link', { name: 'Escolha na lista o aeroporto de onde você costuma sair' })
      .click();
    await expect(field('homeAirport')).toBeFocused();

    await choosePlace(page, 'Aeroporto habitual', 'São Paulo', 'CGH');
    await field('streetAddress').fill('Rua Augusta 1508');
    await field('country').selectOption('BR');
    await field('state').fill('SP');
    await field('city').fill('São Paulo');
    await page.getByRole('link', { name: 'Dispositivos' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Voltar' }).click();
    await save.click();
    await expect(page.getByText('Dados atualizados com sucesso').last()).toBeVisible();
    await expect(save).toHaveCount(0);

    await page.reload();
    await expect(field('phone')).toHaveValue('+55 11 5555 0123');
    await expect(field('homeAirport')).toHaveValue(/São Paulo|Sao Paulo/);
    await expect(field('city')).toHaveValue('São Paulo');
    await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toHaveCount(0);
  });
});

journey.describe('en español', () => {
  journey.use({ locale: 'es-ES' });

  journey(
    'a picture is cropped by keyboard, sent, and shown in the header; others are refused',
    async ({ page, site }) => {
      const origin = site.origin('bluefjord');
      await signedIn(page, origin, 'agent@bluefjord.example');
      await page.goto(`${origin}/profile`);
      const chooser = page.getByLabel('Subir foto de perfil').and(page.locator('input'));
      const png = { name: 'yo.png', mimeType: 'image/png' };
      const refused = (text: string) => page.getByRole('alert').filter({ hasText: text });

      await journey.step('R180 SEC-38: more than 5 MB, or an SVG by whatever name, is refused', async () => {
        await chooser.setInputFiles({ ...png, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
        await expect(refused('El tamaño máximo de la imagen es de 5 MB')).toBeVisible();
        await chooser.setInputFiles({
          ...png,
          buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        });
        await expect(refused('Este archivo no es una imagen JPEG, PNG o WebP.')).toBeVisible();
      });

      await chooser.setInputFiles({ ...png, buffer: await portrait(page) });
      const stage = page.getByRole('application');
      await stage.focus();
      for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
      for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
      for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
      await journey.step('R182: it goes to an address that is signed for such a file', async () => {
        const [{ sent, answer }, upload] = await Promise.all([
          nextCall(page, '/api/aws/signed-url'),
          page.waitForRequest((request) => request.method() === 'PUT'),
          page.getByRole('button', { name: 'Guardar foto' }).click(),
        ]);
        const { ext, fieldName, fileType } = sent as Record<string, string>;
        expect(fieldName).toBe('profilePicture');
        expect(fileType).toBe(`image/${ext === 'jpg' ? 'jpeg' : ext}`);
        const { url } = (answer as { data: { url: string } }).data;
        expect(new URL(upload.url()).href).toBe(new URL(url, origin).href);
        await expect(page.getByText('Foto de perfil cambiada')).toBeVisible();
      });

      await page.reload();
      const inHeader = page.locator('header img[src^="/files/"]');
      await expect(inHeader).toBeVisible();
      // The right end of the slope was chosen, so what is left is mostly blue.
      expect(await blueOf(page, (await inHeader.getAttribute('src'))!)).toBeGreaterThan(170);

      await page.getByRole('button', { name: 'Quitar', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Quitar foto' }).click();
      await expect(inHeader).toHaveCount(0);
    },
  );
});

journey.describe('in English', () => {
  journey.use({ locale: WORDS.en.locale });

  journey('a new password keeps this session and ends the others', async ({ page, browser, site }) => {
    allow('401');
    allow('422');
    const origin = site.origin('solana');
    const account = 'restricted@solana.example';
    await signedIn(page, origin, account);
    const elsewhere = await browser.newContext({ locale: 'en-GB' });
    const other = await elsewhere.newPage();
    await signedIn(other, origin, account);
    await other.goto(`${origin}/profile/devices`);
    await expect(other.getByText('This device')).toBeVisible();

    await page.goto(`${origin}/profile/security`);
    const change = async (current: string, next: string) => {
      await page.locator('#password-currentPassword').fill(current);
      await page.locator('#password-newPassword').fill(next);
      await page.locator('#password-confirmPassword').fill(next);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    const summary = page.getByRole('alert');
    await journey.step('R178: the same password again is refused', async () => {
      await change(PASSWORD, PASSWORD);
      await expect(
        summary.getByText('The new password must be different from the current one'),
      ).toBeVisible();
    });
    await journey.step('R179: a wrong current password is told, and any other failure', async () => {
      allow('500');
      await change('Not_the_one1', 'Heron_Lake77');
      await expect(summary.getByText('Current password is incorrect')).toBeVisible();
      await page.route('**/api/user/changePassword', (route) => route.fulfill({ status: 500 }), { times: 1 });
      await change(PASSWORD, 'Heron_Lake77');
      await expect(summary.getByText('Unable to change password')).toBeVisible();
    });
    await journey.step(
      'SEC-04: the new password makes a new token here, and the other device has none',
      async () => {
        const token = async () =>
          (await page.context().cookies()).find(({ name }) => name === 'x-access-token')!.value;
        const before = await token();
        await change(PASSWORD, 'Heron_Lake77');
        await expect(page.getByText('Password changed.')).toBeVisible();
        expect(await token()).not.toBe(before);
        await other.reload();
        await expect(other.getByText('Your session has expired. Please log in again.').first()).toBeVisible();
        await elsewhere.close();
      },
    );
    await page.goto(`${origin}/profile/devices`);
    await expect(page.getByText('This device')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);
  });

  journey('SEC-05: all other devices are signed out, this one stays', async ({ page, browser, site }) => {
    allow('401');
    const origin = site.origin('horizonte');
    const account = 'restricted@horizonte.example';
    const elsewhere = await browser.newContext({ locale: 'en-GB' });
    const other = await elsewhere.newPage();
    await signedIn(other, origin, account);
    await signedIn(page, origin, account);
    await page.goto(`${origin}/profile/devices`);
    await page.getByRole('button', { name: 'Log out all others' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('All other devices have been logged out')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);
    await other.goto(`${origin}/mytrip`);
    await expect(other.getByText('Your session has expired. Please log in again.').first()).toBeVisible();
    await elsewhere.close();
  });

  journey(
    'R172 G51: who was booked is saved and offered next time; the trip is found and downloaded',
    async ({ page, site }) => {
      journey.setTimeout(120_000);
      const words = WORDS.en;
      const origin = site.origin('bluefjord');
      await signedIn(page, origin, 'owner@bluefjord.example');
      await reachCheckout(page, origin, undefined, { firstName: 'Noor', lastName: 'Haddad' });
      await fillCard(page, '4242424242424242');
      await pay(page, words);
      await expect(page.getByText(words.confirmed)).toBeVisible({ timeout: 30_000 });
      await page.getByRole('button', { name: 'Save travelers' }).click();
      await expect(page.getByText('Saved. You find them in your profile')).toBeVisible();

      await page.goto(`${origin}/mytrip?view=list`);
      const row = page.getByRole('row').filter({ hasText: 'Noor Haddad' });
      const locator = (await row.getByRole('cell').nth(3).innerText()).trim();
      expect(locator).toMatch(/^[A-Z0-9]{5,8}$/);
      await page.getByLabel('Booking reference').fill(locator.slice(0, 4).toLowerCase());
      // A text of digits stands in quotes in the address, so that it stays a text.
      await expect(page).toHaveURL(
        ({ searchParams }) => searchParams.get('locator')?.replaceAll('"', '') === locator.slice(0, 4),
      );
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download CSV' }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(/^my-trips-\d{4}-\d{2}-\d{2}\.csv$/);
      expect(await readFile((await file.path())!, 'utf8')).toContain(locator);

      await openCheckout(page, origin);
      await page.getByRole('button', { name: 'Saved travelers' }).click();
      await page.getByRole('menuitem', { name: /Noor Haddad/ }).click();
      const typed = (name: string) => page.locator(`#flight-checkout [name="travellers.0.${name}"]`);
      await expect(typed('firstName')).toHaveValue('Noor');
      await expect(typed('lastName')).toHaveValue('Haddad');
      await expect(typed('gender')).toHaveValue('F');
      await expect(page.locator('input[id$="-year"]').first()).toHaveValue('1986');
    },
  );
});
