import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod/mini';
import { refusalOf } from '../contract/refusal';
import { anAgency } from '../testing/agency';
import { definePlugin, type AnyPlugin } from './define';
import type { Registry } from './index';
import { createHost } from './host';
import { cardsOf } from './installed';

const label = { id: 'label' };

const plugin = (id: string, more: Partial<AnyPlugin> = {}): AnyPlugin => ({
  ...definePlugin({ id, api: 1, config: z.object({ limit: z._default(z.int(), 3) }) }),
  contributes: { menu: [{ id: 'tab', label, to: `/${id}`, icon: 'ship' }] },
  ...more,
});

const entry = (id: string, given: AnyPlugin | Error = plugin(id)) => ({
  activatedBy: { menu: id.toUpperCase() },
  roots: [`/${id}`],
  home: `/${id}`,
  load: vi.fn(() => (given instanceof Error ? Promise.reject(given) : Promise.resolve({ default: given }))),
});

const menu = (...names: string[]) =>
  anAgency({ bookingMenuItemOptions: names.map((name) => ({ name, isActive: true, isDefault: false })) });
const tabs = (host: ReturnType<typeof createHost>) => host.contributions('menu').map((item) => item.plugin);

describe('the plugin host', () => {
  it('R436 R032: activates what the agency lists and registers nothing of the others', async () => {
    const registry = { cruise: entry('cruise'), rail: entry('rail') };
    const host = createHost({ registry });
    await host.activate(menu('Cruise'));
    expect(tabs(host)).toEqual(['cruise']);
    expect(registry.rail.load).not.toHaveBeenCalled();
    expect(host.snapshot().status).toEqual({ cruise: 'ready', rail: 'off' });
  });

  it('R032: a product whose entry in the menu is off is not active', async () => {
    const host = createHost({ registry: { cruise: entry('cruise'), rail: entry('rail') } });
    const item = (name: string, isActive: boolean) => ({ name, isActive, isDefault: false });
    await host.activate(anAgency({ bookingMenuItemOptions: [item('Cruise', false), item('Rail', true)] }));
    expect(host.snapshot().status).toEqual({ cruise: 'off', rail: 'ready' });
    expect(tabs(host)).toEqual(['rail']);
  });

  it('R034 G75: an agency without a menu has every product, in the registry order', async () => {
    const host = createHost({ registry: { rail: entry('rail'), cruise: entry('cruise') } });
    await host.activate(anAgency({ bookingMenuItemOptions: [] }));
    expect(host.snapshot().status).toEqual({ rail: 'ready', cruise: 'ready' });
  });

  it('R034 shows products in the order of the agency’s menu, and in that of the registry without one', async () => {
    const host = createHost({ registry: { rail: entry('rail'), cruise: entry('cruise') } });
    await host.activate(menu('Cruise', 'Balloons', 'Rail'));
    expect(tabs(host)).toEqual(['cruise', 'rail']);
    await host.activate(anAgency({ bookingMenuItemOptions: [] }));
    expect(tabs(host)).toEqual(['rail', 'cruise']);
  });

  it('R436 switches off and on again at run time, without loading twice', async () => {
    const registry = { cruise: entry('cruise') };
    const host = createHost({ registry });
    const seen: string[][] = [];
    host.subscribe(() => seen.push(tabs(host)));
    await host.activate(menu('Cruise'));
    await host.activate(menu('Rail'));
    expect(tabs(host)).toEqual([]);
    await host.activate(menu('cruise'));
    expect(tabs(host)).toEqual(['cruise']);
    expect(registry.cruise.load).toHaveBeenCalledTimes(1);
    expect(seen.at(-1)).toEqual(['cruise']);
  });

  it('R436 a product that is on registers menu, widgets, markup fields and pages, and none of them once it is off', async () => {
    const given = plugin('cruise', {
      contributes: {
        menu: [{ id: 'tab', label, to: '/cruise', icon: 'ship' }],
        'dashboard.widgets': [{ id: 'widget', title: label, component: vi.fn() }],
        'markup.fields': [{ id: 'field', label, field: 'markup', unit: 'percent' }],
      } as never,
    });
    const host = createHost({ registry: { cruise: entry('cruise', given), rail: entry('rail') } });
    const registered = () =>
      (['menu', 'dashboard.widgets', 'markup.fields'] as const).map(
        (point) => host.contributions(point).filter((item) => item.plugin === 'cruise').length,
      );
    await host.activate(menu('Cruise'));
    expect([registered(), host.isOpen('/cruise')]).toEqual([[1, 1, 1], true]);
    await host.activate(menu('Rail'));
    expect([registered(), host.isOpen('/cruise')]).toEqual([[0, 0, 0], false]);
  });

  it.each([
    [{ cruise: true, servicing: [] }, 'selling'],
    [{ cruise: true, servicing: ['cruise'] }, 'selling'],
    [{ cruise: false, servicing: ['cruise'] }, 'serving'],
    [{ cruise: false, servicing: ['rail'] }, 'off'],
    [{ cruise: false, servicing: undefined }, 'off'],
  ])('R436 with %j it is %s', async ({ cruise, servicing }, expected) => {
    const host = createHost({ registry: { cruise: entry('cruise') } });
    await host.activate({ ...menu(cruise ? 'Cruise' : 'Rail'), ...(servicing ? { servicing } : {}) });
    expect(host.snapshot().activation.cruise).toBe(expected);
  });

  it('what is only looked after is loaded when its bookings are shown or opened, and sells nothing', async () => {
    const given = plugin('cruise', {
      contributes: {
        menu: [{ id: 'tab', label, to: '/cruise', icon: 'ship' }],
        'search.forms': [{ id: 'form', label, component: vi.fn() }],
        'checkout.addons': [{ id: 'addon', appliesTo: () => true, component: vi.fn() }],
        'settings.panels': [{ id: 'panel', title: label, slug: 'x', component: vi.fn() }],
        'bookings.lists': [{ id: 'list', title: label, source: vi.fn(), statuses: {} }],
        'trips.cards': [{ id: 'card', category: label, component: vi.fn() }],
        'log.words': [{ id: 'log', words: vi.fn() }],
      },
      routes: () => Promise.resolve({ default: (parent: unknown) => parent }) as never,
    });
    const registry = {
      cruise: { ...entry('cruise', given), servicing: ['/cruise/booking'] },
      rail: entry('rail'),
    };
    const host = createHost({ registry });
    await host.activate({ ...menu('Balloons'), servicing: ['cruise'] });
    expect(host.snapshot().status).toEqual({ cruise: 'waiting', rail: 'off' });
    expect(registry.cruise.load).not.toHaveBeenCalled();
    expect(['/cruise', '/cruise/search', '/Cruise/Booking', '/rail'].map(host.isOpen)).toEqual([
      false,
      false,
      true,
      false,
    ]);

    await host.open('/cruise/search');
    await host.serve(['rail']);
    expect(registry.cruise.load).not.toHaveBeenCalled();
    await host.serve();
    const { contributions, products, status } = host.snapshot();
    expect(status.cruise).toBe('ready');
    expect(
      Object.entries(contributions).flatMap(([point, items]) => (items.length > 0 ? [point] : [])),
    ).toEqual(['bookings.lists', 'trips.cards', 'log.words']);
    expect(products.map(({ to }) => to)).toEqual(['/cruise']);
    expect(registry.rail.load).not.toHaveBeenCalled();

    await host.open('/cruise/booking');
    expect(host.snapshot().pages.cruise).toBe('open');
    await host.activate(menu('Cruise'));
    expect(tabs(host)).toEqual(['cruise']);
    expect(registry.cruise.load).toHaveBeenCalledTimes(1);
  });

  it('reports by a typed code a product that no installed plugin sells', async () => {
    const host = createHost({ registry: { cruise: entry('cruise') } });
    await host.activate(menu('Cruise', 'Balloons'));
    expect(host.snapshot().problems).toMatchObject([{ code: 'product-unavailable', plugin: 'Balloons' }]);
    expect(tabs(host)).toEqual(['cruise']);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a string', 'Cruise'],
    ['a list of rubbish', [null, 4, {}, { name: 5 }, { name: '  ' }, { name: 'Cruise' }]],
    ['a name twice', [{ name: 'Cruise' }, 'CRUISE']],
  ])('a malformed menu (%s) never throws', async (_, options) => {
    const host = createHost({ registry: { cruise: entry('cruise') } });
    await host.activate(anAgency({ bookingMenuItemOptions: options }));
    expect(tabs(host)).toEqual(['cruise']);
    for (const problem of host.snapshot().problems) expect(problem.code).toBe('bad-menu-item');
  });

  it('keeps a rejected chunk to itself and loads it on retry', async () => {
    const rail = entry('rail', new Error('chunk gone'));
    const host = createHost({ registry: { cruise: entry('cruise'), rail } });
    await host.activate(menu('Cruise', 'Rail'));
    expect(tabs(host)).toEqual(['cruise']);
    expect(host.snapshot().status.rail).toBe('failed');
    expect(host.snapshot().problems).toMatchObject([
      { code: 'load-failed', plugin: 'rail', detail: 'chunk gone' },
    ]);
    rail.load.mockResolvedValue({ default: plugin('rail') });
    await host.retry('rail');
    expect(tabs(host)).toEqual(['cruise', 'rail']);
    expect(host.snapshot().problems).toEqual([]);
  });

  it('one slow plugin does not delay the others', async () => {
    const slow = { ...entry('rail'), load: () => new Promise<never>(() => {}) };
    const host = createHost({ registry: { cruise: entry('cruise'), rail: slow } });
    void host.activate(menu('Cruise', 'Rail'));
    await vi.waitFor(() => expect(tabs(host)).toEqual(['cruise']));
    expect(host.snapshot().status.rail).toBe('loading');
  });

  it('R158 G127 a chunk that does not come within 120 seconds is a typed problem', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const slow = { ...entry('rail'), load: () => new Promise<never>(() => {}) };
    const host = createHost({ registry: { rail: slow } });
    const settled = host.activate(menu('Rail'));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(host.snapshot().problems).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await settled;
    expect(host.snapshot().problems).toMatchObject([{ code: 'load-timeout', plugin: 'rail' }]);
  });

  it('uses a plugin’s defaults when the agency’s settings for it do not fit, and says so', async () => {
    const host = createHost({ registry: { cruise: entry('cruise') } });
    await host.activate({ ...menu('Cruise'), pluginSettings: { cruise: { limit: 'many' } } });
    expect(host.contributions('menu')[0]?.config).toEqual({ limit: 3 });
    expect(host.snapshot().problems).toMatchObject([{ code: 'bad-config', plugin: 'cruise' }]);
  });

  it('leaves out what throws while deciding, what stands twice and what names no point', async () => {
    const contributes = {
      menu: [
        { id: 'tab', label, to: '/cruise', icon: 'ship' },
        { id: 'tab', label, to: '/cruise', icon: 'ship' },
        {
          id: 'odd',
          label,
          to: '/cruise',
          icon: 'ship',
          when: () => {
            throw new Error('no');
          },
        },
      ],
      'no.such.point': [],
    } as AnyPlugin['contributes'];
    const host = createHost({ registry: { cruise: entry('cruise', plugin('cruise', { contributes })) } });
    await host.activate(menu('Cruise'));
    expect(host.contributions('menu').map((item) => item.id)).toEqual(['tab']);
    expect(
      host
        .snapshot()
        .problems.map((problem) => problem.code)
        .sort(),
    ).toEqual(['duplicate-contribution', 'guard-failed', 'unknown-point']);
  });

  it.each<[string, unknown]>([
    ['another id', plugin('other')],
    ['another interface version', { ...plugin('cruise'), api: 2 }],
    ['nothing', undefined],
  ])('refuses a module with %s', async (_, module) => {
    const registry = {
      cruise: { ...entry('cruise'), load: () => Promise.resolve({ default: module as AnyPlugin }) },
    } satisfies Registry;
    const host = createHost({ registry });
    await host.activate(menu('Cruise'));
    expect(host.snapshot().problems).toMatchObject([{ code: 'not-a-plugin' }]);
  });

  it('R041 G16: knows whose path it is before the code is there, letter case ignored', () => {
    const host = createHost({ registry: { cruise: entry('cruise') } });
    expect(host.ownerOf('/Cruise/search')).toBe('cruise');
    expect(host.ownerOf('/cruises')).toBeUndefined();
  });

  it('has the words of what the core and its plugins say no with, whatever fails', async () => {
    const refusals = vi.fn(() => Promise.reject(new Error('gone')));
    const host = createHost({ registry: { cruise: entry('cruise', plugin('cruise', { refusals })) } });
    await host.activate(menu('Cruise'));
    expect(refusals).not.toHaveBeenCalled();
    await host.refusals();
    expect(refusals).toHaveBeenCalledOnce();
    expect(refusalOf('booking.unknown')?.message).toBe('Booking not found');
  });
});

