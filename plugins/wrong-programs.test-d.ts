/**
 * Wrong programs that must not compile. The line below each `@ts-expect-error` is one mistake; the type check fails when
 * the mistake is accepted.
 */
import { createRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';
import { defineEntries } from '@/core/contract/entry';
import { defineBookings, definePlugin, defineRegistry, shapeOf } from '@/core/plugin';
import type { ShellRoute } from '@/core/plugin/shell-route';
import { defineServerPlugin, installPlugins, supply } from '@/server/plugin';
import type { OrderPort } from '@/server/selling/bookable/product';
import { createPool } from '@/server/selling/supplier/pool';
import { definePort, type Member, type Penalty, type Sale, type Strangers } from '@/server/ports/supplier';
import { embeddedSells } from '@/server/selling/supplier/sells';

const config = z.object({ limit: z._default(z.int(), 3) });
const details = shapeOf<{ locator: string; ship: string }>();
const label = { id: 'label' };
const component = async () => ({ default: () => null });
const routes = (shell: ShellRoute) => {
  const home = createRoute({ getParentRoute: () => shell, path: '/cruises' });
  const search = createRoute({ getParentRoute: () => shell, path: '/cruises/search' });
  const cabin = createRoute({ getParentRoute: () => shell, path: '/cruises/$cabinId' });
  const group = createRoute({ getParentRoute: () => shell, id: 'cruises' });
  return group.addChildren({ home, search, cabin });
};
const activatedBy = { menu: 'Cruises' } as const;
const always = { always: true } as const;
const entries = defineEntries({ cruise: { activatedBy, roots: ['/cruises'], home: '/cruises', servicing: ['/cruises/search'] } });
const base = { id: 'cruise', api: 1, roots: entries.cruise.roots, config, details, routes: async () => ({ default: routes }) } as const;
const menu = { id: 'tab', label, to: '/cruises', icon: 'ship' } as const;
const rows = { load: async () => ({ rows: [{ ship: 'Fram' }], totalCount: 1 }), keyOf: () => '', bookingOf: () => ({ id: '', name: '' }), columns: [], actions: [] };
const source = { ...rows, statusOf: () => ({ word: 'Sailing', state: 'confirmed' }) as const };
const fleet = defineBookings(source);
const list = { id: 'list', title: label, statuses: { Sailing: label }, source: async () => ({ default: fleet }) };
const card = { id: 'card', category: label, component, page: () => ({ to: '/cruises/search' }) as const };

const cruise = definePlugin({
  ...base,
  contributes: {
    menu: [menu, { ...menu, id: 'search', to: '/cruises/search', order: { after: 'tab' }, when: ({ limit }) => limit > 0 }],
    'markup.fields': [{ id: 'ship', field: 'ship', label, unit: 'percent' }],
    'bookings.lists': [list],
    'trips.cards': [card],
  },
});
const rail = definePlugin({ id: 'rail', api: 1, roots: ['/rail'], contributes: { 'trips.cards': [{ id: 'card', category: label, component, order: { before: ['cruise/card', 'cruise'] } }] } });
const both = defineEntries({ ...entries, rail: { activatedBy: { menu: 'Trains' }, roots: ['/rail'] } });
const loads = { cruise: async () => ({ default: cruise }), rail: async () => ({ default: rail }) };
export const right = defineRegistry(both, loads);
const [cruises, trains] = [defineServerPlugin({ id: 'cruise', handlers: [] }), defineServerPlugin({ id: 'rail', handlers: [] })];
export const installed = installPlugins(both, [], { cruise: cruises, rail: trains });
const strangers: Strangers = { offer: () => new Error(), order: () => new Error() };
declare const ships: Member<Sale<null, string>>;
export let orders: OrderPort<Penalty> = createPool([{ ...ships, isSelling: embeddedSells({ sandbox: true, suppliersOff: [] }, 'ships') }], strangers);

// What a plugin contributes

// 1: a point that does not exist
// @ts-expect-error
definePlugin({ ...base, contributes: { 'dashboard.widget': [] } });
// 2: two contributions of one name
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [menu, { ...menu, to: '/cruises/search' }] } });
// 3: a property that the point does not know
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [{ ...menu, tooltip: label }] } });
// 4: a label that cannot be translated
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [{ ...menu, label: 'Cruises' }] } });
// 5: an icon that the library does not draw
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [{ ...menu, icon: 'submarine' }] } });
// 6: a condition on a setting that the plugin does not have
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [{ ...menu, when: ({ colour }) => colour === 'red' }] } });
// 7: a markup on a field that the booking lacks
// @ts-expect-error
definePlugin({ ...base, contributes: { 'markup.fields': [{ id: 'a', field: 'taxes', label, unit: 'percent' }] } });
// 8: a unit that markups do not have
// @ts-expect-error
definePlugin({ ...base, contributes: { 'markup.fields': [{ id: 'a', field: 'ship', label, unit: 'points' }] } });
// 9: a component of the wrong props
// @ts-expect-error
definePlugin({ ...base, contributes: { 'dashboard.widgets': [{ id: 'a', title: label, size: 'wide', component: async () => ({ default: (props: { trip: string }) => props.trip }) }] } });
// 10: a component that is not fetched on demand
// @ts-expect-error
definePlugin({ ...base, contributes: { 'trips.cards': [{ id: 'a', category: label, component: () => null }] } });
// 11: an add-on that does not say what it applies to
// @ts-expect-error
definePlugin({ ...base, contributes: { 'checkout.addons': [{ id: 'a', component }] } });
// 12: another version of the interface
// @ts-expect-error
definePlugin({ ...base, api: 2 });
// 13: settings without a schema
// @ts-expect-error
definePlugin({ id: 'cruise', api: 1, config: { limit: 3 } });

