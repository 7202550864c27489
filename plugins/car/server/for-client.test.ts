import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLIENT_HEADER } from '@/core/contract';
import { clientRefusals } from '@/core/contract/refusals/client';
import { mailsTo } from '@/server/testing/mails';
import type { AgencyCarRow, CarOffer, CarQuote } from '../contract';
import { carSite, driver, isFlexible, reservation } from './testing/site';

let site: Awaited<ReturnType<typeof carSite>>;
let alpha: { id: string; users: Record<string, string> };

const setUser = (name: string, values: object) =>
  site.it.db.withTenant(alpha.id, (tx) =>
    tx.updateTable('app_user').set(values).where('id', '=', alpha.users[name]!).execute(),
  );
const looksAfter = (client: string, agent: string | null) =>
  setUser(client, { agent_id: agent && alpha.users[agent] });

beforeAll(async () => {
  site = await carSite();
  alpha = site.it.agencies['alpha']!;
  await looksAfter('client', 'restricted');
  await setUser('client', { language: 'pt' });
});
afterAll(() => site.it.close());

const post = (path: string, body: unknown, token: string, client?: string) =>
  site.it.request('alpha.localhost', 'POST', path, {
    token,
    body,
    ...(client ? { headers: { [CLIENT_HEADER]: client } } : {}),
  });
const quote = async (offer: CarOffer, token: string, client?: string, more: object = {}) =>
  post('/api/car-rental/quote', { offerId: offer.id, expectedTotal: offer.price, ...more }, token, client);
const markupOf = async (token: string, client?: string, more: object = {}) => {
  const { price } = (await quote(await site.firstOffer(), token, client, more)).json.data as CarQuote;
  const { wholesale, agencyMarkup } = price.staff!;
  return Math.round((agencyMarkup.amount / wholesale.amount) * 10_000) / 100;
};

/** Books as the restricted agent for the client; the booking's id and the price that was charged. */
async function booked(lastName: string, more: object = {}) {
  site.it.clock.advance(1_000);
  const offer = await site.firstOffer('airport:LIS', isFlexible);
  const held = (await quote(offer, site.restricted, alpha.users['client'])).json.data as CarQuote;
  const answer = await post('/api/car-rental/reserveCar', reservation(held, lastName, more), site.restricted);
  expect(answer.json[0]?.response, answer.text).toBeDefined();
  return { bookingId: answer.json[0].response.bookingId as string, price: held.price };
}

