import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, minorDigits } from '@/core/contract';
import { requireClient } from '../../accounts/clients';
import { userOf } from '../../auth/sessions';
import { CLIENTS } from '../../demo/history/people';
import { tokenOf } from '../../payment/embedded/cards';
import type { ServerPluginEntry } from '../../plugin';
import { plugins as installed } from '../../plugins';
import type { NewAgency } from '../../tenancy/create';
import { chance, pick } from '../../selling/supplier/chance';
import { offered } from '../../selling/supplier/offered';
import { testServer, type TestServer } from '../../testing/harness';
import type { BookingProduct, Caller } from '../../ports/booking';
import type { BookingRow } from '../tables';

/** Bookings of each agency. */
const EACH = { flight: 2, car: 2, boat: 7, train: 7 } as const;
const SEED = 'figures';

interface Asked {
  base: number;
  taxes: number;
  currency: string;
  isRefundable: boolean;
  penalty: number;
}

const asked = (reference: string) => JSON.parse(reference.split('#')[0]!) as Asked;
const offersOf = (product: string) => offered(product, () => new Error('Not offered here'));

/** A product whose offer says what it costs and what its cancellation keeps; some orders it rejects. */
const productOf = (id: string): BookingProduct => {
  let count = 0;
  return {
    id,
    offered: offersOf(id),
    quote: (offerRef) => {
      const { base, taxes, currency } = asked(offerRef);
      const money = (amount: number) => ({ amount, currency });
      return Promise.resolve({
        base: money(base),
        taxes: money(taxes),
        published: null,
        retail: null,
        expiresAt: '2999-01-01T00:00:00Z',
        offer: {},
      });
    },
    book: ({ offerRef, hold }) =>
      Promise.resolve(
        asked(offerRef).base % 11 === 0
          ? { kind: 'rejected', reason: 'sold-out', message: 'Sold out' }
          : {
              kind: 'booked',
              supplierRef: `${offerRef}#${++count}`,
              locator: `${id}${count}`,
              status: 'Confirmed',
              details: {},
              ...(hold ? { holdUntil: '2026-11-25T00:00:00Z' } : {}),
            },
      ),
    lookup: () => Promise.resolve({ kind: 'absent' }),
    cancelPenalty: (reference) => {
      const { penalty, currency, isRefundable } = asked(reference);
      return Promise.resolve({ penalty: { amount: penalty, currency }, refundable: isRefundable });
    },
    cancel: () => Promise.resolve({ kind: 'cancelled', message: '' }),
    issue: () => Promise.resolve({ kind: 'issued', status: 'Confirmed', details: {} }),
    summarise: () => ({
      title: id,
      startsAt: '2027-05-01',
      endsAt: '2027-05-08',
      travelers: ['Ida Lind'],
      details: {},
    }),
  };
};
const testProduct = (id: string, menu: string): ServerPluginEntry => ({
  id,
  activatedBy: { menu },
  home: `/booknow/${id}`,
  plugin: { id, handlers: [], product: () => productOf(id) },
});

const PLUGINS = [...installed, testProduct('boat', 'Boats'), testProduct('train', 'Trains')];
const PRODUCTS = ['flight', 'car', 'boat', 'train'] as const;
const menu = ['Air Travel', 'Cars', 'Boats', 'Trains'].map((name, index) => ({
  name,
  isActive: true,
  isDefault: index === 0,
}));
const settings = { bookingMenuItemOptions: menu, applications: ['refund-protect'] };
const AGENCIES: readonly NewAgency[] = [
  { name: 'Platform', subdomain: 'platform', isPlatform: true },
  { name: 'Alpha', subdomain: 'alpha', markupBasisPoints: 1_237, feeMinor: 499, currency: 'USD', settings },
  {
    name: 'Beta',
    subdomain: 'beta',
    language: 'pt',
    currency: 'BRL',
    markupBasisPoints: 333,
    feeMinor: 0,
    settings,
  },
  {
    name: 'Gamma',
    subdomain: 'gamma',
    language: 'es',
    currency: 'JPY',
    markupBasisPoints: 0,
    feeMinor: 250,
    settings,
  },
];
const SOLD = ['alpha', 'beta', 'gamma'] as const;

