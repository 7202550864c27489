import { Fragment, type ReactNode } from 'react';
import type { ApiError } from '../../api/error';
import { wordsOf } from '../../i18n/words-of';
import { usePageTitle } from '../../tenant/use-page-title';
import { Text } from '../../ui/content/Text';
import { Alert } from '../../ui/feedback/Alert';
import { EmptyState } from '../../ui/feedback/EmptyState';
import type { LucideIcon } from '../../ui/pictures/icons';
import { ResultsBody, ResultsHead } from './ResultsHead';

/** Why there are no results, and what asks again. */
export interface Failure {
  error?: ApiError | null;
  isFetching: boolean;
  again: () => void;
}

export interface ResultsFrameProps {
  /** What was searched for, as the address has it: another search starts with everything anew. */
  criteria: object;
  /** The same for people: "Cars in Lisbon". */
  title: string;
  /** The window's, where that is another. */
  pageTitle?: string;
  /** The rest of the search in a line. */
  summary: string;
  form: ReactNode;
  /** Below the form. */
  below?: ReactNode;
  /** Nothing is missing or wrong in the search. */
  isComplete: boolean;
  failure: Failure | null;
  icon: LucideIcon;
  /** "We could not search cars", and what to do while the search is not complete. */
  words: { failed: string; start: { title: string; text: string } };
  /** What was found, or how far that is. */
  children: ReactNode;
}

/** The results of a search below its form; where there can be none, why, and what helps. */
export function ResultsFrame(props: ResultsFrameProps) {
  const { title, summary, form, isComplete, failure, icon, words } = props;
  const key = JSON.stringify(props.criteria);
  usePageTitle(props.pageTitle ?? title);
  return (
    <>
      <ResultsHead key={key} {...{ title, summary, form }} startOpen={!isComplete}>
        {props.below}
      </ResultsHead>
      <ResultsBody>
        {failure ? (
          <Alert
            live
            tone="danger"
            title={words.failed}
            onRetry={failure.again}
            retrying={failure.isFetching}
          >
            {wordsOf(failure.error ?? undefined)}
          </Alert>
        ) : isComplete ? (
          <Fragment key={key}>{props.children}</Fragment>
        ) : (
          <EmptyState icon={icon} title={words.start.title}>
            <Text tone="secondary">{words.start.text}</Text>
          </EmptyState>
        )}
      </ResultsBody>
    </>
  );
}
