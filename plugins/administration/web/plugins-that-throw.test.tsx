import { readdirSync, readFileSync } from 'node:fs';
import { createRoute } from '@tanstack/react-router';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckoutAddons } from '@/core/selling/checkout/addons/CheckoutAddons';
import { PaymentStep } from '@/core/selling/checkout/pay/PaymentStep';
import { useAddons } from '@/core/selling/checkout/addons/use-addons';
import type { Agency, User } from '@/core/contract';
import {
  type AnyPlugin,
  type BookingAction,
  type BookingColumn,
  type BookingsSource,
  type Contribution,
  definePlugin,
  type ListedBooking,
  type PointName,
} from '@/core/plugin';
import { POINT_NAMES } from '@/core/plugin/points';
import type { ShellRoute } from '@/core/plugin/shell-route';
import { paletteAtom } from '@/core/shell/palette/state';
import { patient } from '@/core/testing/patient';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { aTrip } from '@/core/testing/trip';
import { aUser } from '@/core/testing/user';
import { getDashboard } from '../contract/dashboard';
import { BLUE_FJORD, fakeApi, item as menuItem, OWNER, REGISTRY } from './testing/fixtures';
import { A_CLIENT } from './users/testing/people';
import { ENTRIES, settingsApi } from './testing/settings-answers';

patient();

type Functions<Item> = keyof {
  [
    Key in keyof Item as [NonNullable<Item[Key]>] extends [never]
      ? never
      : NonNullable<Item[Key]> extends (...args: never[]) => unknown
        ? Key
        : never
  ]: true;
} &
  string;
/** What a module that a callback loads is asked in its turn. */
interface Loaded {
  'bookings.lists':
    | `source.${Functions<BookingsSource<ListedBooking>>}`
    | `column.${Functions<BookingColumn<ListedBooking>>}`
    | `action.${Functions<BookingAction<ListedBooking>>}`;
  'palette.finders': 'find.run';
}
/** Every function that a contribution to the point may carry: a new one without a case does not compile. */
type CallbackOf<Point extends PointName> =
  | Functions<Contribution<Point>>
  | (Point extends keyof Loaded ? Loaded[Point] : never);

/** How it can go wrong: what answers at once can only throw; what is loaded can also fail later; a view, when it is drawn. */
const WAYS = {
  rule: { throws: (fail: Fail) => fail },
  load: { throws: (fail: Fail) => fail, rejects: (fail: Fail) => async () => fail() },
  view: {
    throws: (fail: Fail) => fail,
    rejects: (fail: Fail) => async () => fail(),
    'throws in render': (fail: Fail) => async () => ({ default: fail }),
  },
} as const;
/** How often one broken callback is asked at most, all drawings together. */
const MOST = 40;
type Fail = () => never;
type Fn = (...args: never[]) => unknown;
// oxlint-disable-next-line typescript/no-explicit-any -- each point's own shape, taken apart by name
type Item = any;

interface Callback {
  kind: keyof typeof WAYS;
  /** Who looks at the screen that asks it, and where, if not as the point's other callbacks. */
  path?: string;
  user?: User;
  /** What a person does until it is asked. */
  ask?: () => Promise<unknown>;
  /** What of the screen stands, beside its frame. */
  stands?: () => Promise<unknown>;
}
interface Case<Point extends PointName> {
  path: string;
  user: User;
  agency?: Partial<Agency>;
  /** A contribution whose words begin with the name of its plugin. */
  item: (name: string) => object;
  ask?: () => Promise<unknown>;
  stands: () => Promise<unknown>;
  /** Null: no screen asks it so far. */
  callbacks: Readonly<Record<CallbackOf<Point>, Callback | null>>;
}

const CLIENT = aUser();
const said = (message: string) => ({ id: message, message });
const view = (words: string) => async () => ({ default: (): ReactNode => <p>{words}</p> });
const text = (words: string) => screen.findByText(words);
const press = async (role: 'radio' | 'button' | 'tab' | 'menuitem', name: RegExp | string) =>
  userEvent.click(await screen.findByRole(role, { name }));
