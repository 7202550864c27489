import { describe, expect, it } from 'vitest';
import { BookingsSearch } from '../../addresses';
import {
  filterCount,
  filterOf,
  hiddenOf,
  hideIn,
  isNarrowed,
  isView,
  searchOfView,
  sortIn,
  tableSort,
  viewOf,
  withoutFilters,
} from './list-filter';
import { listOf, pathOfList } from '@/core/selling/after-sale/list-of';
import { replaceRow } from '../list/replace-row';
import { toldHistory } from '../drawer/history';

const COLUMNS = [
  { id: 'locator', sort: 'locator' as const },
  { id: 'booked', sort: 'booked' as const },
  { id: 'fees', priority: 'low' as const },
];

describe('what the address asks of a list', () => {
  const DAYS = { from: '2027-01-01', to: '2027-01-31' };
  it.each([
    ['R378', { find: ' K7 ' }, { search: 'K7' }],
    ['R379', { status: 'Ticketed', ...DAYS }, { status: 'Ticketed', ...DAYS }],
    ['R380', { when: 'past' }, { when: 'past' }],
    ['R381', { user: 'u1', page: 3, size: 50 }, { userId: 'u1', offset: 100, limit: 50 }],
    ['orders', { sort: 'price', dir: 'desc' }, { sort: { by: 'price', direction: 'desc' } }],
    ['nothing', {}, {}],
  ] as const)('%s %j', (_, search, filter) => {
    expect(filterOf(search)).toEqual({ offset: 0, limit: 20, ...filter });
  });

  it('all of it at once', () => {
    expect(filterOf({ find: 'K7', status: 'Ticketed', when: 'past', user: 'u1', page: 2 })).toEqual({
      search: 'K7',
      status: 'Ticketed',
      when: 'past',
      userId: 'u1',
      offset: 20,
      limit: 20,
    });
  });

  it('reads a locator of digits alone, and drops what it cannot use', () => {
    expect(BookingsSearch.parse({ find: 123456, page: '2' })).toEqual({ find: '123456', page: 2 });
    expect(BookingsSearch.safeParse({ size: 7 }).success).toBe(false);
  });

  it('knows how much is filtered, and what remains without it', () => {
    expect([filterCount({ find: 'K', status: 'X', when: 'past' }), filterCount({ find: 'K' })]).toEqual([
      2, 0,
    ]);
    expect([isNarrowed({ find: 'K' }), isNarrowed({ page: 2, sort: 'price' })]).toEqual([true, false]);
    expect(withoutFilters({ find: 'K', user: 'u', sort: 'price', hide: 'none', page: 2 })).toEqual({
      sort: 'price',
      dir: undefined,
      size: undefined,
      hide: 'none',
    });
  });
});

describe('columns and order', () => {
  it('leaves out what is of little use until it is asked for', () => {
    expect(hiddenOf({}, COLUMNS)).toEqual(['fees']);
    expect(hiddenOf({ hide: 'none' }, COLUMNS)).toEqual([]);
    expect(hiddenOf({ hide: 'booked,fees' }, COLUMNS)).toEqual(['booked', 'fees']);
    expect([hideIn([]), hideIn(['a', 'b'])]).toEqual(['none', 'a,b']);
  });

  it('shows the newest first until a head is pressed', () => {
    expect(tableSort({}, COLUMNS)).toEqual({ column: 'booked', direction: 'descending' });
    expect(tableSort({ sort: 'locator' }, COLUMNS)).toEqual({ column: 'locator', direction: 'ascending' });
    expect(tableSort({ sort: 'travel' }, COLUMNS)).toBeNull();
    expect(sortIn({ column: 'locator', direction: 'descending' }, COLUMNS)).toEqual({
      sort: 'locator',
      dir: 'desc',
      page: undefined,
    });
  });
});

describe('saved views', () => {
  it('keep filters, order and columns, and neither page nor open booking', () => {
    const view = viewOf({ status: 'Ticketed', size: 50, hide: 'none', page: 3, booking: 'b1' });
    expect(view).toEqual({ status: 'Ticketed', size: '50', hide: 'none' });
    expect(searchOfView(view)).toEqual({ status: 'Ticketed', size: 50, hide: 'none' });
    expect(searchOfView({ sort: 'nothing known' })).toEqual({});
  });

  it('are recognised', () => {
    expect(isView({ status: 'Ticketed', page: 2 }, { status: 'Ticketed' })).toBe(true);
    expect(isView({ status: 'Ticketed', when: 'past' }, { status: 'Ticketed' })).toBe(false);
    expect(isView({}, { status: 'Ticketed' })).toBe(false);
  });
});

describe('which list a path names', () => {
  const tabs = [
    { plugin: 'boat', to: '/booknow/Boats' },
    { plugin: 'train', to: '/booknow/trains' },
  ] as never;
  const lists = [{ plugin: 'boat', id: 'list' }] as never;
  it('R377 the one of the product behind the tab of that name', () => {
    expect(listOf('boats', tabs, lists)).toMatchObject({ plugin: 'boat' });
    expect(listOf('BOATS', tabs, lists)).toMatchObject({ plugin: 'boat' });
    expect([listOf('trains', tabs, lists), listOf('planes', tabs, lists)]).toEqual([undefined, undefined]);
    expect([pathOfList('boat', tabs, lists), pathOfList('train', tabs, lists)]).toEqual([
      '/bookings/boats',
      undefined,
    ]);
  });
});

describe('a row in place', () => {
  const rows = [
    { vmid: 'a', status: 1 },
    { vmid: 'b', status: 1 },
  ];
  const keyOf = ({ vmid }: { vmid: string }) => vmid;
  it('R231 G79 takes the place of the one with its key', () => {
    expect(replaceRow(rows, { vmid: 'b', status: 2 }, keyOf)).toEqual([rows[0], { vmid: 'b', status: 2 }]);
  });
  it('R405 G93 changes nothing when it is not in the list', () => {
    expect(replaceRow(rows, { vmid: 'c', status: 2 }, keyOf)).toBeNull();
  });
});

describe('the history of a booking', () => {
  it('tells what people want to know, newest first', () => {
    const at = '2027-01-01T00:00:00Z';
    const event = (type: string) => ({ at, type, by: null, detail: null });
    const payment = (kind: 'capture' | 'refund', status: 'done' | 'refused') => ({
      ...{ at: '2027-01-02T00:00:00Z', kind, status, card: null },
      amount: { amount: 100, currency: 'EUR' },
    });
    const told = toldHistory(
      {
        history: [
          ...['state.intent', 'state.repriced', 'state.confirmed', 'boat-swapped'].map(event),
          { at: '2027-01-03T00:00:00Z', type: 'letter', by: 'Ada', detail: 'Hello → a@example.com' },
        ],
        payments: [payment('capture', 'done'), payment('refund', 'done'), payment('refund', 'refused')],
      },
      (type) => (type === 'boat-swapped' ? 'Another boat' : null),
    );
    expect(told.map(({ words }) => (typeof words === 'string' ? words : words.message))).toEqual([
      'Email sent',
      'Refunded',
      'Another boat',
      'Confirmed',
      'Booking started',
    ]);
    expect(told[0]).toMatchObject({ by: 'Ada', detail: 'Hello → a@example.com', icon: 'letter' });
    expect(told[1]?.amount).toEqual({ amount: 100, currency: 'EUR' });
  });
});
