import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Price } from '../../../contract/bookings/booking';
import type { Said } from '../../../contract/refusal';
import type { Money } from '../../../contract/money/money';
import type { Place } from '../../../say/dates';
import { useCall, type Call } from '../../../query/call';
import { RadioGroup } from '../../../ui/choices/RadioGroup';
import { ProtectionNote } from '../../checkout/price/ProtectionNote';
import type { SoldProduct } from '../product';
import { CancelDialog } from './CancelDialog';
import { CancelSumsView } from './CancelSumsView';
import type { CancelEnd, CancelSums } from './cancel-end';
import { TERMS_QUERY, useCancel } from './use-cancel';

/** What a dialog tells the page that it stands on. */
export interface CancelHandlers<Booking> {
  onClose: () => void;
  /** The attempt is over, however it ended (G06). */
  onEnd: (end: CancelEnd<Booking>) => void;
}

/** What a product's own dialog has to know of the booking. */
export interface Cancelled {
  bookingId: string;
  /** Null where nothing was paid here. */
  paid: Money | null;
  /** Where it is known, what protection does is told as well. */
  price?: Price;
  /** Where it is known, deadlines are told on its clocks. */
  place?: Place | null;
}

interface CancelBookingProps<
  Terms extends CancelSums,
  Reason extends string,
  Booking,
> extends CancelHandlers<Booking> {
  product: Pick<SoldProduct, 'words'>;
  /** Asks what it costs. */
  terms: Call<{ data: Terms }>;
  /** Carries it out at these terms, for that reason where reasons are asked for. */
  send: (terms: Terms, reason: Reason | null) => Promise<{ data: Booking } & Said>;
  /** What was paid; null where nothing was, so that nothing comes back. */
  paid: (terms: Terms) => Money | null;
  /** Where it is known, what protection does is told as well, unless something else than the terms decides. */
  price?: Price | undefined;
  byTerms?: (terms: Terms) => boolean;
  /** Why it costs what it costs by the terms. */
  why: (terms: Terms) => ReactNode;
  /** What is given up for good. */
  final: ReactNode;
  /** Why somebody cancels, of which one has to be chosen; nobody is asked without it. */
  reasons?: (terms: Terms) => { value: Reason; label: string }[];
  /** Where it is not a booking that is cancelled, but say a reservation given back. */
  words?: (terms: Terms) => { title: string; keep: string; confirm: string } | undefined;
}

const REASON_FIELD = 'cancel-reason';

/** What cancelling costs and returns, before it is decided (R226, R307, R310); mounted while it is open. */
export function CancelBooking<Terms extends CancelSums, Reason extends string, Booking>({
  product: { words: names },
  byTerms = () => true,
  price,
  onClose,
  onEnd,
  ...own
}: CancelBookingProps<Terms, Reason, Booking>) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState<Reason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const asked = useCall(own.terms, TERMS_QUERY);
  const flow = useCancel({ asked, send: (terms) => own.send(terms, reason), onEnd });
  const confirm = () => {
    if (reason || !own.reasons) return flow.confirm();
    setMissing(true);
    document.querySelector<HTMLElement>(`#${REASON_FIELD} input`)?.focus();
  };
  return (
    <CancelDialog
      flow={flow}
      words={flow.terms ? own.words?.(flow.terms) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {(terms) => (
        <>
          <CancelSumsView
            sums={terms}
            before={flow.before}
            paid={own.paid(terms)}
            keptBy={i18n._(names.keptByTerms)}
            final={own.final}
          >
            {own.why(terms)}
          </CancelSumsView>
          {price && byTerms(terms) && terms.settlement.keptBy === 'terms' && <ProtectionNote price={price} />}
          {own.reasons && (
            <RadioGroup
              id={REASON_FIELD}
              legend={t`Why are you cancelling?`}
              value={reason}
              onChange={(next) => {
                setReason(next);
                setMissing(false);
              }}
              options={own.reasons(terms)}
              error={isMissing && t`Please choose a reason`}
            />
          )}
        </>
      )}
    </CancelDialog>
  );
}
