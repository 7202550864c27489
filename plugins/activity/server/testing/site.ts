import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Config } from '@/server/config/config';
import { tokenOf } from '@/server/payment/embedded/cards';
import { connectors } from '@/server/connectors';
import { connected, type ServerPluginEntry } from '@/server/plugin';
import { plugins } from '@/server/plugins';
import { productSite } from '@/server/selling/bookable/testing/site';
import { entries } from '../../../entries';
import {
  type ActivityDetails,
  type ActivityOption,
  type ActivityQuote,
  type ActivityTraveler,
  bookActivity,
  checkAvailability,
  checkoutActivity,
  searchActivities,
} from '../../contract';
import type { Travelers } from '../../contract/travelers';
import { activitiesIn } from '@/plugins/sandbox/activity/content/activities';
import type { Activity } from '@/plugins/sandbox/activity/content/activity';
import { activity } from '../plugin';
import { sells, VIEWS } from '@/plugins/sandbox/activity/views';

/** The product as tests install it. */
export const entry = {
  id: 'activity',
  ...entries.activity,
  plugin: connected(activity, connectors),
} satisfies ServerPluginEntry;

export const PROTECTION = 'refund-protect';
export const DAYS = { from: '2027-03-08', to: '2027-03-14' };

/** What an activity of the embedded world is called by on the site. */
export const codeOf = (one: Activity): string => `${VIEWS.find((view) => sells(view, one))!.code}-${one.id}`;

/** The first activity of a city that is as wanted. */
export function activityWith(wanted: (one: Activity) => boolean, city = 'LIS'): string {
  const found = activitiesIn(city).find(wanted);
  if (!found) throw new Error('The embedded world has no such activity');
  return codeOf(found);
}

/** Whatever a product asks of somebody, answered. */
export const person = (more: Partial<ActivityTraveler> = {}): ActivityTraveler => ({
  ...{ category: 'ADULT' as const, firstName: 'Ana', lastName: 'Silva' },
  ...more,
});

/** A server with this product and protection; see `productSite`. */
export async function activitySite(config: Partial<Config> = {}) {
  const site = await productSite(entry, {
    applications: [plugins.find(({ id }) => id === PROTECTION)!],
    config,
  });
  const { post, get } = site;

  const search = (more: object = {}, token = site.client) =>
    post(searchActivities.path, { destinationId: 'LIS', ...DAYS, ...more }, token);
  const page = async (productCode: string, token = site.client): Promise<ActivityDetails> =>
    (await get(`/api/activities/details/${productCode}`, token)).json.data;
  const check = (productCode: string, date: string, travelers: Travelers, token = site.client) =>
    post(checkAvailability.path, { productCode, date, travelers }, token);

  /** The first option of an activity on a day on which there is one, from the given day on. */
  async function optionOf(productCode: string, travelers: Travelers, from = DAYS.from, token = site.client) {
    const days = (await get(`/api/activities/availableDates/${productCode}`, token)).json.data as {
      date: string;
    }[];
    for (const { date } of days.filter((one) => one.date >= from)) {
      const answer = await check(productCode, date, travelers, token);
      if (answer.status === 200) return (answer.json.data as ActivityOption[])[0]!;
    }
    throw new Error(`${productCode} has no option`);
  }

  async function quoted(
    productCode: string,
    travelers: Travelers = { ADULT: 2 },
    more: object = {},
    token = site.client,
  ) {
    const option = await optionOf(productCode, travelers, undefined, token);
    const answer = await post(
      checkoutActivity.path,
      { optionId: option.id, expectedTotal: option.total, ...more },
      token,
    );
    expect(answer.status, answer.text).toBe(200);
    return { option, quote: answer.json.data as ActivityQuote };
  }

  const order = ({ quoteId, price }: ActivityQuote, guests: object = {}, more: object = {}) => ({
    quoteId,
    acceptedTotal: price.total,
    guests: {
      travelers: [person(), person({ firstName: 'Rui' })],
      email: 'ana@example.com',
      phone: '+351 912 345 678',
      ...guests,
    },
    payment: { method: 'card', token: tokenOf('success', 'visa', '4242', 'abcdef0123456789') },
    language: 'en',
    idempotencyKey: randomUUID(),
    ...more,
  });
  const book = (body: object, token = site.client) => post(bookActivity.path, body, token);

  return Object.assign(site, { search, page, check, optionOf, quoted, order, book });
}