let it: TestServer;
beforeAll(async () => {
  it = await testServer({
    plugins: PLUGINS,
    agencies: AGENCIES.map((agency) => ({ ...agency, protectionBasisPoints: 777 })),
  });
}, 180_000);
afterAll(() => it.close());

async function callerOf(subdomain: string, name: string): Promise<Caller> {
  const { id, users } = it.agencies[subdomain]!;
  const agency = (await it.server.services.agencyById(id))!;
  const row = await it.db.withTenant(id, (tx) =>
    tx.selectFrom('app_user').selectAll().where('id', '=', users[name]!).executeTakeFirstOrThrow(),
  );
  const user = userOf(row, { id: row.id, agencyId: id, sessionId: '00000000-0000-0000-0000-000000000000' });
  return { agency, user, signal: new AbortController().signal };
}

const card = (outcome: 'success' | 'declined', key: string) => ({
  method: 'card' as const,
  token: tokenOf(outcome, 'visa', '4242', `figures${key.replace(/\W/g, '')}`.slice(0, 60)),
});

/** One booking by chance: paid, declined, held, held and paid, rejected, cancelled with whatever that keeps. */
async function live(subdomain: string, product: string, n: number): Promise<void> {
  const chanceOf = (name: string) => chance(SEED, subdomain, product, n, name);
  const key = `${subdomain}${product}${n}`;
  const { services } = it.server;
  const by = chanceOf('by') < 0.4 ? 'agent' : 'client';
  const caller = await callerOf(subdomain, by);
  const { currency } = caller.agency.pricing;
  const { person, home } = CLIENTS['bluefjord']![n % 5]!;
  const isHold = product !== 'car' && chanceOf('hold') < 0.3;
  const offer = PRODUCTS.slice(2).includes(product as never)
    ? {
        offerId: offersOf(product).give(
          {
            id: JSON.stringify({
              base: pick(1, 900_000, SEED, key, 'base'),
              taxes: pick(0, 90_000, SEED, key, 'taxes'),
              currency,
              isRefundable: chanceOf('refundable') < 0.7,
              penalty: pick(0, 1_200_000, SEED, key, 'penalty'),
            } satisfies Asked),
          },
          { agency: caller.agency, services },
        ).id,
        asked: {},
        request: {},
      }
    : await PLUGINS.find(({ id }) => id === product)!.plugin.demo!.find(services, caller, {
        from: 'LIS',
        to: 'LHR',
        out: '2027-02-10',
        back: '2027-02-17',
        party: [person],
        home,
        wants: isHold ? 'later' : chanceOf('free') < 0.5 ? 'free' : 'any',
        taste: chanceOf('taste'),
      });
  if (!offer) return;
  const client =
    by === 'agent' && chanceOf('for') < 0.7
      ? await it.db.withTenant(caller.agency.id, (tx) =>
          requireClient(
            tx,
            { agencyId: caller.agency.id, user: caller.user },
            it.agencies[subdomain]!.users['client']!,
          ),
        )
      : null;
  const quote = await services.bookings.quote({ ...caller, client }, product, offer.offerId, offer.asked, {
    protection: !isHold && chanceOf('protected') < 0.4 ? 'refund-protect' : null,
    markup: by === 'agent' && chanceOf('markup') < 0.3 ? { type: 'percent', value: 7.5 } : null,
  });
  const isDeclined = chanceOf('card') < 0.1;
  const { bookingId } = await services.bookings.start(caller, product, {
    quoteId: quote.quoteId,
    acceptedTotal: quote.price.total,
    payment: isHold ? null : card(isDeclined ? 'declined' : 'success', key),
    request: offer.request,
    contactEmail: 'ida@example.com',
    idempotencyKey: `figures-${key}`,
    language: 'en',
  });
  const state = async () => (await services.bookings.find(caller, bookingId))!.progress.state;
  if ((await state()) === 'reserved' && chanceOf('pay') < 0.6)
    await services.bookings.pay(caller, bookingId, {
      payment: card('success', `pay${key}`),
      acceptedTotal: (await services.bookings.find(caller, bookingId))!.price.total,
      idempotencyKey: `figures-pay-${key}`,
    });
  if (['confirmed', 'reserved'].includes(await state()) && chanceOf('cancel') < 0.45) {
    const { penalty } = await services.bookings.cancelPenalty(caller, bookingId);
    await services.bookings.cancel(caller, bookingId, penalty);
  }
}

