import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { OfferFrame } from '../../contract/bookings/bookable-parts';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Search } from '../../ui/pictures/icons';
import type { Chosen } from '../results/filters/choices';
import type { Facets } from '../results/filters/facets';
import { FoundOffers, type FoundWords } from '../results/FoundOffers';
import { ResultsScreen } from '../results/ResultsScreen';
import { foundStatus } from '../results/SearchStatus';
import { useResults } from '../results/use-results';
import { resultsAddress } from '../results/view/use-results-view';
import { usePlacesOf } from '../search/places/use-places';
import { useRecentSearches } from '../search/use-recent-searches';
import { useAddress } from '../../address/use-address';
import { OfferCard } from './OfferCard';
import type { PlainProduct } from './plain';
import { filled, placesIn } from './search/fields';
import { plainErrors, plainForm } from './search/plain-form';
import type { PlainSearch } from './search/plain-search';
import { searchPanel } from '../search/SearchPanel';

/** How a product's results look. */
export interface PlainResults<Offer, Filters extends Chosen<Filters>> {
  /** What they may be narrowed by, in the order of the panel. */
  facets: Facets<Offer & OfferFrame, Filters>;
  /** What decides, below the title of an offer. */
  Facts: ComponentType<{ offer: Offer & OfferFrame }>;
}

const ORDERS = {
  cheapest: (a: OfferFrame, b: OfferFrame) => a.price.amount - b.price.amount,
  earliest: (a: OfferFrame, b: OfferFrame) =>
    a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0,
};
type Sort = keyof typeof ORDERS;
const SORTS = ['cheapest', 'earliest'] as const;

const WORDS: Omit<FoundWords<Sort>, 'list'> = {
  sorts: { cheapest: msg`Cheapest`, earliest: msg`Earliest` },
  searching: msg`Searching`,
  count: (count) => plural(count, { one: '# result', other: '# results' }),
  show: (count) => plural(count, { one: 'Show # result', other: 'Show # results' }),
  none: msg`Nothing matches these filters`,
  without: (filter, count) =>
    filter
      ? plural(count, {
          one: `Without the filter “${filter}” there is # result.`,
          other: `Without the filter “${filter}” there are # results.`,
        })
      : plural(count, {
          one: 'Without filters there is # result.',
          other: 'Without filters there are # results.',
        }),
};

/** Pixels of a card with the gap below it, about. */
const USUAL_CARD = 200;

/** What is offered for a search, cheapest first. Everything that is seen here stands in the address. */
export function plainResults<Offer, Request, Filters extends Chosen<Filters>>(
  product: PlainProduct<Offer, Request>,
  search: PlainSearch,
  { facets, Facts }: PlainResults<Offer, Filters>,
) {
  const address = resultsAddress(search.results, search.address, facets, SORTS);
  const form = plainForm(search);
  const Panel = searchPanel(form);
  const words = { ...WORDS, list: product.words.offers };
  return function PlainResultsScreen() {
    const { t, i18n } = useLingui();
    const criteria = useAddress(address.criteria);
    const wanted = filled(search.fields, criteria);
    const places = usePlacesOf(placesIn(search.fields, wanted));
    const errors = plainErrors(search, wanted, places.placeOf);
    const found = useResults(errors.length === 0 ? product.calls.search(wanted) : null);
    const told = form.useTold();
    const { remember } = useRecentSearches(search);
    const at = placesIn(search.fields, wanted).flatMap((id) => places.placeOf(id) ?? []);
    const what = i18n._(product.words.offers);
    const where = at.map(({ name }) => name).join(' – ');
    return (
      <ResultsScreen
        address={address}
        status={foundStatus(words, found.again)}
        criteria={criteria}
        title={where ? `${what} · ${where}` : i18n._(product.words.search)}
        summary={told(wanted)}
        form={<Panel criteria={criteria} />}
        errors={errors}
        failure={places.failure}
        icon={Search}
        words={{
          failed: t`We could not search`,
          start: {
            title: i18n._(search.words.title),
            text: t`Fill in the fields above to see what is available.`,
          },
          nothing: {
            title: t`Nothing found`,
            text: t`Nothing was found for this search. Try another day, or a place nearby.`,
          },
        }}
        search={found}
        skeleton={<Skeleton lines={6} />}
        onFound={() => remember({ criteria, places: at })}
      >
        {(answer, view) => (
          <FoundOffers
            {...view}
            facets={facets}
            found={answer}
            offers={answer.data}
            words={words}
            orders={ORDERS}
            detail={({ title }) => title}
            cardHeight={USUAL_CARD}
            onRetry={found.again}
            card={(offer) => (
              <OfferCard offer={offer} criteria={wanted} checkout={product.pages.checkout}>
                <Facts offer={offer} />
              </OfferCard>
            )}
          />
        )}
      </ResultsScreen>
    );
  };
}
