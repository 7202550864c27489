import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PaymentInput } from '../../../contract/bookings/booking';
import type { Money } from '../../../contract/money/money';
import { useContributions } from '../../../plugin/react';
import { ContributionView } from '../../../plugin/views';
import type { Tokenise } from '../../../plugin/points';
import { useAgency } from '../../../tenant/agency';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/content/layout';
import { RadioGroup } from '../../../ui/choices/RadioGroup';
import { CardFields, type OnProblems } from './CardFields';
import { FieldsGone } from './use-fields-frame';

/** The gateway's own method; every other one is a contribution to `payment.methods`. */
export const CARD_METHOD = 'card';

/** Resolves with what the booking call takes, or null when the method's fields need mending. Rejects when it is gone. */
export type CollectPayment = () => Promise<PaymentInput | null>;

export interface PaymentStepProps {
  due: Money;
  /** Hands out the function to call on "Pay". */
  onReady: (collect: CollectPayment, check: () => void) => void;
  /** What is wrong in its fields, for the page's list of what is to be mended. */
  onProblems?: OnProblems;
  /** Enter was pressed in a card field. */
  onSubmit?: () => void;
}

/** What travellers read where the agency has switched payment off (R169, G121). */
export function PaymentDisabledNotice() {
  const { t } = useLingui();
  return <Alert tone="warning">{t`Payment is disabled. Please contact the agency administrator`}</Alert>;
}

/** Choosing how to pay: by card, or by a method that a plugin brings. */
export function PaymentStep({ due, onReady, onProblems, onSubmit }: PaymentStepProps) {
  const { t, i18n } = useLingui();
  const { isPaymentDisabled } = useAgency();
  const methods = useContributions('payment.methods');
  const [chosen, setChosen] = useState<string>(CARD_METHOD);
  const tokenisers = useRef(new Map<string, Tokenise>());
  const checks = useRef(new Map<string, () => void>());
  const method = methods.find((item) => item.id === chosen);
  const active = method?.id ?? CARD_METHOD;

  const collect = useCallback<CollectPayment>(async () => {
    const tokenise = tokenisers.current.get(active);
    if (!tokenise) throw new FieldsGone('The payment fields are not there yet');
    const token = await tokenise();
    return token ? { method: active, token: token.token } : null;
  }, [active]);
  const check = useCallback(() => checks.current.get(active)?.(), [active]);
  useEffect(() => {
    if (!isPaymentDisabled) onReady(collect, check);
  }, [collect, check, onReady, isPaymentDisabled]);

  const cardReady = useCallback((tokenise: Tokenise, checkCard: () => void) => {
    tokenisers.current.set(CARD_METHOD, tokenise);
    checks.current.set(CARD_METHOD, checkCard);
  }, []);
  const methodReady = useCallback(
    (tokenise: Tokenise) => void tokenisers.current.set(active, tokenise),
    [active],
  );

  if (isPaymentDisabled) return <PaymentDisabledNotice />;
  return (
    <Stack gap={20}>
      {methods.length > 0 && (
        <RadioGroup
          legend={t`How would you like to pay?`}
          variant="cards"
          value={active}
          onChange={setChosen}
          options={[
            { value: CARD_METHOD, label: t`Card` },
            ...methods.map((item) => ({ value: item.id, label: i18n._(item.label) })),
          ]}
        />
      )}
      {method ? (
        <ContributionView<'payment.methods'>
          key={method.id}
          item={method}
          props={{ due, onReady: methodReady }}
        />
      ) : (
        <CardFields onReady={cardReady} onProblems={onProblems} onSubmit={onSubmit} />
      )}
    </Stack>
  );
}
