import { isAhead } from '@/core/say/clock';
import { conflict, invalid } from '@/server/error';
import { handle } from '@/server/ports/handle';
import { addDays } from '@/server/selling/supplier/time';
import {
  type ActivityLocation,
  checkAvailability,
  getActivity,
  getActivityLocations,
  getActivityReviews,
  getAvailableDates,
} from '../../contract';
import { activityRefusals } from '../../contract/refusals';
import { checkTravelers, refusalOf } from '../../contract/travelers';
import { contentAt, grounded, ofActivity, supplierActivity } from '../find/activity';
import { searchedDays } from '../find/destination';
import { readerOf } from '../find/reader';
import { cardAt, isSaleable, optionAt, soldAt } from '../find/sold';
import { activities } from '../product';
import { returnsOf } from '../sell';
import { beginsAt } from '../trip';
import type { SupplierActivity } from '../../face/port';
import { suppliersOf } from '../suppliers';
import { SOLD_AHEAD, todayOf } from '../../face/days';

/** Every place of an activity, once. */
function locationsOf({ meetingPoints, endPoint, pickup, itinerary }: SupplierActivity): ActivityLocation[] {
  const stops = itinerary.map(({ location }) => location);
  const all = [...meetingPoints, endPoint, ...pickup.points, ...stops].filter((one) => one !== null);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** R325 to R330. */
export const activityPageHandlers = [
  handle(getActivity, async (input) => {
    const { params, query, request } = input;
    const activity = await supplierActivity(input, params.id, searchedDays(query));
    const content = contentAt(activity, params.id);
    return {
      data: grounded({ ...content, ...cardAt(activity, params.id, readerOf(input)) }, request.language),
      givesReviews: suppliersOf(input.services).named(params.id).supplier.reviews !== undefined,
    };
  }),

  handle(getActivityReviews, (input) =>
    ofActivity(async () => {
      const { services, params, query, request } = input;
      const { supplier, activityId } = suppliersOf(services).named(params.id);
      const asked = { language: request.language, page: query.page };
      const found = await supplier.reviews?.(activityId, asked, { signal: request.signal });
      return { data: [...(found?.reviews ?? [])], total: found?.total ?? 0 };
    }),
  ),

  handle(getActivityLocations, async (input) => ({
    data: locationsOf(await supplierActivity(input, input.params.id)),
  })),

  handle(getAvailableDates, (input) =>
    ofActivity(async () => {
      const { agency, services, params, request } = input;
      const { supplier, activityId } = suppliersOf(services).named(params.id);
      const { zone } = await supplierActivity(input, params.id);
      const today = todayOf({ zone }, services.clock.now());
      const { currency } = agency.pricing;
      const asked = { days: { from: today, to: addDays(today, SOLD_AHEAD) }, currency };
      const days = await supplier.days(activityId, asked, { signal: request.signal });
      const reader = readerOf(input);
      return {
        data: days
          .filter((day) => isSaleable(day, currency))
          .map(({ date, ...net }) => ({ date, from: soldAt(net, supplier.id, reader).total })),
      };
    }),
  ),

  handle(checkAvailability, (input) =>
    ofActivity(async () => {
      const { agency, services, body, request } = input;
      const activity = await supplierActivity(input, body.productCode);
      const problem = checkTravelers(body.travelers, activity.capacity);
      if (problem) throw invalid(refusalOf(problem), 'travelers');
      const { supplier, activityId } = suppliersOf(services).named(body.productCode);
      const { currency } = agency.pricing;
      const asked = { date: body.date, travelers: body.travelers, language: request.language, currency };
      const found = await supplier.optionsOn(activityId, asked, { signal: request.signal });
      const now = services.clock.now();
      const options = found.filter(
        (option) => isSaleable(option, currency) && isAhead(beginsAt(option), activity.zone, now),
      );
      if (options.length === 0) throw conflict(activityRefusals.notOnDate);
      const reader = readerOf(input);
      return {
        data: options.map((option) =>
          activities.offers.give(optionAt(option, returnsOf(activity, option, now), reader), input),
        ),
      };
    }),
  ),
];
