import { screen, within } from '@testing-library/react';
import { createRoute } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { clearToken } from '../../session/token';
import { definePlugin, type Registry } from '../../plugin';
import type { ShellRoute } from '../../plugin/shell-route';
import { renderPlugin } from '../../testing/renderPlugin';
import { aUser } from '../../testing/user';
import { FindAgainLink } from './FindAgainLink';

afterEach(() => clearToken());

const word = (text: string) => ({ id: text, message: text });
const page = (path: string, component: () => React.JSX.Element) => () =>
  Promise.resolve({
    default: (parent: ShellRoute) => createRoute({ getParentRoute: () => parent, path, component }),
  });
/** Only that there is one is asked for. */
const LIST = { id: 'boats' };
const boats = definePlugin({
  id: 'boats',
  api: 1,
  roots: ['/booknow/boats'],
  routes: page('/booknow/boats', () => <FindAgainLink product="boats" bookingId="b1" />),
  contributes: {
    menu: [{ id: 'boats', label: word('Boats'), to: '/booknow/boats', icon: 'ship' }],
    'bookings.lists': [LIST],
  },
} as unknown as Parameters<typeof definePlugin>[0]);
const office = definePlugin({
  id: 'office',
  api: 1,
  roots: ['/bookings'],
  routes: page('/bookings/$product', () => <h1>Bookings</h1>),
  contributes: {},
});
const registry = (withOffice: boolean): Registry => ({
  boats: {
    activatedBy: { menu: 'Boats' },
    roots: ['/booknow/boats'],
    home: '/booknow/boats',
    load: () => Promise.resolve({ default: boats }),
  },
  ...(withOffice && {
    office: {
      activatedBy: { always: true },
      roots: ['/bookings'],
      load: () => Promise.resolve({ default: office }),
    },
  }),
});
const linkFor = async (userType: string, withOffice = true) => {
  await renderPlugin({
    registry: registry(withOffice),
    path: '/booknow/boats',
    user: aUser({ userType }),
  });
  // The menu of the staff leads to their trips, too.
  const page = within(await screen.findByRole('main'));
  const link = await page.findByRole('link', { name: /^(My Trips|See it among the bookings)$/ });
  return link.getAttribute('href');
};

describe('where a booking is found again', () => {
  it('is among the own trips for who travels', async () => {
    expect(await linkFor('Client')).toBe('/mytrip');
  });
  it('is in the list of the agency for its staff, where there is one', async () => {
    expect(await linkFor('SalesAgent')).toBe('/bookings/boats?booking=b1');
  });
  it('is among the own trips where no list is installed', async () => {
    expect(await linkFor('SalesAgent', false)).toBe('/mytrip');
  });
});
