import { signedIn } from '../support/api';
import { expect, journey } from '../support/journey';
import { openCheckout, WORDS } from '../support/traveller';

const words = WORDS.pt;
journey.use({ viewport: { width: 390, height: 844 }, locale: words.locale, hasTouch: true });

journey(
  'R353 R436: an owner switches refund protection off and on and sets its price, and an open checkout follows',
  async ({ page, browser, site }) => {
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'client@horizonte.example');
    await openCheckout(page, origin, { from: 'GRU', to: 'LIS' });
    const cover = page.getByRole('radio', { name: /^Com proteção de reembolso/ });
    await expect(cover).toBeVisible();

    const office = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: words.locale });
    await signedIn(office, origin, 'owner@horizonte.example');
    await office.goto(`${origin}/settings/applications`);
    const card = office.getByRole('article', { name: 'Proteção de reembolso' });
    await card.getByRole('switch').click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Desativar', exact: true }).click();
    await expect(card.getByText('Desativado', { exact: true })).toBeVisible();
    // Without a reload: whoever is paying is not offered it any more.
    await expect(cover).toHaveCount(0, { timeout: 20_000 });

    await card.getByRole('switch').click();
    await expect(card.getByText('Ativado', { exact: true })).toBeVisible();
    await card.getByRole('link', { name: 'Configurar Proteção de reembolso' }).click();
    const markup = office.getByRole('spinbutton', { name: 'Markup da proteção de reembolso' });
    await markup.fill('9');
    await office.getByRole('button', { name: 'Salvar', exact: true }).click();
    await office.reload();
    await expect(markup).toHaveValue('9');
    await expect(cover).toBeVisible({ timeout: 20_000 });
    // A page that was not reloaded learns the price from the server when it asks again.
    await page.reload();
    await expect(cover).toBeVisible();
    await office.close();
  },
);
