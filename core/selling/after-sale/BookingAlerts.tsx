import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { protectionOf } from '../checkout/addons/addons';
import { ProtectionNote } from '../checkout/price/ProtectionNote';
import type { BookingProgress, Price } from '../../contract/bookings/booking';
import { useFormat } from '../../i18n/use-format';
import { wordsOf } from '../../i18n/words-of';
import { Alert } from '../../ui/feedback/Alert';
import { Stack } from '../../ui/content/layout';
import type { CancelEnd } from './cancel/cancel-end';
import { useMoneyWords } from '../checkout/price/use-money-words';

interface BookingAlertsProps {
  progress: BookingProgress;
  price: Price;
  /** The status in words. */
  status: string;
  /** Says whose answer is waited for, while a cancellation is under way; null when none is. */
  cancelling: string | null;
  /** Leads to where a booking is followed that is not confirmed yet. */
  follow: ReactNode;
  /** How the attempt to cancel ended that was made on this page. */
  lastEnd: CancelEnd<unknown> | null;
  /** Asks again what can be done with it; null unless that could not be read. */
  onRetry?: (() => void) | null;
  /** More to know about one that is confirmed; null when there is nothing. */
  note?: ReactNode;
}

/** How a booking stands, in words: what is not known yet is never told as an end (INV-6, G06). */
export function BookingAlerts({
  progress,
  price,
  status,
  cancelling,
  follow,
  lastEnd,
  onRetry = null,
  note = null,
}: BookingAlertsProps) {
  const { t } = useLingui();
  const { state, message, answersBy } = progress;
  const format = useFormat();
  const fate = useMoneyWords()(progress);
  const isOver = state === 'failed' || state === 'cancelled';
  const isOpen = state === 'processing' || state === 'action-required';
  const isRefused = lastEnd?.kind === 'refused' && state !== 'cancelled';
  const isTold = lastEnd !== null && (isOver || isRefused || (isOpen && cancelling !== null));
  const alerts = useRef<HTMLElement | null>(null);
  // The button that was pressed is far below, or gone.
  useEffect(() => {
    if (!isTold) return;
    alerts.current?.focus({ preventScroll: true });
    alerts.current?.scrollIntoView({ block: 'center' });
  }, [isTold, lastEnd]);
  const hasNotes = state === 'confirmed' && (protectionOf(price) !== null || note !== null);
  if (!isOver && !isOpen && !isRefused && !onRetry && !hasNotes) return null;
  return (
    <Stack gap={12} tabIndex={-1} ref={(element: HTMLElement | null) => void (alerts.current = element)}>
      {isOpen && cancelling !== null ? (
        <Alert live tone="warning" title={t`The cancellation is in progress`}>
          {cancelling}
        </Alert>
      ) : (
        isOpen && (
          <Alert title={t`This booking is not confirmed yet`} action={follow}>
            {answersBy && (
              <>
                {t`Your booking request has been submitted to the supplier and is awaiting a response`}.{' '}
                <Trans>You will get an email with the answer by {format.deadline(answersBy)}.</Trans>{' '}
              </>
            )}
            {fate}
          </Alert>
        )
      )}
      {isRefused && (
        <Alert live tone="danger" title={t`The booking was not canceled. It is still: ${status}`}>
          {wordsOf(lastEnd)}
        </Alert>
      )}
      {isOver && (
        <Alert
          live={isTold}
          tone={state === 'failed' ? 'danger' : 'info'}
          title={state === 'failed' ? t`The booking was not made` : t`This booking is cancelled`}
        >
          {message && `${wordsOf(progress)} `}
          {fate}
        </Alert>
      )}
      {onRetry && (
        <Alert
          live
          tone="warning"
          title={t`We cannot see what can be done with this booking now`}
          onRetry={onRetry}
        />
      )}
      {state === 'confirmed' && <ProtectionNote price={price} />}
      {state === 'confirmed' && note}
    </Stack>
  );
}