const type = async (words: string) => userEvent.type(await screen.findByRole('combobox'), words);

const row = (name: string) => ({ id: `${name}-1` }) as unknown as ListedBooking;
const list = (name: string): BookingsSource<ListedBooking> => ({
  load: async () => ({ rows: [row(name)], totalCount: 1 }),
  keyOf: () => name,
  bookingOf: () => ({ id: `${name}-1`, name: `${name} booking` }),
  statusOf: () => ({ word: `${name} status`, state: 'confirmed' }),
  needsAction: () => false,
  page: () => ({ to: `/booknow/${name}` }),
  columns: [
    { id: 'name', header: said('Name'), text: () => `${name} first` },
    { id: 'status', kind: 'status', header: said('Status'), text: () => `${name} status` },
    { id: 'tried', header: said('Tried'), text: () => `${name} tried` },
    { id: 'other', header: said('Other'), text: () => `${name} other` },
  ],
  actions: [
    { id: 'tried', label: said(`${name} tried`), appliesTo: () => true, component: view(`${name} action`) },
    { id: 'other', label: said(`${name} other`), appliesTo: () => true, component: view(`${name} other`) },
  ],
});
const openRow = () => press('button', /^Actions for/);
const cells = () => text('broken other');

const CASES: { readonly [Point in PointName]: Case<Point> } = {
  menu: {
    path: '/mytrip',
    user: CLIENT,
    item: (name) => ({ label: said(`${name} tab`), to: `/booknow/${name}`, icon: 'ship' }),
    stands: () => screen.findByRole('heading', { level: 1, name: 'My Trips' }),
    callbacks: { when: { kind: 'rule' } },
  },
  'dashboard.widgets': {
    path: '/dashboard',
    user: OWNER,
    item: (name) => ({ title: said(`${name} box`), size: 'small', component: view(`${name} figures`) }),
    stands: async () => {
      await screen.findByRole('heading', { level: 1 });
      await text('sound figures');
    },
    callbacks: { when: { kind: 'rule' }, component: { kind: 'view' } },
  },
  'office.notices': {
    path: '/mytrip',
    user: OWNER,
    item: (name) => ({ component: view(`${name} notice`) }),
    stands: async () => {
      await screen.findByRole('heading', { level: 1, name: 'My Trips' });
      await text('sound notice');
    },
    callbacks: { when: { kind: 'rule' }, component: { kind: 'view' } },
  },
  'landing.prices': {
    path: '/',
    user: CLIENT,
    agency: { isPlatform: true },
    item: (name) => ({ component: view(`${name} price`) }),
    stands: () => text('sound price'),
    callbacks: { when: { kind: 'rule' }, component: { kind: 'view' } },
  },
  'markup.fields': {
    path: '/settings/markups',
    user: OWNER,
    item: (name) => ({ field: 'any', label: said(`${name} markup`), unit: 'percent' }),
    stands: () => screen.findByRole('spinbutton', { name: 'sound markup' }),
    callbacks: { when: { kind: 'rule' } },
  },
  'bookings.lists': {
    path: '/bookings/broken',
    user: OWNER,
    item: (name) => ({
      title: said(`${name} bookings`),
      statuses: {},
      source: async () => ({ default: list(name) }),
    }),
    stands: () => screen.findByRole('heading', { level: 1, name: 'broken bookings' }),
    callbacks: {
      when: { kind: 'rule', stands: () => screen.findByRole('heading', { level: 1 }) },
      source: { kind: 'load', stands: () => text('This list could not be loaded') },
      'source.load': { kind: 'load', stands: () => screen.findByRole('button', { name: 'Try again' }) },
      'source.keyOf': { kind: 'rule', stands: cells },
      'source.bookingOf': { kind: 'rule', stands: cells },
      'source.statusOf': { kind: 'rule', stands: cells },
      'source.needsAction': { kind: 'rule', stands: cells },
      'source.page': { kind: 'rule', stands: cells },
      'column.text': { kind: 'rule', stands: cells },
      'action.appliesTo': {
        kind: 'rule',
        ask: openRow,
        stands: () => screen.findByRole('menuitem', { name: 'broken other' }),
      },
      'action.component': {
        kind: 'view',
        ask: async () => {
          await openRow();
          await press('menuitem', 'broken tried');
        },
        stands: cells,
      },
    },
  },
  'trips.cards': {
    path: '/mytrip',
    user: CLIENT,
    item: (name) => ({
      category: said(`${name} trips`),
      component: view(`${name} card`),
      page: () => ({ to: `/booknow/${name}` }),
    }),
    stands: () => text('sound card'),
    callbacks: {
      when: { kind: 'rule' },
      component: { kind: 'view' },
      page: {
        kind: 'rule',
        path: '/',
        stands: async () => {
          const latest = within(await screen.findByRole('list', { name: 'Latest bookings' }));
          latest.getByText('broken trip');
          expect(latest.getByRole('link', { name: 'sound trip' })).toBeTruthy();
        },
      },
    },
  },
  'search.forms': {
    path: '/',
    user: CLIENT,
    item: (name) => ({ label: said(`${name} search`), component: view(`${name} form`) }),
    stands: () => text('Your travel, Marina'),
    callbacks: {
      when: { kind: 'rule', stands: () => text('sound form') },
      component: {
        kind: 'view',
        stands: async () => {
          await press('radio', 'sound search');
          await text('sound form');
        },
      },
    },
  },
  'checkout.addons': {
    path: '/booknow/broken',
    user: CLIENT,
    item: (name) => ({ appliesTo: () => true, component: view(`${name} cover`) }),
    stands: async () => {
      await text('The checkout');
      await text('sound cover');
    },
    callbacks: { when: { kind: 'rule' }, component: { kind: 'view' }, appliesTo: { kind: 'rule' } },
  },
  'payment.methods': {
    path: '/booknow/broken',
    user: CLIENT,
    item: (name) => ({ label: said(`${name} wallet`), pays: 'whole', component: view(`${name} money`) }),
    stands: async () => {
      await press('radio', 'sound wallet');
      await text('sound money');
    },
    callbacks: {
      when: { kind: 'rule' },
      component: {
        kind: 'view',
        ask: async () => {
          await press('radio', 'broken wallet');
          await screen.findByText(/^This part \(broken\) is not available/);
        },
      },
    },
  },
  'settings.panels': {
    path: '/settings/website?panel=broken',
    user: OWNER,
    item: (name) => ({ title: said(`${name} panel`), slug: name, component: view(`${name} settings`) }),
    stands: async () => {
      await screen.findByRole('heading', { level: 1, name: 'Website settings' });
      await press('tab', 'sound panel');
      await text('sound settings');
    },
    callbacks: {
      when: { kind: 'rule' },
      component: { kind: 'view', ask: () => text(/^This part/ as never) },
    },
  },
  applications: {
    path: '/settings/applications',
    user: OWNER,
    agency: { applications: ['broken', 'sound'], bookingMenuItemOptions: [] },
    item: (name) => ({
      title: said(`${name} application`),
      description: said('-'),
      icon: 'ship',
      application: name,
      component: view(`${name} settings`),
    }),
    stands: () => screen.findByRole('heading', { level: 2, name: 'sound application' }),
    callbacks: {
      when: { kind: 'rule' },
      component: {
        kind: 'view',
        path: '/settings/applications/broken',
        stands: async () => {
          await screen.findByRole('heading', { level: 1, name: 'broken application' });
          await text(/^This part/ as never);
        },
      },
    },
  },
  'log.words': {
    path: '/settings/audit',
    user: OWNER,
    item: (name) => ({
      words: async () => ({ default: { [`${name}.action`]: said(`The ${name} has sailed`) } }),
    }),
    stands: async () => {
      await screen.findByRole('heading', { level: 1, name: 'Activity log' });
      await text('The sound has sailed');
    },
    callbacks: { when: { kind: 'rule' }, words: { kind: 'load' } },
  },
  'people.panels': {
    path: '/clients/u-1',
    user: OWNER,
    item: (name) => ({ component: view(`${name} card`) }),
    stands: () => text('sound card'),
    callbacks: {
      when: { kind: 'rule' },
      component: { kind: 'view', ask: () => text(/^This part/ as never) },
    },
  },
  'office.pages': {
    path: '/mytrip',
    user: OWNER,
    item: (name) => ({ label: said(`${name} page`), icon: 'ship', to: '/mytrip-of-all', for: 'owner' }),
    stands: () => screen.findByRole('heading', { level: 1, name: 'My Trips' }),
    callbacks: { when: { kind: 'rule' } },
  },
  'account.menu': {
    path: '/mytrip',
    user: CLIENT,
    item: (name) => ({ label: said(`${name} page`), icon: 'ship', to: '/mytrip' }),
    ask: () => press('button', 'Account of Marina Prado'),
    stands: () => screen.findByRole('menuitem', { name: 'sound page' }),
    callbacks: { when: { kind: 'rule' } },
  },
  'palette.finders': {
    path: '/dashboard',
    user: OWNER,
    item: (name) => ({
      find: async () => ({
        default: async () => [{ id: 'page', label: `${name} page`, icon: 'ship', to: '/dashboard' }],
      }),
    }),
    ask: () => type('qx'),
    stands: () => screen.findByRole('option', { name: /sound page/ }),
    callbacks: { when: { kind: 'rule' }, find: { kind: 'load' }, 'find.run': { kind: 'load' } },
  },
};

