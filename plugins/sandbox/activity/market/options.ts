import type { Language, Money } from '@/core/contract';
import { worldCity } from '@/server/reference/world/cities';
import {
  checkTravelers,
  countOf,
  type Capacity,
  type Travelers,
} from '@/plugins/activity/contract/travelers';
import type { TravelerCategory } from '@/plugins/activity/contract/vocabulary';
import type { Activity } from '../content/activity';
import type { Band } from '../content/kind';
import { startsAt, todayOf } from '@/plugins/activity/face/days';
import type { SupplierOption } from '@/plugins/activity/face/port';
import { netOf, type Pricing, taxed } from './net-price';
import { startsOn } from './open-days';
import { placesLeft, type Start } from './places-left';

/** Who asks for something, when, and at which price. */
export interface Asking {
  readonly now: Date;
  readonly language: Language;
  readonly currency: string;
  /** The supplier's prices against others'. */
  readonly level: number;
}

/** Whom an activity takes (R328, R329). */
export const capacityOf = ({
  kind: { bands, group, needsAdult = false },
}: Pick<Activity, 'kind'>): Capacity => ({
  ...{ min: group[0], max: group[1], needsAdult },
  bands: bands.map(({ category, fromAge, toAge }) => ({
    ...{ category, fromAge, toAge },
    min: 0,
    max: group[1],
  })),
});

/** The band of one grown person: what an activity is listed at. */
export const grownBand = ({ kind: { bands } }: Pick<Activity, 'kind'>): Band =>
  bands.find(({ share }) => share === 1)!;

export const pricingOf = (
  { cityId }: Activity,
  { currency, level }: Pick<Asking, 'currency' | 'level'>,
): Pricing => ({
  ...{ currency, level },
  latitude: worldCity(cityId)!.latitude,
});

/** The price of all of a category at a start. */
interface Each {
  readonly category: TravelerCategory;
  readonly count: number;
  readonly net: Money;
}

function eachOf(activity: Activity, start: Start, travelers: Travelers, pricing: Pricing): Each[] {
  return activity.kind.bands.flatMap((band) => {
    const count = travelers[band.category] ?? 0;
    return count > 0 ? [{ category: band.category, count, net: netOf(activity, band, start, pricing) }] : [];
  });
}

/**
 * One way to do it at a start for all who take part, without the id that its supplier gives it; null where they are not
 * taken, there is no room for all of them, or it is not sold any more.
 */
export function optionAt(
  activity: Activity,
  start: Start,
  travelers: Travelers,
  { now, language, currency, level }: Asking,
): Omit<SupplierOption, 'id' | 'supplierId'> | null {
  const { day, time, grade } = start;
  if (checkTravelers(travelers, capacityOf(activity)) || !startsOn(activity, day, now).includes(time))
    return null;
  const left = placesLeft(activity, start, todayOf(activity, now)) - countOf(travelers);
  const each = eachOf(activity, start, travelers, pricingOf(activity, { currency, level }));
  const amount = each.reduce((sum, { net, count }) => sum + net.amount * count, 0);
  // Those who are free come along with somebody, never alone.
  if (left < 0 || amount === 0) return null;
  return {
    ...{ activityId: activity.id, travelers, each, left },
    way: grade.id,
    title: grade.title[language],
    text: grade.text[language],
    startsAt: { day, time },
    begins: startsAt(activity, day, time),
    guides: activity.guides,
    instant: activity.kind.instant,
    ...taxed({ amount, currency }),
  };
}

/** Every start of a day that is still sold, each in every way. */
export const startsOfDay = (activity: Activity, day: string, now: Date): Start[] =>
  startsOn(activity, day, now).flatMap((time) => activity.kind.grades.map((grade) => ({ grade, day, time })));

/** The lowest net price of one grown person on a day; null where there is no room. */
export function lowestOn(activity: Activity, day: string, asking: Asking): Money | null {
  const today = todayOf(activity, asking.now);
  const pricing = pricingOf(activity, asking);
  const band = grownBand(activity);
  const [least] = activity.kind.group;
  return startsOfDay(activity, day, asking.now)
    .filter((start) => placesLeft(activity, start, today) >= least)
    .map((start) => netOf(activity, band, start, pricing))
    .reduce<Money | null>((low, net) => (low && low.amount <= net.amount ? low : net), null);
}
