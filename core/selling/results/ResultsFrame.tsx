import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { ApiError } from '../../api/error';
import { wordsOf } from '../../i18n/words-of';
import { usePageTitle } from '../../tenant/use-page-title';
import { Stack } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { Alert } from '../../ui/feedback/Alert';
import { EmptyState } from '../../ui/feedback/EmptyState';
import type { LucideIcon } from '../../ui/pictures/icons';
import type { SearchError } from '../search/SearchForm';
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
  /** What is missing or wrong in the search. */
  errors: readonly Omit<SearchError, 'field'>[];
  failure: Failure | null;
  icon: LucideIcon;
  /** "We could not search cars", and what to do while the search is not complete. */
  words: { failed: string; start: { title: string; text: string } };
  /** What was found, or how far that is. */
  children: ReactNode;
}

/** The results of a search below its form; where there can be none, why, and what helps. */
export function ResultsFrame(props: ResultsFrameProps) {
  const { t, i18n } = useLingui();
  const { title, summary, form, errors, failure, icon, words } = props;
  const isComplete = errors.length === 0;
  // As a link has it that was kept for too long, or written by hand.
  const wrong = errors.filter(({ isMissing = false }) => !isMissing);
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
          <EmptyState
            icon={icon}
            title={wrong.length > 0 ? t`Nothing can be found for this search` : words.start.title}
          >
            {wrong.length > 0 ? (
              <Stack gap={4}>
                {wrong.map(({ message, line = String }) => {
                  const words = line(i18n._(message));
                  return (
                    <Text key={words} tone="secondary">
                      {words}
                    </Text>
                  );
                })}
              </Stack>
            ) : (
              <Text tone="secondary">{words.start.text}</Text>
            )}
          </EmptyState>
        )}
      </ResultsBody>
    </>
  );
}
