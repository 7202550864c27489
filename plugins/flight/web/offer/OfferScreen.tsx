import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { callOf } from '@/core/query/call';
import { linkTo } from '@/core/address/link';
import { useAddress } from '@/core/address/use-address';
import { useFailureToast } from '@/core/selling/after-sale/use-failure-toast';
import { OfferLayout } from '@/core/selling/results/OfferLayout';
import { useResults } from '@/core/selling/results/use-results';
import { OfferScreen } from '@/core/selling/results/OfferScreen';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { ArrowRight } from '@/core/ui/pictures/icons';
import { searchFlights } from '../../contract';
import { Itinerary } from '../parts/Itinerary';
import { ResultsSkeleton } from '../results/searching/ResultsSkeleton';
import { flightSource } from '../results/searching/run-search';
import { type SearchState, STARTED } from '../results/searching/search-state';
import { fillCriteria, legsOf, RESULTS, toFlightSearch, type Criteria } from '../search/criteria/criteria';
import { useRoute } from '../search/places/use-route';
import { OfferAddress } from '../use-address';
import { FareMatrix } from './FareMatrix';
import { FareRulesCard } from './FareRulesCard';
import { chooseOffer, type ChosenOffer } from './offer';
import { OfferPrice } from './OfferPrice';

/** One offer in full: flights, fares, rules, price. Works from a pasted address: the search is asked again. */
export default function FlightOfferScreen() {
  const { t } = useLingui();
  const { itinerary, fare, ...criteria } = useAddress(OfferAddress);
  const body = toFlightSearch(fillCriteria(criteria));
  const results = useResults(body && callOf(searchFlights, { body }), flightSource);
  useFailureToast(results.error);
  const { found: search = STARTED } = results;
  const chosen = chooseOffer(search.data, itinerary, fare);
  const route = useRoute(criteria);
  const waits = !chosen && body !== null && !search.done;
  usePageTitle(chosen ? route.title : undefined);
  return (
    <OfferScreen
      results={linkTo(RESULTS, criteria)}
      isGone={!results.error && !chosen && !waits}
      failure={results.error && results}
      isTold
      words={{
        failed: t`We could not load this flight`,
        gone: {
          title: t`This flight is not available, please select another`,
          text: t`Seats sell out quickly. Go back one step for other flights on the same days.`,
        },
      }}
      others={{ ...linkTo(RESULTS, criteria), label: t`See other flights` }}
    >
      {chosen ? (
        <Chosen {...{ criteria, chosen, search }} title={route.title} />
      ) : (
        <ResultsSkeleton legs={legsOf(fillCriteria(criteria)).length} rows={2} />
      )}
    </OfferScreen>
  );
}

interface ChosenProps {
  criteria: Criteria;
  chosen: ChosenOffer;
  search: SearchState;
  /** All places of the trip. */
  title: string;
}

/** The flights at one fare, with their other fares and the way to the checkout. */
function Chosen({ criteria, chosen: { offer, fares }, search, title }: ChosenProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const itinerary = offer.itineraryId;
  const [first] = offer.flights;
  const checkout = (
    <ButtonLink
      to="/booknow/flights/checkout"
      search={{
        ...criteria,
        itinerary,
        fare: offer.fareFamily,
        offer: offer.id,
        total: offer.totalAmount.amount,
        currency: offer.totalAmount.currency,
      }}
      preload={false}
      size="large"
      iconEnd={ArrowRight}
      fullWidth
    >
      {t`Continue`}
    </ButtonLink>
  );
  return (
    <OfferLayout price={<OfferPrice offer={offer} />} total={offer.totalAmount} action={checkout}>
      <Heading level={1}>
        {fillCriteria(criteria).trip === 'multi-city' ? (
          title
        ) : (
          <Trans>
            {first?.origin.city} to {first?.destination.city}
          </Trans>
        )}
      </Heading>
      <Itinerary offer={offer} />
      <Stack gap={16} as="section">
        <Heading level={2} size={20}>
          <Trans>Choose your fare</Trans>
        </Heading>
        <FareMatrix
          fares={fares}
          families={search.families}
          chosen={offer}
          onChoose={(next) =>
            void navigate({
              to: '/booknow/flights/search-details',
              search: { ...criteria, itinerary, fare: next },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </Stack>
      <FareRulesCard key={offer.id} offerId={offer.id} />
    </OfferLayout>
  );
}
