import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CancelDialog as AnyCancelDialog } from '@/core/booking/cancel/CancelDialog';
import { CancelSumsView } from '@/core/booking/cancel/CancelSumsView';
import { ProtectionNote } from '@/core/checkout/ProtectionNote';
import type { Money, Price } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { RadioGroup } from '@/core/ui/RadioGroup';
import type { CarRefund } from '../../contract';
import { useDeadline, type Where } from '../parts/deadline';
import { translateMessage } from '../server-messages';
import { useCancel, type CancelInput } from './use-cancel';
import { reasonsFor, sentFor, type ReasonId } from './reasons';

interface CancelDialogProps extends CancelInput {
  /** What was paid. */
  total: Money;
  /** Where it is known, deadlines are told on its clocks. */
  pickUp?: Where | null | undefined;
  /** Where it is known, what protection does is told as well. */
  price?: Price;
  onClose: () => void;
}

const REASON_FIELD = 'cancel-reason';

/** What cancelling a car costs and returns, and why it is cancelled, before it is decided (R307, R310). */
export function CancelDialog({ total, pickUp, price, onClose, ...input }: CancelDialogProps) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState<ReasonId | null>(null);
  const [isMissing, setMissing] = useState(false);
  const flow = useCancel(input, reason && sentFor(reason));
  const confirm = () => {
    if (reason) return flow.confirm();
    setMissing(true);
    document.querySelector<HTMLElement>(`#${REASON_FIELD} input`)?.focus();
  };
  return (
    <AnyCancelDialog flow={flow} translate={translateMessage} onConfirm={confirm} onClose={onClose}>
      {(terms) => (
        <>
          <CancelSumsView
            sums={terms}
            before={flow.before}
            paid={total}
            keptBy={t`Kept by the rental company and the agency`}
            final={<Trans>This cannot be undone: the car is given to somebody else.</Trans>}
          >
            <Why terms={terms} pickUp={pickUp} />
          </CancelSumsView>
          {price && terms.settlement.keptBy === 'terms' && <ProtectionNote price={price} />}
          <RadioGroup
            id={REASON_FIELD}
            legend={t`Why are you cancelling?`}
            value={reason}
            onChange={(next) => {
              setReason(next);
              setMissing(false);
            }}
            options={reasonsFor(terms.reasons).map(({ id, label }) => ({ value: id, label: i18n._(label) }))}
            error={isMissing && t`Please choose a reason`}
          />
        </>
      )}
    </AnyCancelDialog>
  );
}

function Why({
  terms: { penalty, refund, freeUntil },
  pickUp,
}: {
  terms: CarRefund;
  pickUp: Where | null | undefined;
}) {
  const format = useFormat();
  const deadline = useDeadline();
  if (penalty.amount === 0 && freeUntil)
    return (
      <Trans>
        Free cancellation until{' '}
        <strong>{pickUp ? deadline(freeUntil, pickUp) : format.deadline(freeUntil)}</strong>: everything that
        was paid comes back.
      </Trans>
    );
  if (penalty.amount === 0)
    return <Trans>Cancelling is free now: everything that was paid comes back.</Trans>;
  return refund.amount > 0 ? (
    <Trans>By the terms of the rental a part of the price is kept.</Trans>
  ) : (
    <Trans>By the terms of the rental nothing is returned any more.</Trans>
  );
}
