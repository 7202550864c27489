import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useFailureToast } from '@/core/selling/after-sale/use-failure-toast';
import { useAddress } from '@/core/address/use-address';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Alert } from '@/core/ui/feedback/Alert';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { ArrowLeft, ArrowRight, SearchX } from '@/core/ui/pictures/icons';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Itinerary } from '../parts/Itinerary';
import { OfferLayout, OfferPage } from '@/core/selling/results/OfferLayout';
import { ResultsSkeleton } from '../results/searching/ResultsSkeleton';
import { useResults } from '../results/searching/use-results';
import { fillCriteria, legsOf } from '../search/criteria/criteria';
import { useRoute } from '../search/places/use-route';
import { wordsOf } from '@/core/i18n/words-of';
import { OfferAddress } from '../use-address';
import { FareMatrix } from './FareMatrix';
import { FareRulesCard } from './FareRulesCard';
import { chooseOffer } from './offer';
import { OfferPrice } from './OfferPrice';

/** One offer in full: flights, fares, rules, price. Works from a pasted address: the search is asked again. */
export default function OfferScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { itinerary, fare, ...criteria } = useAddress(OfferAddress);
  const results = useResults(criteria);
  useFailureToast(results.error);
  const { search } = results;
  const chosen = chooseOffer(search.offers, itinerary, fare);
  const route = useRoute(criteria);
  const filled = fillCriteria(criteria);
  usePageTitle(chosen ? route.title : undefined);

  const body = () => {
    if (results.isError)
      return (
        <Alert
          tone="danger"
          title={t`We could not load this flight`}
          onRetry={() => void results.refetch()}
          retrying={results.isFetching}
        >
          {wordsOf(results.error)}
        </Alert>
      );
    if (!chosen && results.complete && !search.done)
      return <ResultsSkeleton legs={legsOf(filled).length} rows={2} />;
    if (!chosen)
      return (
        <EmptyState
          icon={SearchX}
          title={t`This flight is not available, please select another`}
          action={
            <ButtonLink to="/booknow/flights/search" search={criteria}>
              {t`See other flights`}
            </ButtonLink>
          }
        >
          <Text tone="secondary">
            <Trans>Seats sell out while we look. Other flights on the same days are one step back.</Trans>
          </Text>
        </EmptyState>
      );

    const { offer, fares } = chosen;
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
          {filled.trip === 'multi-city' ? (
            route.title
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
  };

  return (
    <OfferPage
      back={
        <ButtonLink
          to="/booknow/flights/search"
          search={criteria}
          variant="quiet"
          size="small"
          flush
          icon={ArrowLeft}
        >
          <Trans>Back to results</Trans>
        </ButtonLink>
      }
    >
      {body()}
    </OfferPage>
  );
}
