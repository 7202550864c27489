import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PluginEntry } from '@/core/contract/entry';
import { tokenOf } from '@/server/payment/embedded/cards';
import type { ServerPlugin } from '@/server/plugin';
import { cityName, findPlace } from '@/server/reference';
import { mailsTo } from '@/server/testing/mails';
import { testServer, type TestServer } from '@/server/testing/harness';

interface Cases {
  entry: PluginEntry & { activatedBy: { menu: string } };
  plugin: ServerPlugin;
  /** A search that finds something, on the test clock: days from 2027-03-10 on. */
  criteria: object;
  /** What is asked of who books. */
  request: object;
}

const GUEST = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com' };

/** What every plain product has to do on the server, from its search to its cancellation; tried on the real engine. */
export function plainCases({ entry, plugin, criteria, request }: Cases): void {
  const { id } = plugin;
  describe(`${id} is sold and looked after`, () => {
    let site: TestServer;
    const tokens: Record<string, string> = {};
    const sells = (isActive: boolean) => ({
      bookingMenuItemOptions: [{ name: entry.activatedBy.menu, isActive, isDefault: false }],
    });
    const open = (config = {}) =>
      testServer({
        config,
        plugins: [{ id, ...entry, plugin }],
        agencies: [
          { name: 'Platform', subdomain: 'platform', isPlatform: true },
          {
            ...{ name: 'Alpha', subdomain: 'alpha', settings: sells(true) },
            ...{ markupBasisPoints: 1000, feeMinor: 500 },
          },
          { name: 'Beta', subdomain: 'beta', settings: sells(false) },
        ],
      });
    beforeAll(async () => {
      site = await open();
      for (const name of ['client', 'other', 'owner'] as const)
        tokens[name] = await site.login('alpha', name);
    });
    afterAll(() => site.close());

    it('its embedded suppliers sell nothing once the sandbox is off', async () => {
      const real = await open({ demo: false, sandbox: false });
      const asked = { token: await real.login('alpha', 'client'), body: criteria };
      const { status, json } = await real.request('alpha.localhost', 'POST', `/api/${id}/search`, asked);
      await real.close();
      expect({ status, reason: json.reason }).toEqual({ status: 502, reason: 'bookable.searchFailed' });
    });

    const call = (method: 'GET' | 'POST', path: string, body?: object, who = 'client') =>
      site.request('alpha.localhost', method, `/api/${path}`, { token: tokens[who]!, body });
    const search = async (who?: string) =>
      (await call('POST', `${id}/search`, criteria, who)).json.data as {
        id: string;
        price: { amount: number };
        freeUntil: string | null;
        city: string;
        place?: string;
        wholesale?: { amount: number };
      }[];
    async function book(guest: object = {}, language = 'en') {
      const offers = await search();
      const offer = offers.find(({ freeUntil }) => freeUntil) ?? offers[0]!;
      const quote = (await call('POST', `${id}/quote`, { offerId: offer.id, expectedTotal: offer.price }))
        .json.data;
      const answer = await call('POST', `${id}/book`, {
        ...{ quoteId: quote.quoteId, acceptedTotal: quote.price.total, request },
        guest: { ...GUEST, ...guest },
        payment: { method: 'card', token: tokenOf('success', 'visa', '4242', 'abcdef0123456789') },
        ...{ language, idempotencyKey: randomUUID() },
      });
      return answer.json.data as { state: string; bookingId: string };
    }

    it('cheapest first, and SEC-35 what an offer costs the agency is told to staff alone', async () => {
      const offers = await search();
      expect(offers.length).toBeGreaterThan(0);
      const amounts = offers.map(({ price }) => price.amount);
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
      for (const offer of offers) expect(offer).not.toHaveProperty('wholesale');
      expect((await search('owner'))[0]!.wholesale!.amount).toBeLessThan(amounts[0]!);
    });

    it('in the reader’s language its place is called as people there read it', async () => {
      const headers = { 'accept-language': 'pt' };
      const { json } = await site.request('alpha.localhost', 'POST', `/api/${id}/search`, {
        ...{ token: tokens['client']!, body: criteria, headers },
      });
      for (const { place, city } of json.data as { place?: string; city: string }[])
        if (place) expect(city).toBe(cityName(findPlace(place)!.cityCode, 'pt'));
    });

    it('booked, found by nobody else, on paper, in the lists, and cancelled at the terms', async () => {
      const { state, bookingId } = await book();
      expect(state).toBe('confirmed');
      const path = `${id}/booking?bookingId=${bookingId}`;
      expect((await call('GET', path)).json.data).toMatchObject({ guest: GUEST, request, canCancel: true });
      expect((await call('GET', path, undefined, 'other')).status).toBe(404);
      expect((await call('GET', `${id}/booking.pdf?bookingId=${bookingId}`)).status).toBe(200);
      expect((await call('GET', `${id}/bookings`)).json.totalCount).toBe(1);
      const office = await call('GET', `agency/${id}/bookings`, undefined, 'owner');
      expect(office.json.data[0]).toMatchObject({ bookingId, canCancel: true });

      const terms = (await call('POST', `${id}/terms`, { bookingId })).json.data;
      const ended = await call('POST', `${id}/cancel`, { bookingId, acceptedPenalty: terms.penalty });
      expect(ended.json.data).toMatchObject({ bookingStatus: 'Cancelled', canCancel: false });
    });

    it('G137 its entry in the calendar is in the language that is written in', async () => {
      const [{ city, place } = { city: '' }] = await search();
      await book({ email: 'lusa@example.com' }, 'pt');
      const [mail] = await mailsTo(site, 'alpha', 'lusa@example.com');
      const files = mail!.attachments as { filename: string; content: string }[];
      const calendar = files.find(({ filename }) => filename.endsWith('.ics'))!;
      const there = place ? cityName(findPlace(place)!.cityCode, 'pt') : city;
      expect(calendar.content).toContain(`LOCATION:${there}`);
    });

    it('a supplier that refuses leaves no booking and takes no money', async () => {
      const { state } = await book({ lastName: 'REFUSE' });
      expect(state).toBe('failed');
    });

    it('R436: it does not exist for an agency that does not sell it', async () => {
      const token = await site.login('beta', 'client');
      const answer = await site.request('beta.localhost', 'POST', `/api/${id}/search`, {
        ...{ token, body: criteria },
      });
      expect(answer.status).toBe(404);
    });
  });
}
