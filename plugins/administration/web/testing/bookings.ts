/** A product with a list of bookings, as its plugin and the API send them: shared by tests and stories. */
import type { Api } from '@/core/api/client';
import { ApiError } from '@/core/api/error';
import type { AnyEndpoint } from '@/core/contract/endpoint';
import { getRecentActivity, getUserBookingCount } from '@/core/contract/people/profile';
import { getPaymentGateway } from '@/core/contract/reference';
import { fitting } from '@/core/testing/fake-api';
import {
  type CommonRow,
  BOOKED_COLUMN,
  FIGURE_COLUMNS,
  LOCATOR_COLUMN,
  USER_COLUMNS,
  PAYMENT_COLUMNS,
  statusColumn,
} from '@/core/selling/after-sale/office/agency-columns';
import type { BookingState } from '@/core/contract';
import {
  type BookingFigure,
  type BookingsFilter,
  defineBookings,
  definePlugin,
  type Registry,
} from '@/core/plugin';
import {
  type AgencyBooking,
  downloadAgencyBookings,
  findBookers,
  getAgencyBooking,
  getBookingTotals,
  listViews,
  type SavedView,
  saveView,
} from '../../contract/bookings';
import { REGISTRY, TRIPS } from './fixtures';

export interface BoatRow extends CommonRow {
  bookingId: string;
  vmid: string;
  boat: string;
  state: BookingState;
}

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const text = (message: string) => ({ id: message, message });

export const aBoat = (at: number, more: Partial<BoatRow> = {}): BoatRow => ({
  bookingId: `b${at}`,
  bookedBy: { userId: 'u1', name: 'Mateus Duarte', email: 'agent@bluefjord.example' },
  bookedFor: null,
  vmid: `vm${at}`,
  boat: ['MS Nordlys', 'MS Trollfjord', 'MS Kong Harald'][at % 3]!,
  recordLocator: `BOAT${String(at).padStart(2, '0')}`,
  dateBooked: `2027-02-${String(1 + (at % 27)).padStart(2, '0')}T09:24:00Z`,
  bookedPrice: eur(99_000 + at * 110),
  chargedAmount: eur(99_000 + at * 110),
  costPrice: eur(90_000 + at * 100),
  salesPrice: eur(99_000 + at * 110),
  commissionEarned: eur(9_000 + at * 10),
  markupEarned: eur(8_500 + at * 10),
  transactionFees: eur(500),
  penaltyEarned: eur(0),
  protectionEarned: eur(0),
  penaltyAmount: null,
  refundAmount: null,
  bookingStatus: 'Ticketed',
  bookedCurrency: 'EUR',
  transactionHash: `pay_${at}`,
  state: 'confirmed',
  ...more,
});

/** What one that was cancelled for a penalty of 120.00 has left. */
const CANCELLED: Partial<BoatRow> = {
  bookingStatus: 'Cancelled',
  state: 'cancelled',
  costPrice: eur(10_000),
  salesPrice: eur(12_000),
  commissionEarned: eur(2_000),
  markupEarned: eur(0),
  transactionFees: eur(0),
  penaltyEarned: eur(2_000),
  penaltyAmount: eur(12_000),
  refundAmount: eur(87_330),
};

/** What somebody holds and nobody has paid. */
export const HELD: Partial<BoatRow> = {
  chargedAmount: null,
  costPrice: null,
  salesPrice: null,
  commissionEarned: null,
  markupEarned: null,
  transactionFees: null,
  penaltyEarned: null,
  protectionEarned: null,
  transactionHash: null,
};

export const BOATS: readonly BoatRow[] = Array.from({ length: 7 }, (_, index) =>
  aBoat(index + 1, index === 2 ? CANCELLED : {}),
);
const sumOf = (rows: readonly BoatRow[], figure: BookingFigure) =>
  eur(rows.reduce((sum, row) => sum + (row[figure]?.amount ?? 0), 0));

const STATUSES = { Ticketed: text('Ticketed'), Cancelled: text('Cancelled') };

interface Sea {
  rows?: readonly BoatRow[];
  /** What the action of a row answers; nothing has changed without it. */
  replaced?: BoatRow;
  failsWith?: ApiError;
  silent?: boolean;
  views?: SavedView[];
}

export interface Harbour {
  api: Api;
  registry: Registry;
  /** Every question to the list, in order. */
  asked: BookingsFilter[];
  called: { path: string; input: unknown }[];
}

const recordOf = (row: BoatRow): AgencyBooking => ({
  trip: {
    ...TRIPS[0]!,
    bookingId: row.bookingId,
    product: 'boats',
    title: row.boat,
    locator: row.recordLocator,
    state: row.state,
    status: row.bookingStatus,
    price: row.bookedPrice,
  },
  price: {
    lines: [
      { kind: 'base', amount: eur(row.bookedPrice.amount - 9_000) },
      { kind: 'markup', amount: eur(8_500) },
      { kind: 'fee', amount: eur(500) },
    ],
    total: row.bookedPrice,
    staff: {
      wholesale: eur(row.bookedPrice.amount - 9_000),
      agencyMarkup: eur(8_500),
      agencyFee: eur(500),
      commission: eur(8_500),
      retail: null,
      published: null,
    },
  },
  contactEmail: 'anna@example.com',
  bookedFor: null,
  bookedBy: { userId: 'u1', name: 'Mateus Duarte', email: 'agent@bluefjord.example' },
  penalty: row.penaltyAmount,
  refund: null,
  cancelReason: null,
  history: [
    { at: '2027-02-01T09:24:00Z', type: 'state.intent', by: 'Mateus Duarte', detail: null },
    { at: '2027-02-01T09:24:05Z', type: 'state.captured', by: null, detail: null },
    { at: '2027-02-01T09:24:06Z', type: 'state.confirmed', by: null, detail: null },
    {
      ...{ at: '2027-02-01T09:24:07Z', type: 'letter', by: null },
      detail: 'Your boat is booked → anna@example.com',
    },
  ],
  payments: [
    {
      at: '2027-02-01T09:24:05Z',
      kind: 'capture',
      status: 'done',
      amount: row.bookedPrice,
      card: { brand: 'visa', last4: '4242' },
    },
  ],
});

