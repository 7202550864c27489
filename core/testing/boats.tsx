import { createRoute } from '@tanstack/react-router';
import { defineEntries } from '../contract/entry';
import { definePlugin, defineRegistry } from '../plugin';
import type { ShellRoute } from '../plugin/shell-route';

const routes = (parent: ShellRoute) =>
  createRoute({ getParentRoute: () => parent, path: '/booknow/boats', component: () => <h1>Boats</h1> });

/** A product that nobody sells, for stories and tests of the core. */
const boats = definePlugin({
  id: 'boats',
  api: 1,
  roots: ['/booknow/boats'],
  routes: () => Promise.resolve({ default: routes }),
  contributes: {
    menu: [
      {
        id: 'boats',
        label: { id: 'Boats', message: 'Boats' },
        to: '/booknow/boats',
        icon: 'ship',
      },
    ],
  },
});

export const boatsRegistry = defineRegistry(
  defineEntries({
    boats: { activatedBy: { menu: 'Boats' }, roots: ['/booknow/boats'], home: '/booknow/boats' },
  }),
  { boats: () => Promise.resolve({ default: boats }) },
);
