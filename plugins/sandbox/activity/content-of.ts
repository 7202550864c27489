import type { Language } from '@/core/contract';
import { cityName } from '@/server/reference';
import { chance } from '@/server/selling/supplier/chance';
import type { ActivityDetails, ActivityLocation } from '@/plugins/activity/contract';
import { TRANSPORT_MODES } from '@/plugins/activity/contract/questions';
import type { Activity, Spot } from './content/activity';
import { PHRASES, type Phrase } from './content/phrases';
import { said, type Said } from '@/plugins/activity/face/said';
import { capacityOf } from './market/options';
import { picturesOf } from './pictures/route';
import type { SupplierActivity, SupplierCard } from '@/plugins/activity/face/port';
import { cityOf, toldOf } from './offering';

const PICKUP_POINTS = 6;
/** The share of activities with pick-up that lists where; the others ask in words. */
const LISTED_SHARE = 0.7;
const STOP_MINUTES = 25;

const at = ({ id, name, latitude, longitude }: Spot): ActivityLocation => ({
  ...{ id, name, latitude, longitude },
  address: null,
});

function pickupOf(activity: Activity): ActivityDetails['pickup'] {
  const { kind, id } = activity;
  if (kind.asks?.booking?.pickup === undefined) return { offered: false, mayWait: false, points: [] };
  const isListed = chance(id, 'pickup listed') < LISTED_SHARE;
  const points = isListed ? cityOf(activity).areas.slice(0, PICKUP_POINTS).map(at) : [];
  return { offered: true, mayWait: kind.at !== 'landmark', points };
}

const TOPICS: readonly Said[] = [
  said('Value for money', 'Custo-benefício', 'Relación calidad-precio'),
  said('Organization', 'Organização', 'Organización'),
  said('Safety', 'Segurança', 'Seguridad'),
];
const GUIDE_TOPIC = said('Guide', 'Guia', 'Guía');

/** How many gave each number of stars, five first: they add up to all, and to the score as near as stars can. */
function starsOf({ score, count }: NonNullable<Activity['reviews']>): number[] {
  const least = Math.floor(score);
  const share = score - least;
  const high = Math.round(count * share * 0.9);
  const stars = [0, 0, 0, 0, 0];
  const give = (star: number, many: number) => (stars[5 - star] = stars[5 - star]! + many);
  const odd = Math.floor(count * 0.04);
  give(Math.min(5, least + 1), high);
  give(Math.max(1, least - 1), odd);
  give(least, count - high - odd);
  return stars;
}

function reviewFactsOf({ id, kind, reviews }: Activity, language: Language): ActivityDetails['reviewFacts'] {
  if (!reviews) return null;
  const topics = [...(kind.guided === 'GUIDE' ? [GUIDE_TOPIC] : []), ...TOPICS];
  return {
    stars: starsOf(reviews),
    topics: topics.map((topic) => ({
      topic: topic[language],
      count: Math.max(1, Math.round(reviews.count * (0.1 + 0.3 * chance(id, 'topic', topic.en)))),
      score: Number(
        Math.min(5, reviews.score + 0.5 * (chance(id, 'topic score', topic.en) - 0.4)).toFixed(1),
      ),
    })),
  };
}

/** All that is said of an activity in words of a language. */
export function wordsOf(activity: Activity, language: Language) {
  const { kind, cityId } = activity;
  const lines = (phrases: readonly Phrase[]) => phrases.map((phrase) => PHRASES[phrase][language]);
  return {
    title: toldOf(activity, kind.title, language),
    overview: toldOf(activity, kind.overview, language),
    included: lines(kind.included),
    notIncluded: lines(kind.notIncluded),
    accessibility: lines(kind.access),
    goodToKnow: lines(kind.goodToKnow),
    city: cityName(cityId, language),
    reviewFacts: reviewFactsOf(activity, language),
  };
}

/** What a supplier says of an activity in full, beside its card. */
export function contentOf(card: SupplierCard, activity: Activity, language: Language): SupplierActivity {
  const { kind, meets, stops, zone } = activity;
  const capacity = capacityOf(activity);
  const isVirtual = kind.is?.virtual === true;
  // Who is fetched where he arrives comes to no other place.
  const isMet = !isVirtual && kind.asks?.booking?.arrival === undefined;
  return {
    ...card,
    ...wordsOf(activity, language),
    itinerary: stops.map((stop, nth) => ({
      name: stop.name,
      text: null,
      minutes: isVirtual || nth % 3 === 2 ? null : STOP_MINUTES,
      admission: null,
      location: at(stop),
    })),
    meetingPoints: isMet ? [at(meets)] : [],
    endPoint: null,
    pickup: pickupOf(activity),
    guides: [...activity.guides],
    refund: kind.refund.kind === 'days' ? { ...kind.refund, tiers: [...kind.refund.tiers] } : kind.refund,
    capacity: { ...capacity, bands: [...capacity.bands] },
    questions: {
      booking: { ...kind.asks?.booking },
      traveler: { ...kind.asks?.traveler },
      modes: [...(kind.asks?.modes ?? TRANSPORT_MODES)],
    },
    zone,
    gallery: picturesOf(activity),
  };
}
