import { msg } from '@lingui/core/macro';
import { definePlugin, shapeOf } from '@/core/plugin';
import type { RefundProtect } from './contract';

/** Refund protection beside the price of any product's checkout. */
export default definePlugin({
  id: 'refund-protect',
  api: 1,
  details: shapeOf<RefundProtect>(),
  messages: (language) => import(`../../locales/${language}/refund-protect.po`),
  screenMessages: (language) => import(`../../locales/${language}/refund-protect.po?lingui`),
  contributes: {
    'checkout.addons': [
      {
        id: 'protection',
        // It pays up to the day before the trip starts (UTC), so on that day there is nothing to sell.
        appliesTo: ({ total, startsAt }) =>
          total.amount > 0 && startsAt.slice(0, 10) > new Date().toISOString().slice(0, 10),
        component: () => import('./web/ProtectionChoice'),
      },
    ],
    'markup.fields': [
      {
        id: 'protection',
        field: 'refundProtectMarkup',
        label: msg`Refund protection markup`,
        unit: 'percent',
        of: 'protection',
      },
    ],
    'log.words': [{ id: 'log', words: () => import('./say/log-words') }],
    'settings.panels': [
      {
        id: 'protection',
        title: msg`Refund protection`,
        slug: 'refund-protection',
        component: () => import('./web/MarkupPanel'),
      },
    ],
    applications: [
      {
        id: 'protection',
        application: 'refund-protect',
        title: msg`Refund protection`,
        description: msg`Travelers may pay a little more and get their money back when they cancel in time.`,
        icon: 'shield',
        component: () => import('./web/MarkupPanel'),
      },
    ],
  },
});
