import type { Logger } from 'pino';
import { z } from 'zod/mini';
import type { Said } from '@/core/contract/refusal';
import type { CallOptions, SupplierOrder } from '@/server/ports/booking';
import type { Line } from '@/server/ports/lines';
import type { Clock } from '@/server/ports/services';
import { pictureSigner } from '@/server/selling/pictures/signed';
import { SupplierError } from '@/server/selling/supplier/errors';
import { tellingOf } from '@/server/selling/supplier/outside/told';
import { sealingKey } from '@/server/selling/supplier/seal';
import { addDays } from '@/server/selling/supplier/time';
import { activityRefusals } from '@/plugins/activity/contract/refusals';
import { SOLD_AHEAD, todayOf } from '@/plugins/activity/face/days';
import type { ActivitySupplier, DaysFrom, SupplierDay } from '@/plugins/activity/face/port';
import { type Ask, createAsk } from './api/http';
import { type Product, QuestionList } from './api/schemas';
import { isAbsent } from './api/trouble';
import { bookOption, findBooking } from './bookings/bookings';
import { peopleProblem } from './bookings/people';
import { cancelBooking, penaltyOf, reasonsIn } from './bookings/cancel-booking';
import { holdOption } from './bookings/hold';
import { type Kept, remember, type Remembering } from './kept/kept';
import { KEPT_FOR } from './kept/times';
import { hearOfBookings } from './news/bookings';
import { refreshCatalogue } from './news/catalogue';
import { createDestinations } from './products/destinations';
import { checked, OFFER_PREFIX, openOption, optionOf, sealOption } from './products/options';
import { activityOf, productOf } from './products/product';
import { strangersIn } from './products/questions';
import { VIATOR } from './products/read';
import { daysOf, scheduleIn } from './products/schedule';
import { reviewsOf } from './products/reviews';
import { searchProducts } from './products/search-products';
import { createTags } from './products/tags';

/** A price without an end of its own is held for so long. */
const HELD_MS = 10 * 60_000;

export interface ViatorOptions {
  readonly key: string;
  /** Origin of the API. */
  readonly url: string;
  readonly line: Line;
  readonly clock: Clock;
  /** Ids of options and paths of pictures are sealed with keys made of it; the same in every process. */
  readonly secret: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly kept: Kept;
}

/** What was priced last has the name of what is kept for it. */
const idOf = ({ offer, offerRef }: SupplierOrder): string =>
  z.safeParse(z.object({ id: z.string().check(z.startsWith(OFFER_PREFIX)) }), offer).data?.id ?? offerRef;

const gone = (said: Said = activityRefusals.notFound) => new SupplierError('gone', said);

/** Whether a product asks something that has to be answered, and that nobody here can ask. */
async function asksStrangely(
  parts: Remembering & { readonly ask: Ask },
  { bookingQuestions }: Product,
  signal: AbortSignal,
): Promise<boolean> {
  const strangers = strangersIn(bookingQuestions);
  if (strangers.length === 0) return false;
  const of = { name: 'questions', subject: 'all', language: 'en', forMs: KEPT_FOR.questions };
  const list = await remember(parts, of, QuestionList, () =>
    parts.ask(QuestionList, {
      ...{ method: 'GET', path: '/products/booking-questions', call: 'booking questions', signal },
    }),
  );
  return strangers.some(
    (id) => list.bookingQuestions.find((question) => question.id === id)?.required !== 'OPTIONAL',
  );
}

export interface Viator extends ActivitySupplier {
  /** Learns what of its activities is other than before. */
  refresh(options: CallOptions): Promise<void>;
}