/** The same contribution with another function in that place. */
function replaced(item: Item, name: string, fn: Fn): Item {
  const [within, part] = name.split('.') as [string, string?];
  if (!part) return { ...item, [name]: fn };
  if (within === 'find') return { ...item, find: async () => ({ default: fn }) };
  const source = list('broken');
  const tried = <Each extends { id: string }>(all: readonly Each[]) =>
    all.map((each) => (each.id === 'tried' ? { ...each, [part]: fn } : each));
  const changed = {
    source: { ...source, [part]: fn },
    column: { ...source, columns: tried(source.columns) },
    action: { ...source, actions: tried(source.actions) },
  }[within];
  return { ...item, source: async () => ({ default: changed }) };
}

function Checkout() {
  const addons = useAddons('broken-1');
  const total = { amount: 100, currency: 'EUR' };
  return (
    <>
      <h1>The checkout</h1>
      <CheckoutAddons
        cart={{
          product: 'broken',
          total,
          startsAt: '2027-01-02',
          place: null,
          freeUntil: null,
          travelers: 1,
        }}
        addons={addons}
      />
      <PaymentStep product="flight" due={total} onReady={() => undefined} />
    </>
  );
}
const routes = (name: string) => async () => ({
  default: (parent: ShellRoute) =>
    createRoute({ getParentRoute: () => parent, path: `/booknow/${name}`, component: Checkout }),
});