// Pages

// 14: a menu entry to a page that the plugin does not have
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [{ ...menu, to: '/cruises/serach' }] } });
// 15: a menu entry into another plugin
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [{ ...menu, to: '/rail/search' }] } });
// 16: a menu entry to a page that needs a parameter
// @ts-expect-error
definePlugin({ ...base, contributes: { menu: [{ ...menu, to: '/cruises/$cabinId' }] } });
// 17: a plugin without pages has nothing to link to
// @ts-expect-error
definePlugin({ id: 'cruise', api: 1, config, contributes: { menu: [menu] } });
// 18: a trip whose page does not exist
// @ts-expect-error
definePlugin({ ...base, contributes: { 'trips.cards': [{ ...card, page: () => ({ to: '/cruises/trip' }) }] } });
// 19: a list of bookings whose page does not exist
// @ts-expect-error
definePlugin({ ...base, contributes: { 'bookings.lists': [{ ...list, source: async () => ({ default: defineBookings({ ...source, page: () => ({ to: '/cruises/trip' }) }) }) }] } });
// 20: a page outside the plugin's roots
// @ts-expect-error
definePlugin({ ...base, routes: async () => ({ default: (shell: ShellRoute) => createRoute({ getParentRoute: () => shell, id: 'g' }).addChildren([createRoute({ getParentRoute: () => shell, path: '/rail' })]) }) });

// Bookings

// 21: a list whose source was not made by defineBookings
// @ts-expect-error
definePlugin({ ...base, contributes: { 'bookings.lists': [{ ...list, source: async () => ({ default: source }) }] } });
// 22: a column that reads a field the rows lack
defineBookings({ ...source, columns: [{
  id: 'c', header: label,
  // @ts-expect-error
  text: (row) => row.deck,
}] });
// 23: a state that bookings do not have
// @ts-expect-error
defineBookings({ ...source, statusOf: () => ({ word: 'Sailing', state: 'sunk' }) });
// 24: a status of the source's that the list has no words for
// @ts-expect-error
definePlugin({ ...base, contributes: { 'bookings.lists': [{ ...list, statuses: {} }] } });
// 25: words for a status that no booking has
// @ts-expect-error
definePlugin({ ...base, contributes: { 'bookings.lists': [{ ...list, statuses: { Sailing: label, Sunk: label } }] } });

// The entries

