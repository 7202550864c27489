import { Trans, useLingui } from '@lingui/react/macro';
import { CancelSumsView } from '@/core/booking/cancel/CancelSumsView';
import type { Money } from '@/core/contract';
import { useDeadline } from '@/core/i18n/use-deadline';
import type { Place } from '@/core/say/dates';
import type { CancelTerms } from '../../contract';

/** What is kept, what comes back and to whom, until when, and that it is final. */
export function CancelTermsView({
  terms,
  before,
  total,
  place,
}: {
  terms: CancelTerms;
  /** What was on screen when the server said that it had changed. */
  before: CancelTerms | null;
  total: Money;
  /** On whose clocks its time limit is. */
  place: Place | null;
}) {
  const { t } = useLingui();
  return (
    <CancelSumsView
      sums={terms}
      before={before}
      paid={terms.kind === 'withdraw' ? null : total}
      keptBy={t`Kept by the airline and the agency`}
      final={
        <Trans>This cannot be undone: the seats are given back for all travelers and all flights.</Trans>
      }
    >
      <Why terms={terms} place={place} />
    </CancelSumsView>
  );
}

function Why({ terms: { kind, refund, voidUntil }, place }: { terms: CancelTerms; place: Place | null }) {
  const deadline = useDeadline();
  const until = voidUntil && place && deadline(voidUntil, place);
  switch (kind) {
    case 'withdraw':
      return (
        <Trans>You have not paid for this reservation, so nothing is charged and nothing is owed.</Trans>
      );
    case 'schedule-change':
      return <Trans>The airline changed your flights, so cancelling is free of charge.</Trans>;
    case 'void':
      return until ? (
        <Trans>
          Free cancellation until <strong>{until}</strong>: the tickets are voided and everything that was
          paid comes back.
        </Trans>
      ) : (
        <Trans>Cancelling is free now: the tickets are voided and everything that was paid comes back.</Trans>
      );
    case 'refund':
      return refund.amount > 0 ? (
        <Trans>By the rules of the fare a part of the price is kept.</Trans>
      ) : (
        <Trans>By the rules of the fare nothing is returned.</Trans>
      );
  }
}