const FIGURES = [
  'chargedAmount',
  'refundAmount',
  'penaltyAmount',
  'salesPrice',
  'costPrice',
  'commissionEarned',
  'markupEarned',
  'transactionFees',
  'penaltyEarned',
  'protectionEarned',
] as const;
/** Of a booking that is not cancelled there are none. */
const OF_CANCELLED: readonly string[] = ['refundAmount', 'penaltyAmount'];
type Figures = Record<(typeof FIGURES)[number], number>;

type Shares = Record<'cost' | 'markup' | 'fee' | 'penalty' | 'protection', number>;

interface Known extends Figures {
  id: string;
  product: string;
  state: string;
  isClients: boolean;
  /** Debits less credits. */
  balance: number;
  /** By the ledger, and by the price with what was charged and returned. */
  owed: Shares;
  due: Shares;
}

type Sold = Pick<BookingRow, 'product' | 'price' | 'offer_ref'>;

/** Whose each cent of a booking is, from its price and what was charged and returned alone: what the ledger has to say. */
function sharesOf({ product, price, offer_ref }: Sold, charged: number, refunded: number): Shares {
  const of = (...kinds: string[]) =>
    price.lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount.amount : 0), 0);
  const [net, protection] = [of('base', 'taxes', 'extras'), of('protection')];
  const whole = { cost: net, markup: of('markup'), fee: of('fee'), penalty: 0, protection };
  const none = { cost: 0, markup: 0, fee: 0, penalty: 0, protection: 0 };
  if (charged === 0) return none;
  if (refunded === 0) return whole;
  const kept = charged - refunded;
  const ofSupplier = PRODUCTS.slice(2).includes(product as never) ? asked(offer_ref) : undefined;
  // Protection keeps its own price, and out of that pays what the supplier keeps.
  if (protection > 0 && kept === protection && ofSupplier) {
    const cost = Math.min(net, ofSupplier.isRefundable ? ofSupplier.penalty : Infinity);
    return { ...none, cost, protection: kept - cost };
  }
  return { ...none, cost: Math.min(kept, net), penalty: Math.max(0, kept - net) };
}

