import { useCallback, useRef, useState } from 'react';
import type { z } from 'zod/mini';
import type { Tokenise } from '@/core/plugin/points';
import type { OnProblems, PaymentProblem } from '@/core/selling/checkout/pay/CardFields';
import { FieldsGone } from '@/core/selling/checkout/pay/use-fields-frame';
import type { CardPayment } from '../../contract/progress';

/** A card that is typed into the gateway's own fields: what is wrong there, and what is sent of it. */
export function useCard() {
  const fields = useRef<{ tokenise: Tokenise; check: () => void } | null>(null);
  const [problems, setProblems] = useState<readonly PaymentProblem[]>([]);
  const onReady = useCallback((tokenise: Tokenise, check: () => void) => {
    fields.current = { tokenise, check };
  }, []);
  const onProblems = useCallback<OnProblems>((found, isAnswer) => {
    // Between two presses the list only gets shorter, as it does for the form's own fields.
    setProblems((known) => (isAnswer ? found : found.filter(({ id }) => known.some((one) => one.id === id))));
  }, []);
  return {
    problems,
    fields: { onReady, onProblems },
    /** Says at the fields what is wrong with them, and takes nothing. */
    check: () => fields.current?.check(),
    /** Null when a field needs mending. Rejects with `FieldsGone` when the fields do not answer. */
    collect: async (): Promise<z.output<typeof CardPayment> | null> => {
      if (!fields.current) throw new FieldsGone('The card fields are not there yet');
      const taken = await fields.current.tokenise();
      return taken && { method: 'card', token: taken.token };
    },
  };
}
