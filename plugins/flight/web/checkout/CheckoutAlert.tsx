import { Trans, useLingui } from '@lingui/react/macro';
import { moneyWords } from '@/core/checkout/progress-words';
import { linkTo } from '@/core/shell/link';
import { Alert } from '@/core/ui/Alert';
import { Button } from '@/core/ui/Button';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { Stack } from '@/core/ui/layout';
import { translateMessage } from '../server-messages';
import type { Criteria } from '../search/criteria';
import type { Outcome } from './outcome';

interface CheckoutAlertProps {
  outcome: Outcome;
  criteria: Criteria;
  pending: boolean;
  onAskAgain: () => void;
}

/** What happened, what became of the money, and what to do next (rule 18 of the experience guide). */
export function CheckoutAlert({ outcome, criteria, pending, onAskAgain }: CheckoutAlertProps) {
  const { t, i18n } = useLingui();
  const others = (
    <ButtonLink to="/booknow/flights/search" search={criteria} variant="secondary" size="small">
      {t`See other flights`}
    </ButtonLink>
  );
  switch (outcome.kind) {
    case 'failed':
      return (
        <Alert live tone="danger" title={t`The booking was not made`} action={others}>
          <Stack gap={4}>
            {outcome.progress.message && <span>{translateMessage(outcome.progress.message)}</span>}
            <span>{i18n._(moneyWords(outcome.progress.money, 'failed'))}</span>
            <span>
              <Trans>
                Everything that you typed is still here. You can try again, with another card if you like.
              </Trans>
            </span>
          </Stack>
        </Alert>
      );
    case 'gone':
      return (
        <Alert
          live
          tone="danger"
          title={t`This flight is not available, please select another`}
          action={others}
        >
          {translateMessage(outcome.message)} <Trans>No money was taken.</Trans>
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
          <Trans>Look at My Trips before you pay again: the first one may have gone through.</Trans>
        </Alert>
      );
    case 'unknown':
      return (
        <Alert
          live
          tone="warning"
          title={t`We did not hear back about your booking`}
          action={
            <Button size="small" loading={pending} onClick={onAskAgain}>
              {t`Ask again`}
            </Button>
          }
        >
          <Stack gap={4}>
            <span>
              <Trans>
                It may have gone through. Asking again is safe: you are never booked or charged twice.
              </Trans>
            </span>
            {outcome.message && <span>{translateMessage(outcome.message)}</span>}
          </Stack>
        </Alert>
      );
    case 'fields':
    case 'refused':
      return (
        <Alert live tone="danger" title={t`Nothing has been booked or charged`}>
          {translateMessage(outcome.message)}
        </Alert>
      );
    case 'expired':
      return (
        <Alert live tone="warning" title={t`The price was held for a while, and that time is over`}>
          <Trans>Press Pay again to go on with the price of now. Nothing has been booked or charged.</Trans>
        </Alert>
      );
    case 'follow':
    case 'price':
      return null;
  }
}