/** A product with a tab and one more contribution. */
function aPlugin(name: string, point: PointName, item: Item) {
  const tab = { id: 'tab', ...CASES.menu.item(name) };
  const plugin = {
    ...definePlugin({ id: name, api: 1 }),
    roots: [`/booknow/${name}`],
    routes: routes(name),
    contributes: point === 'menu' ? { menu: [item] } : { menu: [tab], [point]: [item] },
  } as unknown as AnyPlugin;
  return {
    activatedBy: point === 'applications' ? { application: name } : { menu: name },
    roots: [`/booknow/${name}`],
    home: `/booknow/${name}`,
    load: async () => ({ default: plugin }),
  };
}

const TRIPS = ['broken', 'sound'].map((product) =>
  aTrip({ bookingId: product, product, title: `${product} trip` }),
);
const office = fakeApi().api;
const api = settingsApi({
  [getDashboard.path]: () => office.call(getDashboard, { query: {} }),
  '/api/user/getUserTransactions': { data: TRIPS, totalCount: TRIPS.length },
  '/api/user/getRecentActivity': { transactionlist: TRIPS },
  '/api/user/getUserBookingCount': { data: { total: 2, upcoming: 2, byProduct: {}, byState: {} } },
  '/api/agency/clients/{id}': { data: A_CLIENT },
  '/api/agency/applications': {
    data: ['broken', 'sound'].map((id) => ({ id, plugin: id, isEnabled: true, settings: {}, version: 7 })),
  },
  '/api/agency/audit': {
    data: ['broken', 'sound'].map((name, at) => ({ ...ENTRIES[0]!, id: `${at}`, action: `${name}.action` })),
    totalCount: 2,
    people: [],
    actions: [],
  },
});
const agency = {
  ...BLUE_FJORD,
  visitorsMaySearch: true,
  bookingMenuItemOptions: ['broken', 'sound'].map((name) => menuItem(name)),
};

