import { plain, plainOfMarkup } from '@/server/selling/supplier/outside/plain-text';
import { readable } from '@/server/selling/supplier/outside/readable';
import { type ActivityReview, REVIEWS_AT_ONCE } from '@/plugins/activity/contract';
import type { ActivitySupplier } from '@/plugins/activity/face/port';
import type { Ask } from '../api/http';
import { type Product, Review, ReviewList } from '../api/schemas';
import { remember, type Remembering } from '../kept/kept';
import { KEPT_FOR } from '../kept/times';

const MOST_LETTERS = 4_000;
/** Whose they are, by the words of the document; others are not shown. At Viator only who has booked there can write. */
const PROVIDERS: Readonly<Record<string, Pick<ActivityReview, 'provider' | 'isOfGuest'>>> = {
  VIATOR: { provider: 'Viator', isOfGuest: true },
  TRIPADVISOR: { provider: 'Tripadvisor', isOfGuest: false },
};

const languageOf = (given: string): string => {
  try {
    return Intl.getCanonicalLocales(given.replace('_', '-'))[0] ?? 'und';
  } catch {
    return 'und';
  }
};

function reviewOf(given: Review): ActivityReview[] {
  const source = PROVIDERS[given.provider];
  const text = plainOfMarkup(given.text, MOST_LETTERS);
  const { rating, ownerResponse: owner } = given;
  const answer = owner && plainOfMarkup(owner.text, MOST_LETTERS);
  if (!source || !text || given.machineTranslated) return [];
  return [
    {
      ...source,
      id: given.reviewReference,
      author: plain(given.userName, 60) || null,
      date: given.publishedDate.slice(0, 10),
      stars: rating && Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
      language: languageOf(given.language),
      title: plainOfMarkup(given.title, 200) || null,
      text,
      answer: answer ? { language: languageOf(owner.language), text: answer } : null,
    },
  ];
}

/**
 * What guests have written of a product, as they have written it. Asked for again once a week, and where the product tells another
 * number of them ("Reviews should be cached and refreshed weekly"): what is not told any more is shown no more.
 */
export async function reviewsOf(
  parts: Remembering & { readonly ask: Ask },
  { productCode, reviews }: Product,
  { language, page }: Parameters<NonNullable<ActivitySupplier['reviews']>>[1],
  signal: AbortSignal,
): ReturnType<NonNullable<ActivitySupplier['reviews']>> {
  const count = reviews?.totalReviews ?? 0;
  if (count === 0) return { reviews: [], total: 0 };
  const subject = `${productCode} ${count} ${page}`;
  const of = { name: 'reviews', subject, language, forMs: KEPT_FOR.reviews };
  const found = await remember(parts, of, ReviewList, () =>
    parts.ask(ReviewList, {
      ...{ method: 'POST', path: '/reviews/product', call: 'reviews', language, signal },
      body: {
        ...{ productCode, provider: 'ALL', count: REVIEWS_AT_ONCE, start: (page - 1) * REVIEWS_AT_ONCE + 1 },
        ...{ sortBy: 'MOST_RECENT_PER_LOCALE', showMachineTranslated: false },
        reviewsForNonPrimaryLocale: true,
      },
    }),
  );
  const { filteredReviewsSummary: filtered, totalReviewsSummary: all } = found;
  return {
    reviews: readable(Review, found.reviews).flatMap(reviewOf),
    total: filtered?.totalReviews ?? all?.totalReviews ?? count,
  };
}