describe('a sale by staff for a client', () => {
  test('R384 G71 has the markup of the client, else of the agent, else of the agency, or what the agent types', async () => {
    const { restricted } = site;
    const client = alpha.users['client'];
    expect(await markupOf(restricted, client)).toBe(10);
    await setUser('restricted', { markup_bps: 1_400 });
    expect(await markupOf(restricted, client)).toBe(14);
    await setUser('client', { markup_bps: 300 });
    expect(await markupOf(restricted, client)).toBe(3);
    expect(await markupOf(restricted)).toBe(14);
    await setUser('client', { product_markups: { car: 500 } });
    expect(await markupOf(restricted, client)).toBe(5);
    expect(await markupOf(restricted, client, { markup: { type: 'percent', value: 25 } })).toBe(25);
    const search = await post('/api/car-rental/availableCars', await site.searchBody(), restricted, client);
    const [offer] = search.json.data as [CarOffer];
    const held = (await quote(offer, restricted, client)).json.data as CarQuote;
    expect(held.changed, 'the search has the price of the client already').toBe(false);
    const reset = { markup_bps: null, product_markups: {} };
    await setUser('client', reset);
    await setUser('restricted', { markup_bps: 1_400 });
  });

  test('G46 SEC-35 is the client’s trip, without what the agency earns, and the agent’s booking', async () => {
    const { bookingId, price } = await booked('Prado');
    const mine = (token: string) =>
      post('/api/user/getUserTransactions', { when: 'all' }, token).then(({ json }) =>
        (json.data as { bookingId: string }[]).map((trip) => trip.bookingId),
      );
    expect(await mine(site.client)).toContain(bookingId);
    expect(await mine(site.restricted)).not.toContain(bookingId);
    expect(await mine(site.other)).not.toContain(bookingId);

    const shown = await post('/api/car-rental/findReservation', { bookingId }, site.client);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toContain('"staff"');
    expect(shown.text).toContain(String(price.total.amount));
    expect((await post('/api/car-rental/findReservation', { bookingId }, site.other)).status).toBe(404);

    const listed = async (token: string, query = '') => {
      const answer = await site.get(`/api/v2/agency/cars/bookings?limit=100${query}`, token);
      return { status: answer.status, rows: (answer.json.data ?? []) as AgencyCarRow[] };
    };
    const { rows } = await listed(site.restricted);
    expect(rows.map((row) => row.bookingId)).toEqual([bookingId]);
    expect(rows[0]!.bookedBy.userId).toBe(alpha.users['restricted']);
    expect(rows[0]!.bookedFor?.userId).toBe(alpha.users['client']);
    // By either of the two, and for a restricted agent by none but himself and his clients.
    for (const who of ['client', 'restricted'])
      expect(
        (await listed(site.owner, `&userId=${alpha.users[who]}`)).rows.map((row) => row.bookingId),
      ).toEqual([bookingId]);
    expect((await listed(site.restricted, `&userId=${alpha.users['client']}`)).rows).toHaveLength(1);
    expect((await listed(site.restricted, `&userId=${alpha.users['other']}`)).status).toBe(404);
  });

  test('writes to whom the agent named, in the client’s language, and says in the log for whom it was', async () => {
    const { bookingId } = await booked('Reis', { driver: driver('Reis', { email: 'reis@example.com' }) });
    const [mail] = await mailsTo(site.it, 'alpha', 'reis@example.com');
    expect(mail!.subject).toMatch(/^Sua reserva|confirmad[ao]/);
    const log = await site.it.db.withTenant(alpha.id, (tx) =>
      tx.selectFrom('audit_log').selectAll().where('subject', '=', bookingId).execute(),
    );
    expect(log[0]).toMatchObject({
      action: 'booking.for-client',
      user_id: alpha.users['restricted'],
      after: { client: alpha.users['client'] },
    });
  });

  test('may be cancelled by the client and by the agent; the money goes back to whom it came from', async () => {
    for (const token of [site.client, site.restricted]) {
      const { bookingId, price } = await booked('Reis');
      const { data } = (await post('/api/getRefund', { bookingId }, token)).json;
      const answer = await post(
        '/api/car-rental/cancel',
        { bookingId, reason: 'Duplicate', acceptedPenalty: data.penalty },
        token,
      );
      expect(answer.status, answer.text).toBe(200);
      expect(answer.json.data.cancellation.refund).toEqual(price.total);
    }
  });

  describe('when it is cancelled', () => {
    const cancel = async (bookingId: string, token: string) => {
      const { data } = (await post('/api/getRefund', { bookingId }, token)).json;
      const body = {
        bookingId,
        reason: 'Duplicate',
        acceptedPenalty: data?.penalty ?? { amount: 0, currency: 'USD' },
      };
      return post('/api/car-rental/cancel', body, token);
    };
    /** Subjects of the letters about cancelled cars that this member of the staff has got. */
    const told = async (who: string) =>
      (await mailsTo(site.it, 'alpha', `${who}@alpha.example`))
        .map(({ subject }) => subject)
        .filter((subject) => /by your client|pelo seu cliente/.test(subject));

    test('by the client, who made it and who looks after him get one letter each, in their language', async () => {
      await setUser('restricted', { language: 'pt' });
      const { bookingId } = await booked('Lobo');
      await looksAfter('client', 'agent');
      const before = { restricted: await told('restricted'), agent: await told('agent') };
      expect((await cancel(bookingId, site.client)).status).toBe(200);
      expect((await cancel(bookingId, site.client)).status).toBe(409);
      const [maker, ...others] = (await told('restricted')).slice(before.restricted.length);
      expect([maker, others]).toEqual([
        expect.stringMatching(/^Reserva de carro cancelada pelo seu cliente/),
        [],
      ]);
      const [keeper, ...more] = (await told('agent')).slice(before.agent.length);
      expect([keeper, more]).toEqual([expect.stringMatching(/^Canceled by your client/), []]);
      const letters = await mailsTo(site.it, 'alpha', 'agent@alpha.example');
      expect(letters.at(-1)!.text).toContain('Lobo');
      await looksAfter('client', 'restricted');
    });

    test('by the agent, nobody of the staff gets one', async () => {
      const { bookingId } = await booked('Matos');
      const before = await told('restricted');
      expect((await cancel(bookingId, site.restricted)).status).toBe(200);
      expect(await told('restricted')).toEqual(before);
    });
  });

  test('SEC-34 SEC-31 is refused to travellers, and for whom the agent may not know', async () => {
    const offer = await site.firstOffer();
    const refused = async (token: string, client: string) => {
      const { status, json } = await quote(offer, token, client);
      return [status, json.code];
    };
    const { client, other } = alpha.users as Record<string, string>;
    expect(await refused(site.client, other!)).toEqual([403, 'FORBIDDEN']);
    expect(await refused(site.client, client!)).toEqual([403, 'FORBIDDEN']);
    expect(await refused(site.restricted, other!)).toEqual([404, 'CLIENT_NOT_FOUND']);
    expect(await refused(site.owner, alpha.users['agent']!)).toEqual([404, 'CLIENT_NOT_FOUND']);
    expect(await refused(site.owner, site.it.agencies['open']!.users['client']!)).toEqual([
      404,
      'CLIENT_NOT_FOUND',
    ]);
    expect(await refused(site.owner, 'nobody')).toEqual([404, 'CLIENT_NOT_FOUND']);
  });

  test('a client who is taken from the agent or deactivated after the price was held is not booked for', async () => {
    const held = async () =>
      (await quote(await site.firstOffer(), site.restricted, alpha.users['client'])).json.data as CarQuote;
    const reserve = async (price: CarQuote) => {
      const { status, json } = await post('/api/car-rental/reserveCar', reservation(price), site.restricted);
      return [status, json.code, json.message];
    };
    const taken = await held();
    await looksAfter('client', null);
    expect(await reserve(taken)).toEqual([404, 'CLIENT_NOT_FOUND', clientRefusals.unknown.message]);
    await looksAfter('client', 'restricted');
    const inactive = await held();
    await setUser('client', { status: 'Inactive' });
    expect(await reserve(inactive)).toEqual([409, 'CLIENT_INACTIVE', clientRefusals.inactive.message]);
    const about = await site.get(`/api/agency/booking-clients/${alpha.users['client']}`, site.restricted);
    expect([about.status, about.json.code]).toEqual([409, 'CLIENT_INACTIVE']);
    await setUser('client', { status: 'Active' });
    expect((await reserve(inactive))[0]).toBe(200);
  });
});

