import { useEffect, type ReactNode } from 'react';
import { Stack } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SearchX } from '../../ui/pictures/icons';
import { ResultsFrame, type ResultsFrameProps } from './ResultsFrame';
import { ResultsWaiting } from './ResultsWaiting';
import { noResults, type AskedSupplier, type Found } from './sources';
import type { OfferSearch } from './use-offer';
import type { ResultsAddress, ResultsView } from './view/use-results-view';
import { Viewed } from './view/Viewed';

export interface ResultsScreenProps<Held, Criteria extends object, Filters, Sort extends string> extends Omit<
  ResultsFrameProps,
  'children' | 'words' | 'failure'
> {
  /** How they stand in their address. */
  address: ResultsAddress<Criteria, Filters, Sort>;
  search: OfferSearch<Held>;
  /** Why nothing can be asked yet, such as a place that could not be asked for. */
  failure?: ResultsFrameProps['failure'];
  /** Beside those of the frame and of the list: what is said where there is no offer at all. */
  words: ResultsFrameProps['words'] & { nothing: { title: string; text: string } };
  /** How far the search is; nothing is held before the first answer. */
  status: (held: Held | undefined) => ReactNode;
  /** Lines that an order's detail takes on a phone. */
  lines?: 1 | 2;
  /** Cards of the geometry that the offers will have. */
  skeleton: ReactNode;
  /** Called with offers on the screen: the search is worth remembering. */
  onFound: () => unknown;
  children: (found: Held, view: ResultsView<Criteria, Filters, Sort>) => ReactNode;
}

/** The search has ended and nothing is offered, or nothing that the suppliers who answered know of. */
export const NothingFound = (props: { status: ReactNode; title: string; text: string }) => (
  <Stack gap={16}>
    {props.status}
    <EmptyState icon={SearchX} title={props.title}>
      <Text tone="secondary">{props.text}</Text>
    </EmptyState>
  </Stack>
);

/** The results of a search, from its start on. */
export function ResultsScreen<
  Held extends Found<unknown, AskedSupplier>,
  Criteria extends object,
  Filters extends object,
  Sort extends string,
>(props: ResultsScreenProps<Held, Criteria, Filters, Sort>) {
  const { address, search, status, words, lines, skeleton, onFound, children, failure, ...frame } = props;
  const { found } = search;
  useEffect(() => {
    if (found && found.data.length > 0) onFound();
  });
  const body = () => {
    // Nothing yet and still asking: nobody is told that there is nothing.
    if (!found || (found.data.length === 0 && !noResults(found)))
      return (
        <ResultsWaiting sorts={address.sorts.length} lines={lines ?? 1} status={status(found)}>
          {skeleton}
        </ResultsWaiting>
      );
    if (noResults(found)) return <NothingFound {...words.nothing} status={status(found)} />;
    return <Viewed address={address}>{(view) => children(found, view)}</Viewed>;
  };
  return (
    <ResultsFrame {...frame} words={words} failure={failure ?? (search.error && search)}>
      {body()}
    </ResultsFrame>
  );
}