/** What the ledger and the gateway's own records say, by plain arithmetic. */
async function knownOf(subdomain: string): Promise<Known[]> {
  const { id: agencyId, users } = it.agencies[subdomain]!;
  const { bookings, entries, payments } = await it.db.withTenant(agencyId, async (tx) => ({
    bookings: await tx
      .selectFrom('booking')
      .select(['id', 'product', 'state', 'account_id', 'user_id', 'held', 'price', 'offer_ref'])
      .where('agency_id', '=', agencyId)
      .execute(),
    entries: await tx
      .selectFrom('ledger_entry')
      .select(['booking_id', 'account', 'amount_minor'])
      .where('agency_id', '=', agencyId)
      .execute(),
    payments: await tx
      .selectFrom('payment')
      .select(['booking_id', 'kind', 'status', 'amount_minor'])
      .where('agency_id', '=', agencyId)
      .execute(),
  }));
  return bookings
    .filter(({ state, held }) => state !== 'failed' || held)
    .map(({ id, product, state, account_id, user_id, price, offer_ref }) => {
      const own = entries.filter(({ booking_id }) => booking_id === id);
      const owedTo = (account: string) =>
        own
          .filter((each) => each.account === account)
          .reduce((sum, { amount_minor }) => sum - Number(amount_minor), 0);
      const paid = (kind: string) =>
        payments
          .filter((each) => each.booking_id === id && each.kind === kind && each.status === 'done')
          .reduce((sum, { amount_minor }) => sum + Number(amount_minor), 0);
      const [chargedAmount, refundAmount] = [paid('capture'), paid('refund')];
      const owed: Shares = {
        cost: owedTo('supplier.payable'),
        markup: owedTo('agency.commission'),
        fee: owedTo('agency.fee'),
        penalty: owedTo('agency.cancellation'),
        protection: owedTo('protection.payable'),
      };
      return {
        id,
        product,
        state,
        isClients: [account_id, user_id].includes(users['client']!),
        balance: own.reduce((sum, { amount_minor }) => sum + Number(amount_minor), 0),
        owed,
        due: sharesOf({ product, price, offer_ref }, chargedAmount, refundAmount),
        chargedAmount,
        refundAmount,
        penaltyAmount: state === 'cancelled' ? chargedAmount - refundAmount : 0,
        salesPrice: chargedAmount - refundAmount,
        costPrice: owed.cost,
        commissionEarned: owed.markup + owed.fee + owed.penalty + owed.protection,
        markupEarned: owed.markup,
        transactionFees: owed.fee,
        penaltyEarned: owed.penalty,
        protectionEarned: owed.protection,
      };
    });
}

const sumOf = (rows: readonly Known[]): Figures =>
  Object.fromEntries(
    FIGURES.map((figure) => [figure, rows.reduce((sum, row) => sum + row[figure], 0)]),
  ) as Figures;

/** The amounts of each line of a file, by the booking's id: what stands behind `Price agreed` in its order. */
function linesOf(text: string, language: Language, currency: string): Map<string, (number | null)[]> {
  const separator = language === 'en' ? ',' : ';';
  const minor = (cell: string) => {
    if (cell === '') return null;
    expect(cell).toMatch(language === 'en' ? /^-?\d+(\.\d+)?$/ : /^-?\d+(,\d+)?$/);
    return Math.round(Number(cell.replace(',', '.')) * 10 ** minorDigits(currency));
  };
  return new Map(
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => {
        const cells = line.split(separator);
        return [cells.at(-1)!, cells.slice(-13, -3).map(minor)] as const;
      }),
  );
}

const money = (rows: readonly Record<string, unknown>[], figure: string): number =>
  (rows[0]?.[figure] as { amount: number } | undefined)?.amount ?? 0;

/** What the owner of an agency reads, in its language. */
async function reader(subdomain: string) {
  const { host } = it.agencies[subdomain]!;
  const { currency, language = 'en' } = AGENCIES.find((each) => each.subdomain === subdomain)!;
  const token = await it.login(subdomain, 'owner');
  const get = async (path: string) => {
    const answer = await it.request(host, 'GET', path, { token, headers: { 'accept-language': language } });
    expect(answer.status, `${path} ${answer.text}`).toBe(200);
    return answer;
  };
  return { get, currency: currency!, language: language as Language };
}