/** Also of plugins that are off: by `core/plugin/installed`. */
const ASKED_OTHERWISE: readonly PointName[] = ['log.words', 'applications'];

const cases = POINT_NAMES.flatMap((point) => {
  const given = CASES[point] as Case<PointName>;
  return Object.entries<Callback | null>(given.callbacks).flatMap(([name, callback]) =>
    callback
      ? Object.entries(WAYS[callback.kind]).map(
          ([way, wrap]) => [`${point}: ${name} ${way}`, { point, given, name, callback, wrap }] as const,
        )
      : [],
  );
});

beforeEach(() => {
  // React prints what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a plugin that throws', () => {
  it.each(cases)('%s, and the rest of the screen stands; it is reported once', async (_, one) => {
    const { point, given, name, callback, wrap } = one;
    const fail = vi.fn<Fail>(() => {
      // Asked for ever, the page would hang here instead of failing.
      if (fail.mock.calls.length > MOST) return undefined as never;
      throw new Error(`${name} is broken`);
    });
    const own = (plugin: string) => ({ id: plugin, ...given.item(plugin) });
    const stage = await renderPlugin({
      registry: {
        ...REGISTRY,
        broken: aPlugin('broken', point, replaced(own('broken'), name, wrap(fail))),
        sound: aPlugin('sound', point, own('sound')),
      },
      path: callback.path ?? given.path,
      user: callback.user ?? given.user,
      agency: { ...agency, ...given.agency },
      api,
    });
    if (point === 'palette.finders') await act(async () => stage.store.set(paletteAtom, 'commands'));
    const ask = callback.ask ?? given.ask;
    await ask?.();
    await (callback.stands ?? given.stands)();
    await vi.waitFor(() => expect(fail).toHaveBeenCalled());
    // An open menu takes the page over.
    if (screen.queryByRole('menu')) await userEvent.keyboard('{Escape}');
    // The palette lies over the page, and an application has no tab among the products.
    if (point !== 'palette.finders' && point !== 'applications')
      expect((await screen.findAllByRole('link', { name: 'sound tab' })).length).toBeGreaterThan(0);

    const reported = () =>
      stage.host
        .snapshot()
        .problems.filter(({ plugin }) => plugin === 'broken' || plugin === 'sound')
        .map(({ plugin, detail }) => `${plugin}: ${detail}`);
    await vi.waitFor(() => expect(reported()).not.toEqual([]));
    // What is asked again and again would hang the page: all comes to rest.
    await vi.waitFor(async () => {
      const { length } = fail.mock.calls;
      await act(() => new Promise((done) => setTimeout(done, 60)));
      expect(fail.mock.calls).toHaveLength(length);
    });
    expect(fail.mock.calls.length).toBeLessThan(MOST);
    expect(reported()).toEqual([expect.stringMatching(`^broken: .*${name} is broken$`)]);
  });

  it('what no screen asks so far belongs to a point that no screen draws', () => {
    const sources = ['core', 'plugins']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8'));
    const unasked = POINT_NAMES.filter((point) => Object.values(CASES[point].callbacks).includes(null));
    for (const point of POINT_NAMES)
      expect([point, sources.some((source) => source.includes(`useContributions('${point}')`))]).toEqual([
        point,
        !unasked.includes(point) && !ASKED_OTHERWISE.includes(point),
      ]);
  });
});
