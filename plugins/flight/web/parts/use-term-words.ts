import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { FareService, FareTerms } from '../../contract';

export interface TermWords {
  /** `included`: it costs nothing. */
  service: FareService;
  text: string;
}

/** What plans that change cost, in the same words on cards, in details and at the checkout. */
export function useTermWords() {
  const { t } = useLingui();
  const format = useFormat();

  const change = ({ change: { service, fee } }: FareTerms): TermWords => {
    if (service === 'included') return { service, text: t`Free changes` };
    if (service === 'none') return { service, text: t`No changes` };
    const amount = fee && format.money(fee);
    return { service, text: amount ? t`Changes from ${amount}` : t`Changes for a fee` };
  };
  const refund = ({ refund: { service, fee } }: FareTerms): TermWords => {
    if (service === 'included') return { service, text: t`Free cancellation until departure` };
    if (service === 'none') return { service, text: t`No refund` };
    const amount = fee && format.money(fee);
    return { service, text: amount ? t`Cancel for ${amount} per traveler` : t`Refund for a fee` };
  };
  const cancel = (terms: FareTerms): TermWords => {
    const { voidHours: hours } = terms;
    return hours === 0 || terms.refund.service === 'included'
      ? refund(terms)
      : { service: 'included', text: t`Free cancellation for ${hours} h` };
  };

  return {
    change,
    /** The best that cancelling may be. */
    cancel,
    /** What becomes of it, one line after the other. `covered`: what a protection says in place of a fare that keeps more. */
    cancelling(terms: FareTerms, covered: string | null = null): TermWords[] {
      const kept = refund(terms);
      const isFree = kept.service === 'included';
      const atFirst = terms.voidHours > 0 && !isFree ? [cancel(terms)] : [];
      if (covered && !isFree) return [...atFirst, { service: 'included', text: covered }];
      const { text: next } = kept;
      return atFirst.length > 0 ? [...atFirst, { ...kept, text: t`Then: ${next}` }] : [kept];
    },
    /** The two of a card: one where there is neither. */
    brief(terms: FareTerms): TermWords[] {
      const both = [cancel(terms), change(terms)];
      return both.every(({ service }) => service === 'none')
        ? [{ service: 'none', text: t`No refund, no changes` }]
        : both;
    },
  };
}