describe('what the ledger says to the cent', () => {
  const known: Record<string, Known[]> = {};
  beforeAll(async () => {
    for (const subdomain of SOLD) {
      for (const product of PRODUCTS)
        for (let n = 0; n < EACH[product]; n += 1) await live(subdomain, product, n);
      known[subdomain] = await knownOf(subdomain);
    }
  }, 240_000);

  test('is of everything that may become of a booking', () => {
    const states = Object.values(known)
      .flat()
      .map(({ state, refundAmount }) => (refundAmount ? `${state}, refunded` : state));
    expect(states).toEqual(
      expect.arrayContaining(['confirmed', 'reserved', 'failed', 'cancelled', 'cancelled, refunded']),
    );
  });

  test.each(SOLD)('INV-4 is balanced, and follows from prices, charges and returns of %s', (subdomain) => {
    expect(known[subdomain]!.length).toBeGreaterThan(10);
    for (const { balance, owed, due, salesPrice, costPrice, commissionEarned, ...row } of known[subdomain]!) {
      expect(owed, `${row.product} ${row.state} ${row.id}`).toEqual(due);
      expect([balance, salesPrice - costPrice], row.id).toEqual([0, commissionEarned]);
    }
  });

  test.each(SOLD)('R383 stands in the file of %s', async (subdomain) => {
    const { get, currency, language } = await reader(subdomain);
    const file = linesOf((await get('/api/agency/bookings/download.csv')).text, language, currency);
    expect(file.size).toBe(known[subdomain]!.length);
    for (const row of known[subdomain]!)
      expect(file.get(row.id), `${row.product} ${row.state}`).toEqual(
        // What nobody was charged for has no amounts, not amounts of zero.
        FIGURES.map((figure) =>
          row.chargedAmount === 0 || (row.state !== 'cancelled' && OF_CANCELLED.includes(figure))
            ? null
            : row[figure],
        ),
      );
  });

  test.each(SOLD)('is summed below each list of %s and on its client’s page', async (subdomain) => {
    const { get } = await reader(subdomain);
    for (const product of PRODUCTS) {
      const of = known[subdomain]!.filter((row) => row.product === product);
      const totals = `/api/agency/bookings/totals?category=${product}`;
      const sums = (await get(totals)).json.data;
      const theirs = (await get(`${totals}&userId=${it.agencies[subdomain]!.users['client']}`)).json.data;
      for (const figure of FIGURES) {
        expect(money(sums, figure), `${product} ${figure}`).toBe(sumOf(of)[figure]);
        expect(money(theirs, figure), `client’s ${product} ${figure}`).toBe(
          sumOf(of.filter(({ isClients }) => isClients))[figure],
        );
      }
    }
  });

  test.each(SOLD)('R438 stands in the lists of flights and cars of %s', async (subdomain) => {
    const { get } = await reader(subdomain);
    for (const [path, product] of [
      ['/api/v3/agency/flights/bookings', 'flight'],
      ['/api/v2/agency/cars/bookings', 'car'],
    ] as const) {
      const rows = (await get(`${path}?limit=100`)).json.data as ({ bookingId: string } & Record<
        string,
        { amount: number } | null
      >)[];
      expect(rows).toHaveLength(known[subdomain]!.filter((row) => row.product === product).length);
      for (const row of rows) {
        const own = known[subdomain]!.find(({ id }) => id === row.bookingId)!;
        for (const figure of FIGURES) {
          expect(row[figure]?.amount ?? 0, `${product} ${own.state} ${figure}`).toBe(own[figure]);
          if (own.chargedAmount === 0) expect(row[figure], `${product} ${own.state} ${figure}`).toBeNull();
        }
      }
    }
  });

  test.each(SOLD)('R358 is the dashboard’s of %s', async (subdomain) => {
    const { get, currency } = await reader(subdomain);
    const { totals, counts, points } = (await get('/api/v2/agency/dashboards?period=30d')).json.data;
    const all = sumOf(known[subdomain]!);
    expect(totals.sales).toEqual([{ amount: all.salesPrice, currency }]);
    expect(totals.commission).toEqual([{ amount: all.commissionEarned, currency }]);
    expect(totals.bookings).toBe(known[subdomain]!.length);
    expect(totals.cancelled).toBe(known[subdomain]!.filter(({ state }) => state === 'cancelled').length);
    const chart = (figure: 'sales' | 'commission') =>
      points.reduce(
        (sum: number, point: Record<string, { amount: number }>) => sum + point[figure]!.amount,
        0,
      );
    expect([chart('sales'), chart('commission')]).toEqual([all.salesPrice, all.commissionEarned]);
    expect(counts).toEqual(
      PRODUCTS.map((product) => ({
        product,
        bookings: known[subdomain]!.filter((row) => row.product === product).length,
      })),
    );
  });
});
