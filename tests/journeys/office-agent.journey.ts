import type { Browser, Page } from '@playwright/test';
import { NEW_PASSWORD, newClient } from '../support/account';
import { call, type Session, sessionFor, signedIn } from '../support/api';
import { allow, expect, journey } from '../support/journey';
import { mailedLink } from '../support/mailbox';
import { bookCar } from '../support/rentals';
import {
  amountOf,
  attributesOf,
  CARDS,
  confirmedBooking,
  fillCard,
  fillTraveller,
  minorOf,
  openResults,
  pay,
  payButton,
  takeFirstOffer,
  WORDS,
} from '../support/traveller';

journey.use({ viewport: { width: 1440, height: 900 }, locale: WORDS.en.locale });

const AGENT = 'rui.braga@horizonte.example';
const CLIENT = 'iris.prado@horizonte.example';
const LIS_JFK = { from: 'LIS', to: 'JFK' };

/** A page of somebody at another computer. */
async function desk(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

/** A client of whom it is known where he lives; his session. */
async function clientAtHome(origin: string, name: string, email: string): Promise<Session> {
  await newClient(origin, name, email);
  const client = await sessionFor(origin, email, NEW_PASSWORD);
  const home = { streetAddress: 'Rua Augusta 1508', city: 'São Paulo', state: 'SP', zipCode: '01304-001' };
  const profile = { ...home, country: 'BR', homeAirport: 'CGH', phone: '+55 11 5555 0188' };
  expect((await call(client, 'POST', '/api/user/editProfile', profile)).status).toBe(200);
  return client;
}

/** Invites an agent in Restricted Mode, who accepts by the mailed link; the agent's own page. */
async function invitedAgent(owner: Page, browser: Browser, origin: string): Promise<Page> {
  await owner.goto(`${origin}/agents`);
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite an agent' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(AGENT);
  await dialog.getByText('Restricted Mode').click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText('Invitation sent').first()).toBeVisible();
  const agent = await desk(browser, WORDS.pt.locale);
  await agent.goto(await mailedLink(origin, AGENT, '/signup'));
  await agent.locator('#sign-up-name').fill('Rui Braga');
  await agent.locator('#sign-up-password').fill(NEW_PASSWORD);
  await agent.locator('#sign-up-terms').check();
  await agent.locator('button[type=submit]').click();
  await expect(agent).not.toHaveURL(/signup/);
  return agent;
}

/** The owner says which agent looks after Iris Prado. */
async function assignIris(owner: Page, origin: string, to: string): Promise<void> {
  await owner.goto(`${origin}/clients?find=iris.prado`);
  await owner.getByRole('button', { name: 'Actions for Iris Prado' }).click();
  await owner.getByRole('menuitem', { name: 'Assign to an agent' }).click();
  const assign = owner.getByRole('dialog', { name: 'Who looks after this client?' });
  await assign.getByRole('combobox', { name: 'Sales agent' }).click();
  await owner.getByRole('option').filter({ hasText: to }).click();
  await assign.getByRole('button', { name: 'Assign' }).click();
  await expect(owner.getByText('1 client changed').first()).toBeVisible();
}

/** The owner agrees on a markup of 15 % with the agent. */
async function agreeOnMarkup(owner: Page, origin: string): Promise<void> {
  await owner.goto(`${origin}/agents`);
  await owner.getByRole('link', { name: 'Rui Braga' }).click();
  const markups = owner.getByRole('region', { name: 'Markup for Rui Braga' });
  await markups.getByRole('spinbutton').first().fill('15');
  await markups.getByRole('button', { name: 'Save markup' }).click();
  await expect(owner.getByText('Markup updated successfully').first()).toBeVisible();
}