/** Viator as a supplier: things to do over its Partner API, in whose name the traveller pays here. */
export function createViator({ key, url, line, clock, secret: given, log, kept }: ViatorOptions): Viator {
  const ask = createAsk({ key, url, line: line.sales });
  const sign = pictureSigner(given);
  const secret = sealingKey(given, 'viator options');
  const now = () => clock.now();
  const looking = { ask, kept, now };
  const books = { ...looking, ask: createAsk({ key, url, line: line.orders }), log };
  const destinations = createDestinations(looking);
  const tagsIn = createTags({ ...looking, log });
  const reading = { ...looking, sign, destinations, tagsIn };

  const telling = tellingOf(log, 'viator', (error) => (isAbsent(error) ? gone() : null));

  const productNamed = async (
    code: string,
    language: Parameters<typeof productOf>[2],
    signal: AbortSignal,
    over = looking,
  ) => {
    const product = await productOf(over, code, language, signal);
    if (!product) throw gone();
    if (await asksStrangely(over, product, signal)) {
      log.warn({ viator: { product: code, asks: strangersIn(product.bookingQuestions) } }, 'Not sold here');
      throw gone();
    }
    return product;
  };
  const whenever: DaysFrom = (today) => ({ from: today, to: addDays(today, SOLD_AHEAD) });

  /** A product as one of its ways to do it has it, with the lowest of its prices. */
  async function activityNamed(
    code: string,
    { language, currency, days }: Parameters<ActivitySupplier['content']>[1],
    optionCode: string | null,
    signal: AbortSignal,
  ) {
    const [product, schedule] = await Promise.all([
      productNamed(code, language, signal),
      scheduleIn(looking, code, currency, signal),
    ]);
    const today = todayOf({ zone: product.timeZone ?? 'UTC' }, now());
    const openOn = (asked: DaysFrom): SupplierDay[] => (schedule ? daysOf(schedule, asked(today)) : []);
    const within = days ? openOn(days) : [];
    const [first, ...rest] = within.length > 0 ? within : openOn(whenever);
    if (!first) throw gone();
    const lowest = rest.reduce((low, day) => (day.base.amount < low.base.amount ? day : low), first);
    const from = { ...lowest, date: first.date };
    const activity = await activityOf(reading, product, { from, optionCode }, language, signal);
    if (!activity) throw gone();
    return { product, activity };
  }

  return {
    id: VIATOR,
    name: 'Viator',
    code: 'vt',

    search: (search, { signal }) =>
      telling(activityRefusals.wrong, async () => {
        const destination = await destinations.near(search);
        return {
          offers: destination ? await searchProducts({ ask, sign, tagsIn }, destination, search, signal) : [],
        };
      }),

    content: (code, asked, { signal }) =>
      telling(activityRefusals.wrong, async () => (await activityNamed(code, asked, null, signal)).activity),

    reviews: (code, asked, { signal }) =>
      telling(activityRefusals.wrong, async () =>
        reviewsOf(looking, await productNamed(code, asked.language, signal), asked, signal),
      ),

    days: (code, { days, currency }, { signal }) =>
      telling(activityRefusals.wrong, async () => {
        const schedule = await scheduleIn(looking, code, currency, signal);
        return schedule ? daysOf(schedule, days) : [];
      }),

    optionsOn: (code, { date: day, travelers, language, currency }, { signal }) =>
      telling(activityRefusals.wrong, async () => {
        const { product, activity } = await activityNamed(code, { language, currency }, null, signal);
        const items = await checked(ask, { productCode: code, day, travelers, currency }, signal);
        const asked = { day, travelers, currency, language };
        return items
          .map((item) => optionOf(item, product, activity.zone, asked, { secret, now: now() }))
          .filter((option) => option !== null);
      }),

    price: (optionId, asked, { signal }) =>
      telling(activityRefusals.wrong, async () => {
        const wanted = openOption(optionId, secret);
        const { productCode, language, currency, optionCode, time } = wanted;
        const [items, { product, activity }] = await Promise.all([
          checked(ask, wanted, signal),
          activityNamed(productCode, { language, currency }, optionCode, signal),
        ]);
        const item = items.find(
          (one) => (one.productOptionCode ?? null) === optionCode && (one.startTime ?? null) === time,
        );
        const offer = item && optionOf(item, product, activity.zone, wanted, { secret, now: now() });
        if (!offer) throw gone(activityRefusals.notOnDate);
        const expiresAt = new Date(now().getTime() + HELD_MS).toISOString();
        // Who took part is known once the button is pressed: from then on it is kept until it is paid.
        const held = asked && (await holdOption({ ...books, ask }, wanted, offer.base, signal));
        const id = held ? sealOption({ ...wanted, held }, secret) : offer.id;
        return { offer: { ...offer, id }, activity, expiresAt };
      }),

    peopleProblem,

    book: (order, { signal }) =>
      telling(activityRefusals.wrong, async () => {
        const wanted = openOption(idOf(order), secret);
        const product = await productNamed(wanted.productCode, wanted.language, signal, books);
        return bookOption(books, order, wanted, product, signal);
      }),

    lookup: ({ reference }, { signal }) =>
      telling(activityRefusals.notVerified, () => findBooking(books, reference, signal)),

    cancelPenalty: (supplierRef, { signal }) =>
      telling(activityRefusals.wrong, () => penaltyOf(books, supplierRef, signal)),
    cancel: (supplierRef, _reference, { signal, reasonCode }) =>
      cancelBooking(books, supplierRef, reasonCode, signal),
    cancelReasons: (language, { signal }) =>
      telling(activityRefusals.wrong, () => reasonsIn(books, language, signal)),

    hear: (note, { signal }) => hearOfBookings(books, note, signal),
    refresh: ({ signal }) => refreshCatalogue(looking, signal),
  };
}
