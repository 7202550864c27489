import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import type { TripSummary } from '../contract/bookings/booking';
import { anAgency } from '../testing/agency';
import { defineBookings, definePlugin, type AnyPlugin } from './index';
import { createHost } from './host';
import type { BookingsFilter, Cart, ListedBooking, PaletteSearch } from './points';

const label = { id: 'label' };
const fail = (what: string) => (): never => {
  throw new Error(`${what} is broken`);
};
const component = () => Promise.resolve({ default: () => null });

interface Row {
  id: string;
}
const brokenList = defineBookings<Row>({
  load: async () => ({ rows: [], totalCount: 0 }),
  keyOf: fail('keyOf'),
  bookingOf: fail('bookingOf'),
  statusOf: fail('statusOf'),
  needsAction: fail('needsAction'),
  page: fail('page'),
  columns: [
    { id: 'broken', header: label, text: fail('text'), below: { header: label, text: fail('below') } },
    { id: 'sound', header: label, text: ({ id }) => id },
  ],
  actions: [
    { id: 'broken', label, appliesTo: fail('appliesTo'), component },
    { id: 'sound', label, appliesTo: () => true, component },
  ],
});

/** Every callback of every point throws. */
const broken = (): AnyPlugin => ({
  ...definePlugin({ id: 'broken', api: 1 }),
  contributes: {
    menu: [{ id: 'tab', label, to: '/broken', icon: 'ship', when: fail('when') }],
    'trips.cards': [{ id: 'card', category: label, component, page: fail('page') }],
    'checkout.addons': [{ id: 'cover', component, appliesTo: fail('appliesTo') }],
    'bookings.lists': [
      { id: 'list', title: label, statuses: {}, source: async () => ({ default: brokenList }) },
      { id: 'lost', title: label, statuses: {}, source: fail('source') },
    ],
    'log.words': [{ id: 'words', words: fail('words') }],
    'palette.finders': [
      { id: 'early', find: async () => ({ default: fail('find') }) },
      { id: 'late', find: async () => ({ default: () => Promise.reject(new Error('late')) }) },
      { id: 'lost', find: fail('find') },
    ],
  },
});
const sound = (): AnyPlugin => ({
  ...definePlugin({ id: 'sound', api: 1 }),
  contributes: {
    'trips.cards': [{ id: 'card', category: label, component, page: () => ({ to: '/sound' }) }],
    'checkout.addons': [{ id: 'cover', component, appliesTo: ({ travelers }) => travelers > 1 }],
  },
});

async function hostOf(...plugins: AnyPlugin[]) {
  const onProblem = vi.fn();
  const host = createHost({
    registry: Object.fromEntries(
      plugins.map((plugin) => [
        plugin.id,
        { activatedBy: { menu: plugin.id }, roots: [], load: () => Promise.resolve({ default: plugin }) },
      ]),
    ),
    onProblem,
  });
  await host.activate(anAgency());
  return { host, onProblem };
}
const cart = (travelers: number) => ({ travelers }) as Cart;
const settled = () => new Promise((done) => setTimeout(done));

describe('a plugin whose callbacks throw', () => {
  it('costs its own items: each answers as if it had nothing to say, and others as ever', async () => {
    const { host } = await hostOf(broken(), sound());
    expect(host.contributions('menu')).toEqual([]);
    const addons = host.contributions('checkout.addons');
    expect(addons.map(({ appliesTo }) => appliesTo(cart(2)))).toEqual([false, true]);
    expect(addons.map(({ appliesTo }) => appliesTo(cart(1)))).toEqual([false, false]);
    const cards = host.contributions('trips.cards');
    expect(cards.map(({ page }) => page?.({} as TripSummary))).toEqual([undefined, { to: '/sound' }]);
  });

  it('costs a list the cell, status or action that throws, and no row of another', async () => {
    const { host } = await hostOf(broken());
    const [list, lost] = host.contributions('bookings.lists');
    const { default: source } = await list!.source();
    const [first, second] = [{ id: 'a' }, { id: 'b' }] as unknown as ListedBooking[];
    expect(source.keyOf(first!)).toBe(source.keyOf(first!));
    expect(source.keyOf(first!)).not.toBe(source.keyOf(second!));
    expect(source.bookingOf(first!)).toEqual({ id: '', name: '–' });
    expect(source.statusOf(first!).word).toBe('–');
    expect(source.needsAction?.(first!)).toBe(false);
    expect(source.page?.(first!)).toBeUndefined();
    expect(source.columns.map(({ text }) => text(second!))).toEqual(['–', 'b']);
    expect(source.columns[0]!.below!.text(second!)).toBe('–');
    expect(source.actions.map(({ appliesTo }) => appliesTo(first!))).toEqual([false, true]);
    expect(await source.load(undefined as never, {} as BookingsFilter)).toEqual({ rows: [], totalCount: 0 });
    await expect(lost!.source()).rejects.toThrow('source is broken');
  });

  it('costs the palette and the log their own answers, whether a callback throws at once or later', async () => {
    const { host } = await hostOf(broken());
    const [early, late, lost] = host.contributions('palette.finders');
    for (const finder of [early, late])
      expect(await (await finder!.find()).default({} as PaletteSearch)).toEqual([]);
    await expect(lost!.find()).rejects.toThrow('find is broken');
    await expect(host.contributions('log.words')[0]!.words()).rejects.toThrow('words is broken');
  });

  it('is reported once for each item, after the drawing, and what others contribute stays the same', async () => {
    const { host, onProblem } = await hostOf(broken(), sound());
    const before = host.snapshot().contributions;
    const ask = () => host.contributions('checkout.addons').map(({ appliesTo }) => appliesTo(cart(2)));
    // As a screen would: every change of the snapshot draws again, and asks again.
    let drawings = 0;
    host.subscribe(() => {
      if (++drawings > 20) throw new Error('It draws for ever');
      ask();
    });
    ask();
    expect(onProblem).not.toHaveBeenCalled();
    for (let round = 0; round < 3; round++) {
      ask();
      await settled();
    }
    expect(onProblem).toHaveBeenCalledTimes(1);
    expect(onProblem).toHaveBeenCalledWith(
      expect.objectContaining({
        code: 'guard-failed',
        plugin: 'broken',
        detail: 'checkout.addons/cover.appliesTo: appliesTo is broken',
      }),
    );
    expect(drawings).toBe(1);
    expect(host.snapshot().contributions).toBe(before);
    // Nor again when the agency's settings are read anew.
    await host.activate(anAgency({ version: 2 } as never));
    ask();
    await settled();
    expect(onProblem).toHaveBeenCalledTimes(1);
  });

  it('a search that was given up is no fault', async () => {
    const given = new DOMException('Typed on', 'AbortError');
    const { host, onProblem } = await hostOf({
      ...definePlugin({ id: 'typed', api: 1 }),
      contributes: {
        'palette.finders': [{ id: 'page', find: async () => ({ default: () => Promise.reject(given) }) }],
      },
    });
    const { default: run } = await host.contributions('palette.finders')[0]!.find();
    expect(await run({} as PaletteSearch)).toEqual([]);
    await settled();
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('a schema of settings that throws costs the plugin its settings', async () => {
    const config = z.pipe(z.unknown(), z.transform(fail('the schema')));
    const { host } = await hostOf({ ...sound(), config } as AnyPlugin);
    expect(host.snapshot().status).toEqual({ sound: 'ready' });
    expect(host.snapshot().problems).toMatchObject([{ code: 'bad-config', plugin: 'sound' }]);
  });
});
