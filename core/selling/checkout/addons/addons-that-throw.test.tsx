import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { definePlugin, type AnyPlugin } from '../../../plugin';
import { createHost } from '../../../plugin/host';
import { PluginHostProvider } from '../../../plugin/react';
import { anAgency } from '../../../testing/agency';
import { CheckoutAddons } from './CheckoutAddons';
import { useAddons } from './use-addons';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const cart = {
  product: 'rail',
  total: { amount: 100, currency: 'USD' },
  startsAt: '2027-01-02',
  place: null,
  freeUntil: null,
  travelers: 1,
};
const offering = (id: string, appliesTo: () => boolean): AnyPlugin => ({
  ...definePlugin({ id, api: 1 }),
  contributes: {
    'checkout.addons': [
      { id: 'cover', appliesTo, component: async () => ({ default: () => <p>{id}’s cover</p> }) },
    ],
  },
});

it('an add-on that throws while deciding whether it applies costs itself: the checkout and the others go on', async () => {
  const appliesTo = vi.fn((): boolean => {
    // Asked for ever, the page would hang here instead of failing.
    if (appliesTo.mock.calls.length > 50) return false;
    throw new Error('no cover today');
  });
  const plugins = [offering('broken', appliesTo), offering('sound', () => true)];
  const onProblem = vi.fn();
  const host = createHost({
    registry: Object.fromEntries(
      plugins.map((plugin) => [
        plugin.id,
        { activatedBy: { menu: plugin.id }, roots: [], load: async () => ({ default: plugin }) },
      ]),
    ),
    onProblem,
  });
  await host.activate(anAgency());
  function Checkout() {
    return <CheckoutAddons cart={cart} addons={useAddons('rail-1')} />;
  }
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <PluginHostProvider host={host}>
          <Checkout />
        </PluginHostProvider>
      </I18nProvider>,
    );
  });
  expect(await screen.findByText('sound’s cover')).toBeTruthy();
  expect(screen.queryByText('broken’s cover')).toBeNull();
  expect(onProblem).toHaveBeenCalledTimes(1);
  expect(onProblem.mock.calls[0]![0]).toMatchObject({ code: 'guard-failed', plugin: 'broken' });
  expect(appliesTo.mock.calls.length).toBeLessThan(10);
});
