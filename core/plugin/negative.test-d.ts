/**
 * Wrong plugins that must not compile. Each line below `@ts-expect-error` is one mistake; the type check fails
 * when the mistake is accepted.
 */
import { createRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import type { ShellRoute } from './shell-route';
import { defineBookings, definePlugin, defineRegistry, shapeOf } from './index';

const config = z.object({ limit: z._default(z.int(), 3) });
const details = shapeOf<{ locator: string; ship: string }>();
const label = { id: 'label' };
const source = { load: async () => ({ rows: [], totalCount: 0 }), keyOf: () => '', bookingOf: () => ({ id: '', name: '' }), statusOf: () => ({ word: '', state: 'confirmed' as const }), columns: [], actions: [] };
const routes = (shell: ShellRoute) => {
  const home = createRoute({ getParentRoute: () => shell, path: '/cruises' });
  const search = createRoute({ getParentRoute: () => shell, path: '/cruises/search' });
  const cabin = createRoute({ getParentRoute: () => shell, path: '/cruises/$cabinId' });
  const group = createRoute({ getParentRoute: () => shell, id: 'cruises' });
  return group.addChildren({ home, search, cabin });
};
const base = {
  id: 'cruise',
  api: 1,
  roots: ['/cruises'],
  config,
  details,
  routes: () => Promise.resolve({ default: routes }),
} as const;
const menu = { id: 'tab', label, to: '/cruises', icon: 'ship' } as const;

export const right = definePlugin({
  ...base,
  contributes: {
    menu: [menu, { ...menu, id: 'search', to: '/cruises/search', when: ({ limit }) => limit > 0 }],
    'markup.fields': [{ id: 'ship', field: 'ship', label, unit: 'percent' }],
  },
});

// 1: a point that does not exist
// @ts-expect-error
definePlugin({ ...base, contributes: { 'dashboard.widget': [] } });
// 2: a menu entry to a page that the plugin does not have
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [{ ...menu, to: '/cruises/serach' }] } });
// 3: a menu entry into another plugin
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [{ ...menu, to: '/rail/search' }] } });
// 4: a menu entry to a page that needs a parameter
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [{ ...menu, to: '/cruises/$cabinId' }] } });
// 5: a label that cannot be translated
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [{ ...menu, label: 'Cruises' }] } });
// 6: an icon that the library does not draw
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [{ ...menu, icon: 'submarine' }] } });
// 7: a markup on a field that the booking lacks
// @ts-expect-error
definePlugin({ ...base, contributes: { 'markup.fields': [{ id: 'a', field: 'taxes', label, unit: 'percent' }] } });
// 8: a unit that markups do not have
// @ts-expect-error
definePlugin({ ...base, contributes: { 'markup.fields': [{ id: 'a', field: 'ship', label, unit: 'points' }] } });
// 9: a list whose source was not made by defineBookings
// @ts-expect-error
definePlugin({ ...base, contributes: { 'bookings.lists': [{ id: 'a', title: label, statuses: {}, source: async () => ({ default: { columns: [] } }) }] } });
// 10: a component of the wrong props
// @ts-expect-error
definePlugin({ ...base, contributes: { 'dashboard.widgets': [{ id: 'a', title: label, size: 'wide', component: async () => ({ default: (props: { trip: string }) => props.trip }) }] } });
// 11: a component that is not fetched on demand
// @ts-expect-error
definePlugin({ ...base, contributes: { 'trips.cards': [{ id: 'a', category: label, component: () => null }] } });
// 12: a condition on a setting that the plugin does not have
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [{ ...menu, when: ({ colour }) => colour === 'red' }] } });
// 13: a route outside the plugin's roots
// @ts-expect-error
definePlugin({ ...base, routes: async () => ({ default: (shell: ShellRoute) => createRoute({ getParentRoute: () => shell, id: 'g' }).addChildren([createRoute({ getParentRoute: () => shell, path: '/rail' })]) }) });
// 14: another version of the interface
// @ts-expect-error
definePlugin({ ...base, api: 2 });
// 15: a plugin without routes has nothing to link to
// @ts-expect-error
definePlugin({ id: 'cruise', api: 1, config, contributes: { menu: [menu] } });
// 16: settings without a schema
// @ts-expect-error
definePlugin({ id: 'cruise', api: 1, config: { limit: 3 } });
// 17: a root that is not a path
// @ts-expect-error
definePlugin({ id: 'cruise', api: 1, config, roots: ['cruises'] });
// 18: an add-on that does not say what it applies to
// @ts-expect-error
definePlugin({ ...base, contributes: { 'checkout.addons': [{ id: 'a', component: async () => ({ default: () => null }) }] } });

const cruise = definePlugin({ ...base });
const ferry = definePlugin({ id: 'ferry', api: 1, config, roots: ['/cruises'] });
const load = () => Promise.resolve({ default: cruise });
const activatedBy = { menu: 'Cruises' } as const;

export const registry = defineRegistry({ cruise: { activatedBy, roots: ['/cruises'], home: '/cruises', load } });

// 19: a registry key that differs from the plugin's id
// @ts-expect-error
defineRegistry({ ship: { activatedBy, roots: ['/cruises'], load } });
// 20: two plugins that own the same root
// @ts-expect-error
defineRegistry({ cruise: { activatedBy, roots: ['/cruises'], load }, ferry: { activatedBy, roots: ['/cruises'], load: () => Promise.resolve({ default: ferry }) } });
// 21: a root in the registry that the plugin does not own
// @ts-expect-error
defineRegistry({ cruise: { activatedBy, roots: ['/sea'], load } });
// 22: nothing that activates it
// @ts-expect-error
defineRegistry({ cruise: { roots: ['/cruises'], load } });
// 23: a column that reads a field the rows lack
defineBookings<{ ship: string }>({ ...source, columns: [{
  id: 'c', header: label,
  // @ts-expect-error
  text: (row) => row.deck,
}] });
