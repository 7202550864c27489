/** An agency's staff, products and bookings as the API sends them: shared by tests and stories. */
import { z } from 'zod/mini';
import type { Api } from '@/core/api/client';
import { ApiError } from '@/core/api/error';
import type { Agency, BookingMenuItem, SiteSettings, TripSummary, User } from '@/core/contract';
import { getCountries } from '@/core/contract/reference';
import { definePlugin, type Registry } from '@/core/plugin';
import type { IconName } from '@/core/plugin/icons';
import { anAgency } from '@/core/testing/agency';
import { listAttention } from '../../contract/attention';
import { type Dashboard, type DashboardPeriod, getDashboard } from '../../contract/dashboard';
import administration from '../../plugin';
import { SITE } from './site-settings';

export const OWNER: User = {
  _id: '0d7f6c1e-52c4-4a8e-9b7b-0e8f5b6d2a11',
  email: 'owner@bluefjord.example',
  name: 'Ingrid Solberg',
  firstName: 'Ingrid',
  lastName: 'Solberg',
  userType: 'AgencyOwner',
  isTravelAgent: true,
  isRestrictedAgent: false,
  isSubscribed: true,
  loginCount: 14,
  navigateTo: null,
  language: 'en',
  picture: null,
  phone: null,
};
export const AGENT: User = {
  ...OWNER,
  _id: '7f3a5c90-11d2-4a55-8e0b-6a1d94e3c001',
  email: 'agent@bluefjord.example',
  name: 'Mateus Duarte',
  firstName: 'Mateus',
  lastName: 'Duarte',
  userType: 'SalesAgent',
};

export const item = (name: string, isActive = true, isDefault = false): BookingMenuItem => ({
  name,
  isActive,
  isDefault,
});
export const MENU = [item('Air Travel', true, true), item('Hotels'), item('Cars', false)];

export const BLUE_FJORD: Agency = anAgency({
  agencyName: 'Blue Fjord Travel',
  subdomain: 'bluefjord',
  language: 'en',
  currency: 'EUR',
  heading: 'North, by way of quiet places',
  subHeading: 'Considered journeys to fjords, islands and cities that keep their lights low.',
  primaryColor: '#0b5f73',
  roundness: 1,
  contactPhoneNumber: '+47 55 90 12 34',
  contactEmailId: 'desk@bluefjord.example',
  bookingMenuItemOptions: MENU,
  version: 7,
});

const text = (message: string) => ({ id: message, message });

const product = (id: string, label: string, icon: IconName) => ({
  ...definePlugin({ id, api: 1, config: z.object({}) }),
  contributes: {
    menu: [{ id: 'tab', label: text(label), to: `/booknow/${id}`, icon }],
    'trips.cards': [
      { id: 'card', category: text(label), component: () => Promise.resolve({ default: () => null }) },
    ],
    'markup.fields': [
      { id: 'price', field: 'wholesale', label: text(`${label} markup`), unit: 'percent' as const },
    ],
    'bookings.lists': [
      {
        id: 'list',
        title: text(label),
        source: () => Promise.reject(new Error('Nobody draws this list here')),
        statuses: { HK: text('Ticketed'), XX: text('Cancelled'), [id]: text(`${label}: on request`) },
      },
    ],
  },
});

const entry = (id: string, name: string, icon: IconName) => ({
  activatedBy: { menu: name },
  roots: [`/booknow/${id}`] as const,
  home: `/booknow/${id}`,
  load: () => Promise.resolve({ default: product(id, name, icon) }),
});

/** The back office beside three products that an agency may sell. */
export const REGISTRY: Registry = {
  air: entry('air', 'Air Travel', 'plane'),
  stays: entry('stays', 'Hotels', 'bed'),
  wheels: entry('wheels', 'Cars', 'compass'),
  administration: {
    activatedBy: { always: true },
    roots: administration.roots,
    load: () => Promise.resolve({ default: administration }),
  },
};

const trip = (
  line: string,
  travelers: string[],
  amount: number,
  more: Partial<TripSummary> = {},
): TripSummary => {
  const [bookingId, locator, product, title, startsAt, endsAt] = line.split(' | ') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    bookingId,
    product,
    state: 'confirmed',
    status: 'HK',
    locator: locator || null,
    title,
    startsAt,
    endsAt,
    bookedAt: '2027-02-11T09:24:00Z',
    travelers,
    price: { amount, currency: 'EUR' },
    details: {},
    ...more,
  };
};

export const TRIPS: TripSummary[] = [
  trip(
    'b1 | K7QM2T | air | Lisbon to New York | 2027-03-10T11:20 | 2027-03-18T10:40',
    ['Anna Bergström', 'Jonas Bergström'],
    128460,
  ),
  trip(
    'b2 | H-48213 | stays | Hotel Nordlys, Tromsø | 2027-03-02 | 2027-03-06',
    ['Maria Clara de Albuquerque Cavalcanti'],
    74200,
  ),
  trip(
    'b3 |  | air | Oslo to Longyearbyen | 2027-04-21T07:10 | 2027-04-25T21:05',
    ['Peter Lindqvist'],
    51390,
    { state: 'processing', status: 'Ticket Requested' },
  ),
  trip(
    'b4 | R2D94W | air | Bergen to Reykjavík | 2027-02-27T16:45 | 2027-02-27T18:55',
    ['Sofia Almeida', 'Rui Almeida', 'Inês Almeida', 'Tomás Almeida'],
    96800,
  ),
  trip(
    'b5 | M3XPL8 | air | Copenhagen to Nuuk | 2027-05-14T09:00 | 2027-05-28T19:30',
    ['Lars Holm'],
    110250,
    { state: 'cancelled', status: 'XX' },
  ),
  trip(
    'b6 | H-47990 | stays | Fjellheim Lodge, Flåm | 2026-12-28 | 2027-01-03',
    ['Olivia Grant', 'Noah Grant'],
    189900,
  ),
];

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  from: new Date(Date.UTC(2026, 2 + index, 1)).toISOString().slice(0, 10),
  to: new Date(Date.UTC(2026, 3 + index, 0)).toISOString().slice(0, 10),
}));
const DAYS = Array.from({ length: 30 }, (_, index) => {
  const from = new Date(Date.UTC(2027, 0, 17 + index)).toISOString().slice(0, 10);
  return { from, to: from };
});

