import { useLingui } from '@lingui/react/macro';
import { useNavigate, useParams } from '@tanstack/react-router';
import { linkTo } from '@/core/address/link';
import { useAddress } from '@/core/address/use-address';
import { wordsOf } from '@/core/i18n/words-of';
import { OfferScreen, saysGone } from '@/core/selling/results/OfferScreen';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { activityRefusals } from '../../contract/refusals';
import { daysOf, DETAILS, RESULTS, toCriteria } from '../search/criteria';
import { ActivitySkeleton } from './ActivitySkeleton';
import { ActivityView } from './ActivityView';
import { Written } from './Written';
import { BookingSection } from './booking/BookingSection';
import { ActivityPageAddress, chosenDay, travelersAddress, travelersFor } from './chosen';
import { callOf } from '@/core/query/call';
import { useOffer } from '@/core/selling/results/use-offer';
import type { InputOf } from '@/core/contract';
import { getActivity, getAvailableDates } from '../../contract';

/** What a supplier says of an activity, and the days on which it has room. */
const FRESH_FOR = 10 * 60_000;

/** `days`: those that were looked at, of which its price is the lowest. */
function useActivity(id: string | undefined, days: InputOf<typeof getActivity>['query'] = {}) {
  return {
    details: useOffer(id ? callOf(getActivity, { params: { id }, query: days }) : null, FRESH_FOR),
    dates: useOffer(id ? callOf(getAvailableDates, { params: { id } }) : null, FRESH_FOR),
  };
}

/** An activity in full; the day and who takes part stand in the address. */
export default function ActivityScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const productCode = useParams({
    strict: false,
    select: (params: { productCode?: string }) => params.productCode,
  });
  const { date, travelers, ...given } = useAddress(ActivityPageAddress);
  const criteria = toCriteria(given);
  const { details, dates } = useActivity(productCode, daysOf(criteria));
  const activity = details.found?.data;
  const day = chosenDay(dates.found?.data, date ?? criteria.from);
  const who = activity ? travelersFor(travelers, activity.capacity) : {};
  usePageTitle(activity?.title);
  const open = (chosen: { date?: string | undefined; travelers?: string | undefined }) =>
    void navigate({
      ...linkTo(DETAILS, { productCode, ...criteria, date, travelers, ...chosen }),
      replace: true,
      resetScroll: false,
    });
  return (
    <OfferScreen
      results={criteria.destination ? linkTo(RESULTS, criteria) : null}
      isGone={!productCode || saysGone(details.error)}
      failure={details.error && { ...details, error: details.error }}
      words={{
        failed: t`We could not load this activity`,
        gone: {
          title: wordsOf(activityRefusals.notFound),
          text: t`It is no longer sold, or the link is incomplete. Search for another one.`,
        },
      }}
      others={{ ...linkTo('/booknow/activities'), label: t`Search activities` }}
    >
      {activity && productCode ? (
        <ActivityView
          activity={activity}
          shareUrl={window.location.href}
          chosen={day ? { date: day, travelers: who } : null}
          written={details.found?.givesReviews && <Written key={productCode} productCode={productCode} />}
        >
          <BookingSection
            activity={activity}
            dates={dates}
            criteria={criteria}
            date={date ?? null}
            wanted={criteria.from ?? null}
            travelers={who}
            onDate={(day) => open({ date: day })}
            onTravelers={(next) => open({ travelers: travelersAddress(next) })}
          />
        </ActivityView>
      ) : (
        <ActivitySkeleton />
      )}
    </OfferScreen>
  );
}
