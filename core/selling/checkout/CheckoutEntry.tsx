import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { useClientId } from '../client/state';
import { Alert } from '../../ui/feedback/Alert';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SearchX } from '../../ui/pictures/icons';
import { Container, Inline, Stack } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { wordsOf } from '../../i18n/words-of';
import type { OfferWords } from './CheckoutAlert';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import * as css from './Checkout.css';
import { outcomeOfError } from './pay/outcome';

interface CheckoutEntryProps<Q> {
  /** The address says what is to be bought. */
  isComplete: boolean;
  /** Makes one checkout one booking; absent on arrival. */
  checkoutKey: string | undefined;
  /** Asked once, on arrival: the address should get a key. */
  onArrive: () => void;
  /** The price of now. */
  query: { data: Q | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Leads to where it was chosen. */
  back: ReactNode;
  /** Said when nothing was chosen. */
  nothing: string;
  words: OfferWords;
  children: (quote: Q, checkoutKey: string) => ReactNode;
}

/** Before a checkout: the price of now is asked for, and what is gone or cannot be asked is told. */
export function CheckoutEntry<Q>({
  isComplete,
  checkoutKey,
  onArrive,
  query,
  back,
  nothing,
  words,
  children,
}: CheckoutEntryProps<Q>) {
  const isNew = isComplete && !checkoutKey;
  useEffect(() => {
    if (isNew) onArrive();
    // oxlint-disable-next-line react/exhaustive-deps -- once an arrival, whoever calls back
  }, [isNew]);
  // A price that could not be asked for one client is asked for the next one.
  const clientId = useClientId();
  const [askedFor, setAskedFor] = useState(clientId);
  useEffect(() => {
    if (clientId === askedFor) return;
    setAskedFor(clientId);
    if (query.error) query.refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each client
  }, [clientId]);
  return (
    <Container>
      <div className={css.page}>
        <Stack gap={24}>
          <Inline>{back}</Inline>
          {!isComplete || query.error ? (
            <EntryGap query={query} isComplete={isComplete} nothing={nothing} words={words} />
          ) : query.data !== undefined && checkoutKey ? (
            children(query.data, checkoutKey)
          ) : (
            <CheckoutSkeleton />
          )}
        </Stack>
      </div>
    </Container>
  );
}

function EntryGap({
  query,
  isComplete,
  nothing,
  words: { others, gone },
}: Pick<CheckoutEntryProps<unknown>, 'query' | 'isComplete' | 'nothing' | 'words'>) {
  const { t } = useLingui();
  const outcome = outcomeOfError(query.error);
  const isGone = isComplete && outcome.kind === 'gone';
  if (!isComplete || isGone)
    return (
      <EmptyState level={1} icon={SearchX} title={isGone ? gone : nothing} action={others}>
        {isGone && <Text tone="secondary">{wordsOf(query.error)}</Text>}
      </EmptyState>
    );
  return (
    <Alert
      live
      tone="danger"
      title={t`We could not confirm the price`}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {wordsOf(query.error)}
    </Alert>
  );
}
