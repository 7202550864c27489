import type { Language, Money } from '@/core/contract';
import { worldCity } from '@/server/reference/world/cities';
import { cityName } from '@/server/reference';
import { isFreeAtFirst } from '@/plugins/activity/contract/refund';
import type { Activity } from './content/activity';
import { filled, type Said } from '@/plugins/activity/face/said';
import { type Asking, grownBand, pricingOf, startsOfDay } from './market/options';
import { netOf, taxed } from './market/net-price';
import { returnedNow } from '@/plugins/activity/face/penalty';
import { isScarce, placesLeft, type Start } from './market/places-left';
import { picturesOf } from './pictures/route';
import type { Days, SupplierCard } from '@/plugins/activity/face/port';
import type { View } from './views';
import { daysIn, startsAt, todayOf } from '@/plugins/activity/face/days';

/** What is said of an activity, with its place and city filled in. */
export const toldOf = (activity: Activity, text: Said, language: Language): string =>
  filled(text[language], {
    place: activity.about?.name ?? cityName(activity.cityId, language),
    city: cityName(activity.cityId, language),
  });

/** Starts by which it is told whether it is likely to sell out: the next ones. */
const SOON = 12;

/** What there is within days: the lowest net price of one grown person, when, and whether little is left. */
interface Room {
  readonly net: Money;
  readonly firstDay: string;
  readonly starts: readonly string[];
  readonly isScarce: boolean;
  /** Whether there is a start that can still be given back for all of its price. */
  readonly isFree: boolean;
}

/** R321: whether all that a start costs comes back when it is given back now. */
function isFreeNow(activity: Activity, { day, time }: Start, now: Date): boolean {
  const { kind, zone } = activity;
  if (!isFreeAtFirst(kind.refund)) return false;
  return returnedNow(kind.refund, { begins: startsAt(activity, day, time), day, zone }, now)?.percent === 100;
}

/** Null where there is no room at all. */
function roomIn(activity: Activity, days: Days, asking: Asking): Room | null {
  const { kind } = activity;
  const today = todayOf(activity, asking.now);
  const pricing = pricingOf(activity, asking);
  const band = grownBand(activity);
  const times = new Set<string>();
  let net: Money | null = null;
  let firstDay: string | null = null;
  let open = 0;
  let scarce = 0;
  let isFree = false;
  for (const day of daysIn({ from: days.from < today ? today : days.from, to: days.to }))
    for (const start of startsOfDay(activity, day, asking.now)) {
      const left = placesLeft(activity, start, today);
      if (left < kind.group[0]) continue;
      const price = netOf(activity, band, start, pricing);
      if (!net || price.amount < net.amount) net = price;
      firstDay ??= day;
      if (start.time !== null) times.add(start.time);
      isFree ||= isFreeNow(activity, start, asking.now);
      if (open === SOON) continue;
      open += 1;
      if (isScarce(activity, left)) scarce += 1;
    }
  if (!net || !firstDay) return null;
  return { net, firstDay, starts: [...times].sort(), isScarce: scarce * 3 > open, isFree };
}

/** What an activity cost before it was a deal (R321). */
const beforeOf = ({ dealOf }: Activity, { amount, currency }: Money): Money | null =>
  dealOf === null ? null : { amount: Math.round(amount / dealOf), currency };

/** An activity as a supplier lists it for days; null where there is no room. */
export function cardOf(view: View, activity: Activity, days: Days, asking: Asking): SupplierCard | null {
  const room = roomIn(activity, days, asking);
  if (!room) return null;
  const { kind, meets, id, reviews, duration, guides, isQuiet, hasSafetyMeasures } = activity;
  return {
    supplierId: view.id,
    id,
    title: toldOf(activity, kind.title, asking.language),
    pictures: picturesOf(activity).slice(0, 3),
    ...{ reviews, duration, hasSafetyMeasures },
    languages: guides.map(({ language }) => language),
    ...{ latitude: meets.latitude, longitude: meets.longitude },
    tags: kind.tags,
    words: Object.values(kind.words),
    starts: room.starts,
    fromCategory: grownBand(activity).category,
    ...taxed(room.net),
    published: beforeOf(activity, room.net),
    freeCancellation: room.isFree,
    likelyToSellOut: room.isScarce,
    kidFriendly: kind.is?.kidFriendly === true,
    avoidsCrowd: isQuiet,
    isVirtual: kind.is?.virtual === true,
    firstDay: room.firstDay,
    instant: kind.instant,
  };
}

/** The city of an activity. */
export const cityOf = ({ cityId }: Pick<Activity, 'cityId'>) => worldCity(cityId)!;
