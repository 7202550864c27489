import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, type ReactNode } from 'react';
import { Text } from '../../ui/content/Text';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SearchX } from '../../ui/pictures/icons';
import { ResultsFrame, type ResultsFrameProps } from './ResultsFrame';
import { ResultsWaiting } from './ResultsWaiting';
import { SearchStatus } from './SearchStatus';
import type { Found } from './sources';
import type { OfferSearch } from './use-offers';

export interface ResultsScreenProps<Answer> extends Omit<ResultsFrameProps, 'children' | 'words'> {
  search: OfferSearch<Answer>;
  /** Beside those of the frame: "Searching cars", and what is said where there is no offer at all. */
  words: ResultsFrameProps['words'] & {
    searching: MessageDescriptor;
    nothing: { title: string; text: string };
  };
  /** How many orders the list will have. */
  sorts: number;
  /** Cards of the geometry that the offers will have. */
  skeleton: ReactNode;
  /** Called with offers on the screen: the search is worth remembering. */
  onFound: () => void;
  children: (found: Answer) => ReactNode;
}

const nothing = () => undefined;

/** The results of a search, from its start on. */
export function ResultsScreen<Answer extends Found>(props: ResultsScreenProps<Answer>) {
  const { search, words, sorts, skeleton, onFound, children, failure, ...frame } = props;
  const { found } = search;
  const { i18n } = useLingui();
  useEffect(() => {
    if (found && found.data.length > 0) onFound();
  });
  const body = () => {
    // Nothing yet and still asking: nobody is told that there is nothing.
    if (!found || (found.data.length === 0 && !found.done))
      return (
        <ResultsWaiting
          sorts={sorts}
          status={
            <SearchStatus
              count={null}
              searching={i18n._(words.searching)}
              suppliers={[]}
              found={() => ''}
              done={false}
              onRetry={nothing}
            />
          }
        >
          {skeleton}
        </ResultsWaiting>
      );
    if (found.data.length === 0)
      return (
        <EmptyState icon={SearchX} title={words.nothing.title}>
          <Text tone="secondary">{words.nothing.text}</Text>
        </EmptyState>
      );
    return children(found);
  };
  return (
    <ResultsFrame {...frame} words={words} failure={failure ?? (search.error && search)}>
      {body()}
    </ResultsFrame>
  );
}
