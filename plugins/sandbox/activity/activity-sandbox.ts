import { SupplierError } from '@/server/selling/supplier/errors';
import { booksMigration } from '@/server/selling/supplier/journal';
import { createSandbox, type SandboxParts } from '@/server/selling/supplier/sandbox/create';
import { SEARCH_FAULTS } from '@/server/selling/supplier/sandbox/faults';
import { momentAt } from '@/server/selling/supplier/sandbox/rebuild';
import { sealingKey } from '@/server/selling/supplier/seal';
import { addDays } from '@/server/selling/supplier/time';
import { activityRefusals } from '@/plugins/activity/contract/refusals';
import { daysIn, SOLD_AHEAD, todayOf } from '@/plugins/activity/face/days';
import { guestsIn } from '@/plugins/activity/face/order';
import type { Activity } from './content/activity';
import { activitiesAround, activityOfId } from './content/activities';
import { taxed } from './market/net-price';
import { type Asking, lowestOn, optionAt, startsOfDay } from './market/options';
import type {
  ActivityPenalty,
  ActivitySupplier,
  Asked,
  FoundActivities,
  SupplierCard,
  SupplierOption,
  SupplierSearch,
} from '@/plugins/activity/face/port';
import {
  type ActivityOrder,
  lastNamesIn,
  LESS_BACK,
  penaltyOf,
  reasonsIn,
  recordOrder,
  REJECTED,
  takeOrder,
} from './activity-orders';
import { contentOf } from './content-of';
import { cardOf } from './offering';
import { type IssuedOption, type OptionKey, optionIds } from './option-ids';
import { sampleOrder } from './sample';
import { toldIn } from './told-in';
import { sells, type View } from './views';

export const BOOKS = 'activity_sandbox';
export const journalMigration = booksMigration('activity-001-sandbox', BOOKS);

const words = {
  gone: activityRefusals.notOnDate,
  over: activityRefusals.gone,
  soldOut: activityRefusals.gone,
  search: activityRefusals.wrong,
  notMade: activityRefusals.wrong,
  invalid: activityRefusals.noBooking,
  notCancelled: activityRefusals.notCancellable,
};

export interface ActivitySandboxParts extends SandboxParts<ActivityOrder> {
  /** Multiplies how long it thinks. */
  readonly pace?: number;
}

/** One embedded supplier of things to do: its part of the embedded world. */
export function activitySandbox(view: View, parts: ActivitySandboxParts): ActivitySupplier {
  const ids = optionIds(view.offers);
  const purpose = `sandbox activities ${view.id}`;
  const secret = sealingKey(parts.secret, purpose);
  const asking = (more: Pick<Asking, 'language' | 'currency'>, surge = 1): Asking => ({
    ...{ language: more.language, currency: more.currency, now: parts.clock.now() },
    level: view.level * surge,
  });

  const soldOne = (id: string): Activity | undefined => {
    const activity = activityOfId(id);
    return activity && sells(view, activity) ? activity : undefined;
  };
  function sold(id: string): Activity {
    const activity = soldOne(id);
    if (!activity) throw new SupplierError('gone', activityRefusals.notFound);
    return activity;
  }

  function optionOf(key: OptionKey, issued: string, at: Asking): SupplierOption | null {
    const activity = soldOne(key.activityId);
    const grade = activity?.kind.grades.find(({ id }) => id === key.gradeId);
    if (!activity || !grade) return null;
    const option = optionAt(activity, { grade, day: key.day, time: key.time }, key.travelers, at);
    const id = ids.seal({ ...key, issued, currency: at.currency }, secret);
    return option && { ...option, id, supplierId: view.id };
  }

  const cardsFor = (search: SupplierSearch): SupplierCard[] =>
    activitiesAround(search)
      .filter((activity) => sells(view, activity))
      .map((activity) => cardOf(view, activity, search.days, asking(search)))
      .filter((card) => card !== null);

  const sandbox = createSandbox<
    SupplierSearch,
    IssuedOption,
    SupplierOption,
    Asked,
    ActivityOrder,
    ActivityPenalty,
    FoundActivities
  >(
    {
      id: view.id,
      name: view.name,
      purpose,
      words,
      ids,

      searchedPlaces: ({ cityCode }) => (cityCode ? [cityCode] : []),
      offeredPlaces: ({ activityId }) => [activityOfId(activityId)?.cityId ?? ''],
      searchFaults: SEARCH_FAULTS,
      thinks: () => view.thinks * (parts.pace ?? 0),
      offersOf: (search) => ({ offers: cardsFor(search) }),
      nothing: { offers: [] },
      offerOf: (key, { surge }) => optionOf(key, key.issued, asking(key, surge)),
      isDearerFor: (asked) =>
        asked?.travelers.some(({ lastName }) => lastName.toUpperCase() === 'DEARER') === true,

      orders: view.orders,
      askedIn: guestsIn,
      lastNames: lastNamesIn,
      faults: [...Object.keys(REJECTED), LESS_BACK],
      refusals: { REFUSE: activityRefusals.nothingBookable, ...REJECTED },
      take: takeOrder,
      record: (order, { offer }) => recordOrder(order, offer ? soldOne(offer.activityId) : undefined, offer),
      penaltyOf,
      unclear: { CANCELFAIL: activityRefusals.notRefunded },
    },
    parts,
  );

  const content: ActivitySupplier['content'] = async (activityId, { language, currency, days }) => {
    const activity = sold(activityId);
    const at = asking({ language, currency });
    const today = todayOf(activity, at.now);
    const whenever = { from: today, to: addDays(today, SOLD_AHEAD) };
    const card = (days && cardOf(view, activity, days(today), at)) ?? cardOf(view, activity, whenever, at);
    if (!card) throw new SupplierError('gone', activityRefusals.notFound);
    return contentOf(card, activity, language);
  };

  const optionsOn: ActivitySupplier['optionsOn'] = async (
    activityId,
    { date, travelers, language, currency },
  ) => {
    const activity = sold(activityId);
    const at = asking({ language, currency });
    const { today: issued } = momentAt(at.now, secret);
    return startsOfDay(activity, date, at.now).flatMap(({ grade, day, time }) => {
      const key = { activityId, gradeId: grade.id, day, time, travelers, language };
      return optionOf(key, issued, at) ?? [];
    });
  };

  return {
    ...sandbox,
    ...{ content, optionsOn },
    code: view.code,
    async days(activityId, { days, currency }) {
      const activity = sold(activityId);
      const at = asking({ language: 'en', currency });
      return daysIn(days).flatMap((date) => {
        const net = lowestOn(activity, date, at);
        return net ? [{ date, ...taxed(net) }] : [];
      });
    },
    async price(optionId, asked, options) {
      const priced = await sandbox.price(optionId, asked, options);
      const { activityId, language, currency } = ids.open(optionId, secret);
      return { ...priced, activity: await content(activityId, { language, currency }, options) };
    },
    cancelReasons: async (language) => reasonsIn(language),
    countAround: (around) => activitiesAround(around).filter((activity) => sells(view, activity)).length,
    wordsIn: toldIn,
    sample: (search) => sampleOrder({ content, optionsOn }, cardsFor(search), search),
  };
}
