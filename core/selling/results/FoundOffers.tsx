import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Money, SupplierReport } from '../../contract';
import { ChoiceChips } from './filters/ChoiceChips';
import { ChoicePanel, type ChoicePanelProps, type ChoiceWords } from './filters/ChoicePanel';
import { facetsOf, namesOf, testsOf, type Choices, type Chosen } from './filters/choices';
import { FilteredAway, type FilteredAwayWords } from './filters/FilteredAway';
import { FilterFrame } from './filters/FilterFrame';
import { relaxation } from './filters/passes';
import { VirtualList } from './list/VirtualList';
import { SearchStatus } from './SearchStatus';
import { SortCards } from './SortCards';
import type { ResultsView } from './view/use-results-view';
import { foundView, type Orders } from './list/found-view';

/** What a product says of its results. */
export interface FoundWords<Filters, Sort extends string>
  extends ChoiceWords<Filters>, FilteredAwayWords<keyof Filters & string> {
  /** What an order is called. */
  sort: (sort: Sort) => string;
  /** The list: "Cars". */
  list: string;
  /** "12 cars" */
  count: (count: number) => string;
  /** "Show 12 cars" */
  show: (count: number) => string;
}

type Shown<Filters, Sort> = Pick<
  ResultsView<never, Filters, Sort>,
  'filters' | 'sort' | 'sheet' | 'setFilters' | 'setSort' | 'setSheet'
>;

export interface FoundOffersProps<Offer, Filters extends Chosen<Filters>, Sort extends string>
  extends Shown<Filters, Sort>, Pick<ChoicePanelProps<Filters>, 'folds' | 'ifSeveral'> {
  offers: readonly Offer[];
  suppliers: readonly SupplierReport[];
  /** What they may be narrowed by, in the order of the panel. */
  choices: Choices<Offer, Filters>;
  /** How they may be sorted, in the order of the tabs. */
  orders: Orders<Offer, Sort>;
  words: FoundWords<Filters, Sort>;
  /** A word about what an order puts first, beside its price. */
  detail: (offer: Offer) => string;
  card: (offer: Offer) => ReactNode;
  /** Pixels of a card with the gap below it, about. */
  cardHeight: number;
  /** Beside what opens the filters on a phone. */
  tools?: ReactNode;
  /** Puts the list beside something else that shows the same offers, such as a map. */
  arrange?: (list: ReactNode, rows: readonly Offer[]) => ReactNode;
  /** Asks the suppliers once more. */
  onRetry: () => void;
}

const asIs = (list: ReactNode) => list;

/** What a search has found: the filters beside the list, the orders above it, and what to do where nothing is left. */
export function FoundOffers<
  Offer extends { id: string; price: Money },
  Filters extends Chosen<Filters>,
  Sort extends string,
>(props: FoundOffersProps<Offer, Filters, Sort>) {
  const { offers, choices, orders, words, filters, sort, setFilters, arrange = asIs } = props;
  // A press is painted before the cards that it leads to.
  const chosen = useDeferredValue(filters);
  const order = useDeferredValue(sort);
  const facets = useMemo(() => facetsOf(choices, offers, chosen), [choices, offers, chosen]);
  const { rows, winners } = useMemo(
    () => foundView(offers, choices, chosen, orders, order),
    [offers, choices, chosen, orders, order],
  );
  const told = (winner: Offer | undefined) => winner && { price: winner.price, detail: props.detail(winner) };
  return (
    <FilterFrame
      panel={
        <ChoicePanel
          {...{ facets, filters, words }}
          folds={props.folds}
          ifSeveral={props.ifSeveral}
          onChange={setFilters}
        />
      }
      sheet={{
        open: props.sheet,
        onOpenChange: props.setSheet,
        active: namesOf(choices, filters).length,
        onClear: () => void setFilters({} as Filters),
        show: words.show(rows.length),
      }}
      head={
        <SortCards
          value={sort}
          onChange={props.setSort}
          sorts={(Object.keys(orders) as Sort[]).map((id) => ({
            id,
            label: words.sort(id),
            winner: told(winners[id]),
          }))}
        />
      }
      tools={props.tools}
    >
      <SearchStatus
        count={words.count(rows.length)}
        searching=""
        suppliers={props.suppliers}
        found={({ offers: had }) => words.count(had)}
        done
        onRetry={props.onRetry}
      />
      <ChoiceChips {...{ facets, filters, words }} onChange={setFilters} />
      {arrange(
        rows.length === 0 ? (
          <FilteredAway
            {...{ filters, words }}
            relaxation={relaxation(
              offers.map((offer) => [offer]),
              testsOf(choices, filters),
            )}
            onChange={setFilters}
          />
        ) : (
          <VirtualList label={words.list} rows={rows} rowKey={({ id }) => id} usual={props.cardHeight}>
            {props.card}
          </VirtualList>
        ),
        rows,
      )}
    </FilterFrame>
  );
}
