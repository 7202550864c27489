import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookingProgress } from '../../../contract/bookings/booking';
import { wordsOf } from '../../../i18n/words-of';
import { useFormat } from '../../../i18n/use-format';
import { linkTo } from '../../../address/link';
import { classes } from '../../../ui/content/box';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Icon } from '../../../ui/pictures/Icon';
import { Check, CircleX, Clock, CreditCard, ShieldCheck, Ticket } from '../../../ui/pictures/icons';
import { Heading, Text } from '../../../ui/content/Text';
import { useMoneyWords } from '../price/use-money-words';
import { confirmationUrl } from './progress-words';
import * as css from '../Checkout.css';

const MARKS = {
  processing: Ticket,
  'action-required': ShieldCheck,
  reserved: Clock,
  confirmed: Check,
  cancelled: CircleX,
  failed: CircleX,
} as const;

/** How far a booking has come, in words that promise nothing that is not known. Null: not asked yet. */
export function ProgressCard({
  progress,
  isLong = false,
  nextStep,
}: {
  progress: BookingProgress | null;
  isLong?: boolean;
  nextStep?: ReactNode;
}) {
  const { t } = useLingui();
  const moneyWords = useMoneyWords();
  const state = progress?.state ?? 'processing';
  const answersBy = progress?.answersBy;
  const format = useFormat();
  const confirmUrl = confirmationUrl(progress?.actionUrl ?? null);
  const titles: Record<typeof state, string> = {
    processing: answersBy ? t`Your request is in progress` : t`Making your booking`,
    'action-required': t`Please confirm your payment`,
    reserved: t`Reserved, not paid yet`,
    confirmed: t`Your booking is confirmed`,
    cancelled: t`This booking is cancelled`,
    failed: t`The booking was not made`,
  };
  return (
    <section className={css.progress} aria-busy={state === 'processing' && !answersBy}>
      <span
        className={classes(
          css.mark,
          state === 'processing' && !answersBy && css.working,
          state === 'failed' && css.bad,
          state === 'confirmed' && css.good,
        )}
      >
        <Icon icon={MARKS[state]} size="large" />
      </span>
      <div role="status">
        <Heading level={1} size={24} align="center">
          {titles[state]}
        </Heading>
        {state === 'processing' && answersBy && (
          <Text tone="secondary" align="center">
            {t`Your booking request has been submitted to the supplier and is awaiting a response`}.{' '}
            <Trans>
              You will get an email with the answer by {format.deadline(answersBy)}. You can close this page.
            </Trans>
          </Text>
        )}
        {state === 'processing' && !answersBy && (
          <Text tone="secondary" align="center">
            {isLong
              ? t`This is taking longer than usual. You can close this page: we will keep working on it, email you and show the booking in My Trips.`
              : t`We are confirming it with the provider. This usually takes a few seconds.`}
          </Text>
        )}
        {state === 'action-required' && (
          <Text tone="secondary" align="center">
            <Trans>
              The payment is waiting for you at your bank: confirm or pay it there. Then you will come back
              here.
            </Trans>
          </Text>
        )}
        {state === 'failed' && progress?.message && (
          <Text tone="secondary" align="center">
            {wordsOf(progress)}
          </Text>
        )}
      </div>
      {progress && (
        <div className={css.facts}>
          <span className={css.fact}>
            <Icon icon={CreditCard} />
            {moneyWords(progress)}
          </span>
          {state === 'processing' && (
            <span className={css.fact}>
              <Icon icon={Clock} />
              <Trans>There is no need to pay or to book again: reloading this page is safe.</Trans>
            </span>
          )}
        </div>
      )}
      <div className={css.actions}>
        {state === 'action-required' && confirmUrl && (
          <Button variant="primary" size="large" onClick={() => location.assign(confirmUrl)}>
            {t`Confirm at my bank`}
          </Button>
        )}
        {state === 'failed' && nextStep}
        {(isLong || answersBy || state === 'failed' || state === 'cancelled') && (
          <ButtonLink {...linkTo('/mytrip')} variant="secondary">
            {t`My Trips`}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
