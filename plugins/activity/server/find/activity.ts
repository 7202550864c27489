import { notFound } from '@/server/error';
import { groundAbout } from '@/server/reference/world/ground';
import { SupplierError, toHttpError } from '@/server/selling/supplier/errors';
import type { ActivityDetails } from '../../contract';
import { activityRefusals } from '../../contract/refusals';
import type { DaysFrom, SupplierActivity } from '../../face/port';
import { suppliersOf } from '../suppliers';
import type { Asking } from './reader';
import { picturesOf, popularityOf } from './sold';

/** An activity that is gone was never there, for whoever asks for its page. */
export async function ofActivity<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof SupplierError && error.reason === 'gone') throw notFound(activityRefusals.notFound);
    throw toHttpError(error);
  }
}

/** What a supplier says of an activity, at its lowest price within the days. Throws 404 "Activity not found" and 502. */
export const supplierActivity = (
  { agency, services, request }: Pick<Asking, 'agency' | 'services' | 'request'>,
  productCode: string,
  days?: DaysFrom,
): Promise<SupplierActivity> =>
  ofActivity(async () => {
    const { supplier, activityId } = suppliersOf(services).named(productCode);
    const { currency } = agency.pricing;
    const { language, signal } = request;
    return supplier.content(activityId, { language, currency, days }, { signal });
  });

type Content = Omit<ActivityDetails, keyof Sold>;
/** What has a price, or is staff's. */
interface Sold {
  from: unknown;
  before: unknown;
  supplier: unknown;
  wholesale: unknown;
  agencyFee: unknown;
}

/** Without what nothing is said of. */
const said = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Given]?: Exclude<Given[Name], undefined>;
  };

/** What does not depend on who reads it. */
export function contentAt(activity: SupplierActivity, productCode: string): Content {
  const { title, reviews, duration, latitude, longitude, fromCategory, overview } = activity;
  const { freeCancellation, likelyToSellOut, firstDay, instant, itinerary, endPoint } = activity;
  const { pickup, refund, capacity, questions, zone, city, reviewFacts } = activity;
  const { confirmedWithin, meetingNotes, paperVoucher } = activity;
  return {
    ...{ productCode, title, reviews, duration, latitude, longitude, fromCategory, overview },
    ...{ freeCancellation, likelyToSellOut, firstDay, instant, itinerary, endPoint },
    ...{ pickup, refund, capacity, questions, zone, city, reviewFacts },
    ...said({ confirmedWithin, meetingNotes, paperVoucher }),
    pictures: picturesOf(activity.pictures),
    gallery: picturesOf(activity.gallery),
    languages: [...activity.languages],
    starts: [...activity.starts],
    popularity: popularityOf(activity),
    tags: [...activity.tags],
    included: [...activity.included],
    notIncluded: [...activity.notIncluded],
    meetingPoints: [...activity.meetingPoints],
    accessibility: [...activity.accessibility],
    goodToKnow: [...activity.goodToKnow],
    guides: [...activity.guides],
    ground: null,
  };
}

/** With the ground that its map is drawn on, in the reader's language. */
export const grounded = <Activity extends { latitude: number; longitude: number }>(
  activity: Activity,
  language: Asking['request']['language'],
) => ({ ...activity, ground: groundAbout(activity, language) });
