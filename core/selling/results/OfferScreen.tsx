import { Trans } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ApiError } from '../../api/error';
import { wordsOf } from '../../i18n/words-of';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Text } from '../../ui/content/Text';
import { Alert } from '../../ui/feedback/Alert';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ArrowLeft, SearchX } from '../../ui/pictures/icons';
import { OfferPage } from './OfferLayout';
import type { Failure } from './ResultsFrame';

const GONE = ['OFFER_GONE', 'INVALID_REQUEST', 'NOT_FOUND'];
/** Whether asking again does not help: the offer is gone, or there never was one. */
export const saysGone = (error: ApiError | null): boolean => error !== null && GONE.includes(error.code);

interface OfferScreenProps {
  /** The results with the search that has found it; null where nobody searched, as behind a shared address. */
  results: LinkProps | null;
  /** There is no such offer, or there is no more. */
  isGone: boolean;
  failure: Failure | null;
  /** The failure has been announced elsewhere. */
  isTold?: boolean;
  words: {
    /** "We could not load this car" */
    failed: string;
    gone: { title: string; text: string };
  };
  /** Leads to other offers where this one is gone. */
  others: LinkProps & { label: string };
  children: ReactNode;
}

/** The page of one offer; where it cannot be shown, why, and the way to others. */
export function OfferScreen(props: OfferScreenProps) {
  const { results, isGone, failure, isTold = false, words, others, children } = props;
  const body = () => {
    if (isGone) {
      const { label, ...to } = others;
      return (
        <EmptyState
          level={1}
          icon={SearchX}
          title={words.gone.title}
          action={<ButtonLink {...to}>{label}</ButtonLink>}
        >
          <Text tone="secondary">{words.gone.text}</Text>
        </EmptyState>
      );
    }
    if (failure)
      return (
        <Alert
          live={!isTold}
          tone="danger"
          title={words.failed}
          onRetry={failure.again}
          retrying={failure.isFetching}
        >
          {wordsOf(failure.error)}
        </Alert>
      );
    return children;
  };
  return (
    <OfferPage
      back={
        results && (
          <ButtonLink {...results} variant="quiet" size="small" flush icon={ArrowLeft}>
            <Trans>Back to results</Trans>
          </ButtonLink>
        )
      }
    >
      {body()}
    </OfferPage>
  );
}
