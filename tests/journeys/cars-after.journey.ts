import type { Page } from '@playwright/test';
import { call, signedIn } from '../support/api';
import { nextCall } from '../support/calls';
import { allow, expect, journey } from '../support/journey';
import { mailedLink } from '../support/mailbox';
import { bookCar, emailOf } from '../support/rentals';
import { minorOf } from '../support/traveller';

journey.use({ viewport: { width: 1440, height: 900 } });

/** The page of a car that was just booked under this name. */
async function openBooked(page: Page, origin: string, agency: string, lastName: string, days = 40) {
  const client = await signedIn(page, origin, `client@${agency}.example`);
  const bookingId = await bookCar(client, { lastName, days });
  await page.goto(`${origin}/car-details?bookingId=${bookingId}`);
  return bookingId;
}

journey.describe('in Spanish', () => {
  journey.use({ locale: 'es-ES' });

  journey('what cancelling a car costs and why is settled before it is done', async ({ page, site }) => {
    // So near to the pick-up that every rate keeps a fee.
    const bookingId = await openBooked(page, site.origin('solana'), 'solana', 'Prado', 1);
    const dialog = page.getByRole('dialog', { name: '¿Cancelar esta reserva?' });
    const fee = await journey.step('R310: what is kept and what comes back is asked for', async () => {
      const [{ sent, answer }] = await Promise.all([
        nextCall(page, '/api/getRefund'),
        page.getByRole('button', { name: 'Cancelar reserva' }).click(),
      ]);
      expect(sent).toEqual({ bookingId });
      const terms = (answer as { data: Record<'penalty' | 'refund', { amount: number }> }).data;
      const amountOf = (label: string) =>
        minorOf(dialog.locator('dl > div', { hasText: label }).locator('dd'));
      expect(await amountOf('Cargo por cancelación')).toBe(terms.penalty.amount);
      expect(await amountOf('Reembolso')).toBe(terms.refund.amount);
      return terms.penalty.amount;
    });
    const confirm = dialog.getByRole('button', { name: /^Cancelar (y recuperar|sin)/ });
    await journey.step('R307: without a reason nothing is canceled', async () => {
      await confirm.click();
      await expect(dialog.getByText('Elija un motivo')).toBeVisible();
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await dialog.getByRole('button', { name: 'Mantener la reserva' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('Cancelada', { exact: true })).toHaveCount(0);
    });

    await journey.step('INV-5 R307: it is canceled for that reason, at the fee that was shown', async () => {
      await page.getByRole('button', { name: 'Cancelar reserva' }).click();
      await dialog.getByRole('radio', { name: 'Cambiaron los planes' }).check();
      await confirm.click();
      await expect(page.getByText('Reserva cancelada', { exact: true })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('Esta reserva está cancelada')).toBeVisible();
      await expect(page.getByText('A petición del viajero')).toBeVisible();
      const { body } = await call(page, 'POST', '/api/car-rental/findReservation', { bookingId });
      expect(fee).toBeGreaterThan(0);
      expect(body).toMatchObject({
        data: {
          bookingStatus: 'Cancelled',
          cancellation: { reason: 'Requested by Customer', penalty: { amount: fee } },
        },
      });
    });
  });
});

journey.describe('what goes wrong with a booked car', () => {
  journey.use({ locale: 'en-GB' });
  const cancelIt = async (page: Page) => {
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await dialog.getByRole('radio', { name: 'Booked by mistake or twice' }).check();
    await dialog.getByRole('button', { name: /^Cancel (and get .+ back|without a refund)/ }).click();
  };

  journey(
    'what goes wrong afterwards is told, and nothing looks other than it is',
    async ({ page, site, browser }) => {
      journey.setTimeout(120_000);
      for (const status of ['404', '409', '502']) allow(status);
      const origin = site.origin('');
      const open = (lastName: string) => openBooked(page, origin, 'caravel', lastName);
      await journey.step('G06: a cancellation that is refused never looks cancelled', async () => {
        await open('Nocancel');
        await cancelIt(page);
        await expect(page.getByText('Booking cannot be canceled').first()).toBeVisible({ timeout: 20_000 });
        await expect(page.getByText('The booking was not canceled. It is still: Confirmed')).toBeVisible();
        await page.reload();
        await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
        await expect(page.getByText('Canceled', { exact: true })).toHaveCount(0);
      });
      await journey.step('INV-6: a cancellation whose end nobody knows is not called an end', async () => {
        await open('Cancelfail');
        await cancelIt(page);
        await expect(page.getByText('The cancellation is in progress')).toBeVisible({ timeout: 20_000 });
        await expect(page.getByText('Canceling', { exact: true })).toBeVisible();
        await expect(page.getByText('This booking is canceled')).toHaveCount(0);
      });
      await journey.step(
        'R310: a refund that cannot be read is told, and nothing can be confirmed',
        async () => {
          await open('Nodetails');
          await page.getByRole('button', { name: 'Cancel booking' }).click();
          const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
          await expect(dialog.getByText('Something went wrong', { exact: false })).toBeVisible({
            timeout: 20_000,
          });
          await expect(dialog.getByText('Nothing has been canceled.', { exact: false })).toBeVisible();
          await expect(dialog.getByRole('button', { name: 'Cancel booking' })).toBeDisabled();
        },
      );
      await journey.step('M352: a record locator without a booking is told', async () => {
        await page.goto(`${origin}/car-details?locator=ZZZZZZ`);
        await expect(page.getByText('No car reservations found').first()).toBeVisible();
      });
      await journey.step("M349: nobody sees another account's car", async () => {
        const bookingId = await open('Prado');
        await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
        const stranger = await browser.newPage({ locale: 'en-GB' });
        await signedIn(stranger, origin, 'restricted@caravel.example');
        for (const path of ['/car-details', '/booknow/cars/reservation-details']) {
          await stranger.goto(`${origin}${path}?bookingId=${bookingId}`);
          await expect(
            stranger.getByRole('heading', { name: 'We could not find this booking' }),
          ).toBeVisible();
          await expect(
            stranger.getByText('We could not find this booking for this user').first(),
          ).toBeVisible();
        }
        await stranger.close();
      });
    },
  );
});

journey.describe('cars among the trips', () => {
  journey.use({ locale: 'pt-BR' });

  journey('a car is among the trips, and its letter leads to its page', async ({ page, site }) => {
    const origin = site.origin('horizonte');
    const bookingId = await openBooked(page, origin, 'horizonte', 'Carta');
    await journey.step('R311: the letter of a car leads to its page', async () => {
      const email = emailOf({ lastName: 'Carta' });
      await page.getByRole('button', { name: 'Enviar itinerário por e-mail' }).click();
      await expect(page.getByText(`Itinerário enviado para ${email}`)).toBeVisible();
      const link = await mailedLink(origin, email, '/car-details');
      expect(new URL(link).searchParams.get('bookingId')).toBe(bookingId);
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Carro alugado: ');
    });
    await journey.step('R172 R173: My Trips lists it, filters by category and writes the CSV', async () => {
      await page.goto(`${origin}/mytrip`);
      const card = page.locator(`a[href*="${bookingId}"]`).first();
      await expect(card).toBeVisible();
      await page.getByLabel('Categoria').selectOption({ label: 'Voos' });
      await expect(page).toHaveURL(/category=flight/);
      await expect(card).toHaveCount(0);
      await page.getByLabel('Categoria').selectOption({ label: 'Carros' });
      await expect(card).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Baixar CSV' }).click();
      const file = await (await saved).createReadStream();
      const text = (await file.toArray()).join('');
      expect(text).toContain(bookingId);
      await card.click();
      await expect(page).toHaveURL(new RegExp(`/car-details\\?bookingId=${bookingId}`));
    });
  });
});