/** Sales that rise and fall, in the agency's currency, and a few in another. */
const pointsOf = (spans: Dashboard['spans']): Dashboard['points'] =>
  spans.flatMap(({ from }, index) =>
    [
      { product: 'air', currency: 'EUR', bookings: 14 + ((index * 7) % 11), each: 48_200 },
      { product: 'stays', currency: 'EUR', bookings: 6 + ((index * 5) % 7), each: 31_900 },
      ...(index === 3 ? [{ product: 'stays', currency: 'NOK', bookings: 1, each: 412_000 }] : []),
    ].map(({ product, currency, bookings, each }) => ({
      from,
      product,
      currency,
      bookings,
      sales: { amount: bookings * each, currency },
      commission: { amount: bookings * Math.round(each / 12), currency },
    })),
  );

interface Behaviour {
  trips?: readonly TripSummary[];
  /** Reading calls fail with this, for as long as it is set. */
  failsWith?: ApiError;
  /** Reading calls never answer. */
  silent?: boolean;
  /** The record on the server; a PATCH changes it, an older version is refused. */
  agency?: Agency;
  /** How much waits for a person. */
  attention?: number;
  /** What differs in the settings that only the owner reads. */
  site?: Partial<SiteSettings>;
  /** While the agency is read anew. */
  onReload?: () => Promise<void>;
  /** Sees every PATCH body. */
  onPatch?: (body: Record<string, unknown>) => void;
}

export const conflict = () =>
  new ApiError(409, 'CONFLICT', 'The settings were changed in the meantime. Please reload and try again.');
export const unreachable = () =>
  new ApiError(0, 'NETWORK', 'We could not reach the server. Check your connection and try again.');

/** An API host with one agency, its bookings and its settings. `record` is what it holds. */
const COUNTRIES = [
  ['Norway', 'NO'],
  ['United States', 'US'],
].map(([name = '', code = '']) => ({ name, code, emoji: '' }));

export function fakeApi(behaviour: Behaviour = {}) {
  const { trips = TRIPS, silent = false, agency = BLUE_FJORD, onPatch } = behaviour;
  const server = { record: agency };
  const dashboard = (period: DashboardPeriod = '12m'): Dashboard => {
    const count = (of: (trip: TripSummary) => boolean) => trips.filter(of).length;
    const spans = period === '12m' ? MONTHS : DAYS;
    return {
      counts: ['air', 'stays'].map((product) => ({
        product,
        bookings: count((trip) => trip.product === product),
      })),
      totals: {
        bookings: trips.length,
        confirmed: count(({ state }) => state === 'confirmed'),
        upcoming: count(({ endsAt, state }) => endsAt >= '2027-02-15' && state !== 'cancelled'),
        cancelled: count(({ state }) => state === 'cancelled'),
        sales: trips.length > 0 ? [{ amount: 57_744_480, currency: 'EUR' }] : [],
        commission: trips.length > 0 ? [{ amount: 4_812_040, currency: 'EUR' }] : [],
      },
      before: {
        bookings: Math.max(0, trips.length - 1),
        confirmed: count(({ state }) => state === 'confirmed'),
        cancelled: 0,
        sales: trips.length > 0 ? [{ amount: 49_000_000, currency: 'EUR' }] : [],
        commission: trips.length > 0 ? [{ amount: 5_000_000, currency: 'EUR' }] : [],
      },
      recent: trips.slice(0, 8),
      spans,
      points: trips.length > 0 ? pointsOf(spans) : [],
    };
  };
  const call = async (
    endpoint: { method: string; path: string },
    input: { body?: Record<string, unknown>; query?: { period?: DashboardPeriod } } = {},
  ) => {
    if (endpoint.path === getDashboard.path) {
      if (silent) return new Promise(() => undefined);
      if (behaviour.failsWith) throw behaviour.failsWith;
      return { data: dashboard(input.query?.period) };
    }
    if (endpoint.path === listAttention.path) return { data: [], totalCount: behaviour.attention ?? 0 };
    if (endpoint.path === '/api/agency/navigations') return { data: [] };
    if (endpoint.path === getCountries.path) return COUNTRIES;
    if (endpoint.path === '/api/agency/{id}')
      return { data: { ...SITE, ...behaviour.site, version: server.record.version } };
    if (endpoint.method === 'PATCH') {
      const { version, ...changes } = input.body ?? {};
      onPatch?.(input.body ?? {});
      if (version !== server.record.version) throw conflict();
      server.record = { ...server.record, ...changes, version: server.record.version + 1 };
    }
    if (endpoint.method === 'GET') await behaviour.onReload?.();
    return { agency: server.record };
  };
  return { api: { call } as unknown as Api, server };
}
