import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ClientRefusal } from '../client/ClientRefusal';
import { wordsOf } from '../../i18n/words-of';
import { linkTo } from '../../address/link';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/actions/Button';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Stack } from '../../ui/content/layout';
import type { Outcome } from './pay/outcome';
import { moneyWords } from './progress/progress-words';

/** What the pages before and around a checkout say in the product's own words. */
export interface OfferWords {
  /** Leads to what else may be booked. */
  others: ReactNode;
  /** Said when what was chosen is not to be had any more. */
  gone: string;
}

interface CheckoutAlertProps extends OfferWords {
  outcome: Outcome;
  pending: boolean;
  onAskAgain: () => void;
}

/** Another card helps only where the card was what failed. */
const isOfPayment = ({ reason, message }: { reason?: string | undefined; message: string | null }): boolean =>
  message === null || (reason?.startsWith('payment.') ?? false);

/** What happened, what became of the money, and what to do next (rule 18 of the experience guide). */
export function CheckoutAlert({ outcome, others, gone, pending, onAskAgain }: CheckoutAlertProps) {
  const { t, i18n } = useLingui();
  switch (outcome.kind) {
    case 'failed': {
      const title = t`The booking was not made`;
      const why = outcome.message && wordsOf(outcome);
      return (
        <Alert live tone="danger" title={title} action={others}>
          <Stack gap={4}>
            {why && why !== title && <span>{why}</span>}
            <span>{i18n._(moneyWords(outcome.money, 'failed'))}</span>
            <span>
              {isOfPayment(outcome) ? (
                <Trans>
                  Everything that you typed is still here. You can try again, with another card if you like.
                </Trans>
              ) : (
                <Trans>Everything that you typed is still here. Try again, or choose something else.</Trans>
              )}
            </span>
          </Stack>
        </Alert>
      );
    }
    case 'gone':
      return (
        <Alert live tone="danger" title={gone} action={others}>
          {wordsOf(outcome)} <Trans>You were not charged.</Trans>
        </Alert>
      );
    case 'sent-before':
      return (
        <Alert
          live
          tone="warning"
          title={t`This booking was already sent`}
          action={
            <ButtonLink {...linkTo('/mytrip')} variant="secondary" size="small">
              {t`My Trips`}
            </ButtonLink>
          }
        >
          <Trans>Check My Trips before you pay again: the first payment may have gone through.</Trans>
        </Alert>
      );
    case 'unknown':
      return (
        <UnknownAlert
          title={t`We did not hear back about your booking`}
          pending={pending}
          onAskAgain={onAskAgain}
        >
          <span>
            <Trans>
              It may have gone through. Checking again is safe: you are never booked or charged twice.
            </Trans>
          </span>
          {outcome.message && <span>{wordsOf(outcome)}</span>}
        </UnknownAlert>
      );
    case 'client':
      return <ClientRefusal title={t`Nothing has been booked or charged`} refusal={outcome} />;
    case 'fields':
    case 'refused':
      return (
        <Alert live tone="danger" title={t`Nothing has been booked or charged`}>
          {wordsOf(outcome)}
        </Alert>
      );
    case 'expired':
      return (
        <Alert live tone="warning" title={t`The time to book at this price has run out`}>
          <Trans>
            Press Pay again to continue with the current price. Nothing has been booked or charged.
          </Trans>
        </Alert>
      );
    case 'follow':
    case 'price':
      return null;
  }
}

/** Nobody knows how it ended, and asking again is safe (INV-6). */
export function UnknownAlert({
  title,
  pending,
  onAskAgain,
  children,
}: {
  title: string;
  pending: boolean;
  onAskAgain: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <Alert
      live
      tone="warning"
      title={title}
      action={
        <Button size="small" loading={pending} onClick={onAskAgain}>
          {t`Ask again`}
        </Button>
      }
    >
      <Stack gap={4}>{children}</Stack>
    </Alert>
  );
}
