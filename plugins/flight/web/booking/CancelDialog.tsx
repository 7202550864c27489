import { useLingui } from '@lingui/react/macro';
import { CancelDialog as AnyCancelDialog } from '@/core/booking/cancel/CancelDialog';
import { ProtectionNote } from '@/core/checkout/ProtectionNote';
import type { Money, Price } from '@/core/contract';
import type { Place } from '@/core/say/dates';
import { translateMessage } from '../server-messages';
import { CancelTermsView } from './CancelTermsView';
import { useCancel, type CancelInput } from './use-cancel';

interface CancelDialogProps extends CancelInput {
  /** What was or is to be paid. */
  total: Money;
  /** Where it is known, what protection does is told as well. */
  price?: Price;
  /** On whose clocks time limits are. */
  place: Place | null;
  onClose: () => void;
}

/** What cancelling flights, or giving a reservation of them back, costs and returns, before it is decided. */
export function CancelDialog({ total, price, place, onClose, ...input }: CancelDialogProps) {
  const { t } = useLingui();
  const flow = useCancel(input);
  const giveBack = {
    title: t`Give this reservation back?`,
    keep: t`Keep the reservation`,
    confirm: t`Give it back`,
  };
  return (
    <AnyCancelDialog
      flow={flow}
      translate={translateMessage}
      words={flow.terms?.kind === 'withdraw' ? giveBack : undefined}
      onClose={onClose}
    >
      {(terms) => (
        <>
          <CancelTermsView terms={terms} before={flow.before} total={total} place={place} />
          {price && terms.kind === 'refund' && terms.settlement.keptBy === 'terms' && (
            <ProtectionNote price={price} />
          )}
        </>
      )}
    </AnyCancelDialog>
  );
}