// 26: nothing that activates it
// @ts-expect-error
defineEntries({ cruise: { roots: ['/cruises'] } });
// 27: an audience that nobody is of
// @ts-expect-error
defineEntries({ cruise: { activatedBy, roots: ['/cruises'], audience: 'sailors' } });
// 28: a root that is not a path
// @ts-expect-error
defineEntries({ cruise: { activatedBy, roots: ['cruises'] } });
// 29: two plugins that own the same root, in whatever case
// @ts-expect-error
defineEntries({ cruise: { activatedBy, roots: ['/cruises'] }, ferry: { activatedBy: always, roots: ['/Cruises'] } });
// 30: a root inside another plugin's
// @ts-expect-error
defineEntries({ cruise: { activatedBy, roots: ['/cruises'] }, ferry: { activatedBy: always, roots: ['/cruises/ferries'] } });
// 31: a root of the core
// @ts-expect-error
defineEntries({ cruise: { activatedBy, roots: ['/myTrip'] } });
// 32: a root below a page of the core
// @ts-expect-error
defineEntries({ cruise: { activatedBy, roots: ['/profile/cruises'] } });
// 33: the start page as a root
// @ts-expect-error
defineEntries({ cruise: { activatedBy, roots: ['/'] } });
// 34: a root where the server answers
// @ts-expect-error
defineEntries({ cruise: { activatedBy, roots: ['/api/cruises'] } });
// 35: two plugins with one menu name, in whatever case
// @ts-expect-error
defineEntries({ cruise: { activatedBy, roots: ['/cruises'] }, ferry: { activatedBy: { menu: 'CRUISES' }, roots: ['/ferries'] } });
// 36: a home outside the roots
// @ts-expect-error
defineEntries({ cruise: { activatedBy, roots: ['/cruises'], home: '/sea' } });
// 37: a page that serves outside the roots
// @ts-expect-error
defineEntries({ cruise: { activatedBy, roots: ['/cruises'], servicing: ['/sea/booking'] } });

// The registry of the browser and the list of the server

// 38: an entry that is never loaded
// @ts-expect-error
defineRegistry(both, { cruise: loads.cruise });
// 39: a plugin without an entry
// @ts-expect-error
defineRegistry(entries, loads);
// 40: a plugin of another id than its entry
// @ts-expect-error
defineRegistry(both, { cruise: loads.cruise, rail: loads.cruise });
// 41: a plugin of other roots than its entry
// @ts-expect-error
defineRegistry(defineEntries({ cruise: { activatedBy, roots: ['/sea'] } }), { cruise: loads.cruise });
// 42: a place after nobody
// @ts-expect-error
defineRegistry(entries, { cruise: async () => ({ default: definePlugin({ ...base, contributes: { menu: [{ ...menu, order: { after: 'stays/tab' } }] } }) }) });
// 43: a place beside an item of another point
// @ts-expect-error
defineRegistry(entries, { cruise: async () => ({ default: definePlugin({ ...base, contributes: { menu: [{ ...menu, order: { before: ['tab', 'card'] } }], 'trips.cards': [card] } }) }) });
// 44: an entry without its server
// @ts-expect-error
installPlugins(both, [], { cruise: cruises });
// 45: the server of another plugin
// @ts-expect-error
installPlugins(both, [], { cruise: cruises, rail: cruises });
// 46: a server without an entry
// @ts-expect-error
installPlugins(entries, [], { cruise: cruises, rail: trains });
// 47: a call outside /api
// @ts-expect-error
endpoint({ method: 'GET', path: '/cruises/ships', access: 'public', summary: 'Ships.', response: z.object({}) });

// Suppliers

// 48: one of whom nobody has said whether it is embedded or real
// @ts-expect-error
createPool([{ ...ships, isSelling: true }], strangers);
// 49: a product that is sold from something else than a pool of suppliers
// @ts-expect-error
orders = { ...ships.supplier };
const port = definePort<Sale<null, string>>()({ product: 'cruise', strangers });
export const supplied = supply(port, { members: () => [ships] });
declare const trainsOnly: Member<Sale<string, number>>;
// 50: suppliers of another kind than the port asks for
// @ts-expect-error
supply(port, { members: () => [trainsOnly] });