describe('whom staff may choose', () => {
  const found = async (token: string, text = '') => {
    const answer = await site.get(`/api/agency/booking-clients?searchQuery=${text}`, token);
    return (answer.json.data as { _id: string }[]).map(({ _id }) => _id);
  };

  test('G122 a restricted agent his clients, others every active client, by name or address', async () => {
    const { client, other } = alpha.users as Record<string, string>;
    expect(await found(site.restricted)).toEqual([client]);
    expect((await found(site.owner)).toSorted()).toEqual([client, other].toSorted());
    expect(await found(site.owner, 'OTHER@alpha')).toEqual([other]);
    await setUser('other', { status: 'Inactive' });
    expect(await found(site.owner, 'other@alpha')).toEqual([]);
    await setUser('other', { status: 'Active' });
  });

  test('their contact and saved travelers are told to who may see them', async () => {
    await post(
      '/api/user/travelers',
      {
        ...{ title: 'Ms', firstName: 'Ida', middleName: '', lastName: 'Lind', gender: null },
        ...{ birthDate: '1990-05-01', email: '', phone: '', nationality: null },
      },
      site.client,
    );
    const about = (who: string, token: string) =>
      site.get(`/api/agency/booking-clients/${alpha.users[who]}`, token);
    const { json } = await about('client', site.restricted);
    expect(json.data).toMatchObject({
      email: 'client@alpha.example',
      language: 'pt',
      travelers: [{ firstName: 'Ida', birthDate: '1990-05-01' }],
    });
    expect((await about('other', site.restricted)).status).toBe(404);
    expect((await about('other', site.client)).status).toBe(403);
  });
});