describe('applications that can be switched on', () => {
  const card = (id: string) => ({
    ...{ id: 'card', title: label, description: label, icon: 'ship', application: id },
    component: vi.fn(),
  });
  const application = (id: string, load = vi.fn()) => {
    const given = plugin(id, { contributes: { applications: [card(id)], menu: [] } } as never);
    return {
      activatedBy: { application: id },
      roots: [],
      load: load.mockImplementation(() => Promise.resolve({ default: given })),
    };
  };
  const shown = async (host: ReturnType<typeof createHost>, id: string) =>
    (await cardsOf(host, id))?.map(({ application }) => application) ?? null;

  it('show their cards whether they are on or off, once somebody asks for them', async () => {
    const registry = { points: application('points'), lanterns: application('lanterns') };
    const host = createHost({ registry });
    await host.activate(anAgency({ applications: ['points'] }));
    expect(registry.lanterns.load).not.toHaveBeenCalled();
    expect(await shown(host, 'points')).toEqual(['points']);
    expect(await shown(host, 'lanterns')).toEqual(['lanterns']);
    // What is off contributes nothing anywhere else.
    expect(host.contributions('applications').map((item) => item.plugin)).toEqual(['points']);
    expect(host.snapshot().status).toEqual({ points: 'ready', lanterns: 'off' });
  });

  it('R158 one whose code does not arrive has none, and comes when it is tried again', async () => {
    const load = vi.fn();
    const registry = { points: application('points'), lanterns: application('lanterns', load) };
    load.mockRejectedValueOnce(new Error('gone'));
    const host = createHost({ registry });
    await host.activate(anAgency({ applications: [] }));
    expect(await shown(host, 'lanterns')).toBeNull();
    expect(await shown(host, 'points')).toEqual(['points']);
    expect(host.snapshot().problems).toMatchObject([{ code: 'load-failed', plugin: 'lanterns' }]);
    await host.retry('lanterns');
    expect(await shown(host, 'lanterns')).toEqual(['lanterns']);
  });
});
