import { msg } from '@lingui/core/macro';
import { definePlugin, shapeOf } from '@/core/plugin';
import { isWorthProtecting } from '@/core/say/protected';
import type { RefundProtect } from './contract';

/** Refund protection beside the price of any product's checkout. */
export default definePlugin({
  id: 'refund-protect',
  api: 1,
  details: shapeOf<RefundProtect>(),
  contributes: {
    'checkout.addons': [
      {
        id: 'protection',
        // The server sells it by the same rule.
        appliesTo: ({ total, startsAt, place, freeUntil }) =>
          total.amount > 0 && isWorthProtecting({ startsAt, zone: place?.zone, freeUntil }, new Date()),
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
    applications: [
      {
        id: 'protection',
        application: 'refund-protect',
        title: msg`Refund protection`,
        description: msg`Travelers may pay a little more and get their money back when they cancel in time.`,
        icon: 'shield',
        points: [
          msg`Next to every price, travelers choose whether they want it. Nothing is preselected.`,
          msg`Travelers who cancel by the day before the trip starts get everything back except the price of the protection.`,
          msg`You set its price in percent and keep what is not refunded.`,
        ],
        ends: msg`Travelers are no longer offered it, including in checkouts that are open now. Bookings that have it keep it, and your markup is saved for when you switch it on again.`,
        component: () => import('./web/MarkupPanel'),
      },
    ],
  },
});