journey(
  'an invited agent in Restricted Mode books for a client with his markup and sees his own bookings; the client finds the trip',
  async ({ page, browser, site }) => {
    journey.setTimeout(240_000);
    const words = WORDS.pt;
    const origin = site.origin('horizonte');
    await page.context().addCookies([{ name: 'lng', value: 'en', url: origin }]);
    await signedIn(page, origin, 'owner@horizonte.example');
    const traveller = await clientAtHome(origin, 'Iris Prado', CLIENT);
    const client = await desk(browser, words.locale);
    await signedIn(client, origin, CLIENT, NEW_PASSWORD);
    // A booking that is none of the agent's.
    await bookCar(traveller, { lastName: 'Nunes', language: 'pt' });

    const agent = await invitedAgent(page, browser, origin);
    await assignIris(page, origin, 'Rui Braga');
    await agreeOnMarkup(page, origin);

    await journey.step(
      'G46: of the back office an agent sees what is not the owner’s alone, and the server says so',
      async () => {
        await agent.goto(`${origin}/clients`);
        const places = agent.getByRole('navigation', { name: 'Agência' }).getByRole('link');
        await expect
          .poll(() => attributesOf(places, 'href'))
          .toEqual([
            ...['/booknow/flights', '/dashboard', '/mytrip', '/attention'],
            ...['/bookings/flights', '/bookings/hotels', '/bookings/cars', '/bookings/activities'],
            ...['/clients', '/settings/recent-searches'],
          ]);
        expect((await call(agent, 'GET', '/api/agency/clients/')).status).toBe(200);
        expect((await call(agent, 'GET', '/api/agency/markups')).status).toBe(403);
      },
    );
    await agent.getByRole('link', { name: 'Iris Prado' }).click();
    await agent.getByRole('link', { name: 'Reservar para este cliente' }).click();
    await expect(agent).toHaveURL(/\/booknow\//);
    const bar = agent.getByRole('region', { name: 'Reserva para' });
    await expect(bar.getByRole('combobox')).toHaveValue('Iris Prado');
    await expect(bar.getByText(CLIENT)).toBeVisible();

    await openResults(agent, words, origin, LIS_JFK);
    await takeFirstOffer(agent, words);
    const form = agent.locator('#flight-checkout');
    // What is known of the client is there already, and the price is the one of the results.
    await expect(form.locator('[name="contact.email"]')).toHaveValue(CLIENT);
    await expect(form.locator('[name="travellers.0.lastName"]')).toHaveValue('Prado');
    await expect(form.locator('[name="billing.address"]')).not.toHaveValue('');
    await expect(agent.getByRole('dialog')).toHaveCount(0);
    await expect(agent.getByText('Vale o markup habitual de Iris Prado.')).toBeVisible();
    await journey.step('G71: the markup of the agent stands over the agency’s', async () => {
      await agent.getByText('Para a agência', { exact: true }).click();
      const wholesale = await minorOf(amountOf(agent, 'Tarifa de atacado'));
      expect(wholesale).toBeGreaterThan(0);
      expect(await minorOf(amountOf(agent, 'Markup da agência'))).toBe(Math.round(wholesale * 0.15));
    });
    const total = (await amountOf(agent, 'Preço para o viajante').textContent())!;
    await expect(payButton(agent, words)).toContainText(total);

    // A reload keeps for whom it is.
    await agent.reload();
    await expect(bar.getByRole('combobox')).toHaveValue('Iris Prado');
    await expect(amountOf(agent, 'Preço para o viajante')).toHaveText(total);
    await fillTraveller(agent, 0, { firstName: 'Iris', lastName: 'Prado', title: 'Ms', gender: 'F' });
    await fillCard(agent, CARDS.good);
    await pay(agent, words);
    const bookingId = await confirmedBooking(agent, words);

    await journey.step(
      'R171: of the agency’s bookings the agent sees this one alone, and of cars none',
      async () => {
        await agent.goto(`${origin}/bookings/flights`);
        const rows = agent.getByRole('table').first().locator('tbody tr');
        await expect(rows).toHaveCount(1);
        await expect(rows.first()).toContainText('Iris Prado');
        await agent.goto(`${origin}/bookings/cars`);
        await expect(agent.getByText('Nenhuma reserva ainda')).toBeVisible();
      },
    );
    await agent.goto(`${origin}/mytrip`);
    await expect(agent.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(agent.locator(`a[href*="${bookingId}"]`)).toHaveCount(0);

    // The client's trips: both, at the price that was paid, without what the agency earns.
    await client.goto(`${origin}/mytrip`);
    await expect(client.locator(`a[href*="${bookingId}"]`).first()).toBeVisible();
    await client.goto(`${origin}/flight-details?bookingId=${bookingId}`);
    await expect(client.getByText(total).first()).toBeVisible();
    await expect(client.getByText('Markup da agência')).toHaveCount(0);
    expect(await mailedLink(origin, CLIENT, '/flight-details')).toContain(bookingId);

    // The owner sees who made it for whom.
    await page.goto(`${origin}/bookings/flights?booking=${bookingId}`);
    const drawer = page.getByRole('dialog');
    await expect(amountOf(page, 'Booked for')).toHaveText('Iris Prado');
    await expect(amountOf(page, 'Booked by')).toHaveText('Rui Braga');
    await expect(drawer.getByText('Booked for')).toBeVisible();
  },
);

journey(
  'G46 rule 17: a client who is deactivated while the agent types is not booked for; nothing typed is lost, and it goes on without one',
  async ({ page, browser, site }) => {
    journey.setTimeout(180_000);
    allow('409');
    const words = WORDS.en;
    const origin = site.origin('bluefjord');
    await clientAtHome(origin, 'Vera Holm', 'vera.holm@bluefjord.example');
    await signedIn(page, origin, 'agent@bluefjord.example');
    const owner = await desk(browser, words.locale);
    await signedIn(owner, origin, 'owner@bluefjord.example');

    await openResults(page, words, origin, LIS_JFK);
    await takeFirstOffer(page, words);
    const form = page.locator('#flight-checkout');
    const lastName = form.locator('[name="travellers.0.lastName"]');
    const email = form.locator('[name="contact.email"]');
    await expect(email).toHaveValue('agent@bluefjord.example');
    await fillTraveller(page, 0, { firstName: 'Vera', lastName: 'Holm-Berg' });
    const bar = page.getByRole('region', { name: 'Booking for' });
    await bar.getByRole('combobox').fill('vera.holm');
    await page.getByRole('option', { name: /Vera Holm/ }).click();
    // Untouched fields follow the client, typed ones stay.
    await expect(email).toHaveValue('vera.holm@bluefjord.example');
    await expect(lastName).toHaveValue('Holm-Berg');
    await expect(page.getByText('You are booking for Vera Holm')).toBeVisible();

    await owner.goto(`${origin}/clients?find=vera.holm`);
    await owner.getByRole('link', { name: 'Vera Holm' }).click();
    await owner.getByRole('button', { name: 'Actions', exact: true }).click();
    await owner.getByRole('menuitem', { name: 'Deactivate' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(owner.getByText('Status changed successfully').first()).toBeVisible();

    await fillCard(page, CARDS.good);
    await pay(page, words);
    const told = form.getByRole('alert').filter({ hasText: 'Nothing has been booked or charged' });
    await expect(told.getByText(/account is inactive/)).toBeVisible();
    await expect(bar.getByText(/account is inactive/)).toBeVisible();
    await expect(lastName).toHaveValue('Holm-Berg');
    await told.getByRole('button', { name: 'Continue without a client' }).click();
    await expect(told).toHaveCount(0);
    await expect(bar.getByRole('combobox')).toHaveValue('');
    await expect(email).toHaveValue('agent@bluefjord.example');
    await expect(lastName).toHaveValue('Holm-Berg');
    await form.locator('[name="contact.phone"]').fill('+47 55 55 01 70');
    await form.locator('[name="billing.address"]').fill('Strandgaten 14');
    await form.locator('[name="billing.city"]').fill('Bergen');
    await form.locator('[name="billing.state"]').fill('Vestland');
    await form.locator('[name="billing.zipCode"]').fill('5013');
    await form.locator('[name="billing.country"]').selectOption('NO');
    await fillCard(page, CARDS.good);
    await pay(page, words);
    await confirmedBooking(page, words);
  },
);
