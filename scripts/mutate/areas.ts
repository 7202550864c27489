/** A part of the code that decides: what is made wrong in it, and which tests have to notice. */
export interface Area {
  /** Files, and folders with all in them that ships; `!` before one leaves it out. */
  readonly of: readonly string[];
  /** Tests beside those that stand in a folder of `of`: files, and folders with all in them that start neither a server nor a page. */
  readonly by?: readonly string[];
}

/** What `npm run mutate` goes through, an area at a time. */
export const AREAS: Readonly<Record<string, Area>> = {
  pricing: { of: ['server/pricing'] },
  money: {
    of: [
      'core/contract/money',
      'core/selling/checkout/price/bare-price.ts',
      'core/selling/checkout/price/markup.ts',
      'server/booking/money/ledger.ts',
    ],
    by: [
      'core/i18n/format.test.ts',
      'core/say/settlement.test.ts',
      'core/selling/checkout/addons',
      'core/selling/checkout/price',
      'server/booking/money/ledger.test.ts',
      'server/booking/states.test.ts',
      'server/pricing/price.test.ts',
    ],
  },
  booking: {
    of: ['server/booking/steps', 'server/booking/plan.ts', 'server/booking/states.ts'],
    by: [
      'server/booking/changes/cancel-booking.test.ts',
      'server/booking/changes/pay.test.ts',
      'server/booking/histories.test.ts',
      'server/booking/states.test.ts',
    ],
  },
  contract: {
    of: ['core/contract', '!core/contract/money', '!core/contract/problem.ts'],
    by: [
      'core/account/profile/forms.test.ts',
      'core/applications',
      'core/credentials/validate.test.ts',
      'core/say',
      'plugins/statuses.test.ts',
      'server/profile/rules.test.ts',
    ],
  },
  input: { of: ['core/contract/problem.ts', 'server/http/input'] },
  flights: {
    of: ['plugins/flight/contract', 'plugins/flight/web/results'],
    by: ['plugins/flight/contract.test.ts', 'plugins/flight/say', 'plugins/flight/web'],
  },
  hotels: {
    of: [
      'plugins/hotel/contract',
      'plugins/hotel/server/find',
      'plugins/hotel/server/mapping',
      'plugins/sandbox/hotel/rates',
      'plugins/hotel/web/results',
    ],
    by: ['plugins/hotel/say', 'plugins/hotel/server/sell.test.ts', 'plugins/hotel/web'],
  },
  cars: {
    of: ['plugins/car/contract', 'plugins/car/web/results'],
    by: ['plugins/car/contract.test.ts', 'plugins/car/covered.test.ts', 'plugins/car/say', 'plugins/car/web'],
  },
  activities: {
    of: [
      'plugins/activity/contract',
      'plugins/activity/face',
      'plugins/activity/server/find',
      'plugins/sandbox/activity/market',
      'plugins/activity/web/results',
    ],
    by: ['plugins/activity/say', 'plugins/activity/web'],
  },
  filters: {
    of: ['core/selling/results'],
    by: [
      'plugins/activity/web/results',
      'plugins/car/web/results',
      'plugins/flight/web/results',
      'plugins/hotel/web/results',
    ],
  },
  subscription: {
    of: ['plugins/subscription/contract', 'plugins/subscription/server/plan'],
    by: ['plugins/subscription/server/store/coupons.test.ts', 'plugins/subscription/web'],
  },
  wallet: {
    of: ['plugins/reward-wallet/contract', 'plugins/reward-wallet/server/ledger'],
    by: ['plugins/reward-wallet/web'],
  },
  office: {
    of: ['plugins/administration/contract', 'plugins/administration/web/bookings/filters'],
    by: [
      'plugins/administration/say',
      'plugins/administration/server/users/decisions.test.ts',
      'plugins/administration/web',
    ],
  },
  mail: {
    of: [
      'plugins/activity/server/mail',
      'plugins/car/server/mail',
      'plugins/flight/server/mail',
      'plugins/hotel/server/mail',
      'plugins/mail-delivery/contract',
      'server/selling/letters',
    ],
    by: [
      'plugins/mail-delivery/server/handlers/wish.test.ts',
      'plugins/mail-delivery/web',
      'server/booking/letters/traveller-price.test.ts',
    ],
  },
};