const starts = ({ recordLocator }: BoatRow, search = '') =>
  (recordLocator ?? '').startsWith(search.toUpperCase());

/** A product that sells boats, its list, and an API host that knows the bookings. */
export function harbour({
  rows = BOATS,
  replaced,
  failsWith,
  silent = false,
  views = [],
}: Sea = {}): Harbour {
  const asked: BookingsFilter[] = [];
  const called: Harbour['called'] = [];
  const kept = [...views];
  const source = defineBookings<BoatRow>({
    load: (_api, filter) => {
      asked.push(filter);
      if (silent) return new Promise(() => undefined);
      if (failsWith) return Promise.reject(failsWith);
      const found = rows.filter(
        (row) => starts(row, filter.search) && (!filter.status || row.bookingStatus === filter.status),
      );
      return Promise.resolve({
        rows: found.slice(filter.offset, filter.offset + filter.limit),
        totalCount: found.length,
      });
    },
    keyOf: ({ vmid }) => vmid,
    bookingOf: ({ bookingId, recordLocator }) => ({ id: bookingId, name: recordLocator ?? bookingId }),
    statusOf: ({ bookingStatus, state }) => ({ word: bookingStatus, state }),
    columns: [
      LOCATOR_COLUMN,
      { id: 'boat', header: text('Boat'), text: ({ boat }: BoatRow) => boat },
      ...USER_COLUMNS,
      BOOKED_COLUMN,
      ...FIGURE_COLUMNS,
      statusColumn(STATUSES),
      ...PAYMENT_COLUMNS,
    ],
    actions: [
      {
        id: 'cancel',
        label: text('Cancel booking'),
        tone: 'danger',
        appliesTo: ({ state }) => state === 'confirmed',
        component: () =>
          import('./SinkAction').then(({ sinkInto }) => ({ default: sinkInto(replaced ?? null) })),
      },
    ],
  });
  const call = (endpoint: { path: string }, input: { params?: { id: string }; body?: SavedView } = {}) => {
    called.push({ path: endpoint.path, input });
    const row = rows.find(({ bookingId }) => bookingId === input.params?.id);
    switch (endpoint.path) {
      case getBookingTotals.path:
        return {
          data: [
            {
              currency: 'EUR',
              bookings: rows.length,
              chargedAmount: sumOf(rows, 'chargedAmount'),
              costPrice: sumOf(rows, 'costPrice'),
              salesPrice: sumOf(rows, 'salesPrice'),
              commissionEarned: sumOf(rows, 'commissionEarned'),
              markupEarned: sumOf(rows, 'markupEarned'),
              transactionFees: sumOf(rows, 'transactionFees'),
              penaltyEarned: sumOf(rows, 'penaltyEarned'),
              protectionEarned: sumOf(rows, 'protectionEarned'),
              penaltyAmount: sumOf(rows, 'penaltyAmount'),
              refundAmount: sumOf(rows, 'refundAmount'),
            },
          ],
        };
      case findBookers.path:
        return { data: [{ userId: 'u1', name: 'Mateus Duarte', email: 'agent@bluefjord.example' }] };
      case getAgencyBooking.path:
        if (!row) throw new ApiError(404, 'NOT_FOUND', 'Booking not found');
        return { data: recordOf(row) };
      case downloadAgencyBookings.path:
        return 'Record Locator\r\nBOAT01\r\n';
      case listViews.path:
        if ((endpoint as { method?: string }).method === saveView.method) {
          const view = { id: `v${kept.length}`, name: input.body!.name, search: input.body!.search };
          kept.push(view);
          return { data: view };
        }
        return { data: kept };
      case getUserBookingCount.path:
        return { data: { total: 0, upcoming: 0, byProduct: {}, byState: {} } };
      case getRecentActivity.path:
        return { transactionlist: [] };
      case getPaymentGateway.path:
        return { CurrentPayment: 'embedded', fieldsUrl: null, publicKey: null };
      default:
        return { data: [] };
    }
  };
  const api = {
    call: (endpoint: AnyEndpoint, input: never) =>
      Promise.resolve().then(() => fitting(endpoint, call(endpoint, input))),
  };
  const boats = {
    ...definePlugin({ id: 'boats', api: 1 }),
    contributes: {
      menu: [{ id: 'tab', label: text('Boats'), to: '/booknow/boats', icon: 'ship' as const }],
      'bookings.lists': [
        {
          id: 'list',
          title: text('Boat bookings'),
          source: () => Promise.resolve({ default: source as never }),
          statuses: STATUSES,
        },
      ],
    },
  };
  return {
    api: api as unknown as Api,
    asked,
    called,
    registry: {
      boats: {
        activatedBy: { always: true },
        roots: ['/booknow/boats'],
        home: '/booknow/boats',
        load: () => Promise.resolve({ default: boats }),
      },
      administration: REGISTRY['administration']!,
    },
  };
}
