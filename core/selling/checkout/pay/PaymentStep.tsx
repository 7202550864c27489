import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PaymentInput } from '../../../contract/bookings/booking';
import type { Money } from '../../../contract/money/money';
import type { PaidPart } from '../../../contract/money/settlement';
import { useContributions } from '../../../plugin/react';
import { ContributionView } from '../../../plugin/views';
import type { Tokenise } from '../../../plugin/points';
import { useAgency } from '../../../tenant/agency';
import { Alert } from '../../../ui/feedback/Alert';
import { Amount } from '../../../ui/content/Amount';
import { Stack } from '../../../ui/content/layout';
import { Text } from '../../../ui/content/Text';
import { RadioGroup } from '../../../ui/choices/RadioGroup';
import { CardFields, type OnProblems } from './CardFields';
import { CARD_METHOD, useMethods } from './use-methods';

/** Resolves with what the booking call takes, or null when the method's fields need mending. Rejects when it is gone. */
export type CollectPayment = () => Promise<PaymentInput | null>;

export interface PaymentStepProps {
  due: Money;
  /** Id of the plugin whose product is paid. */
  product: string;
  /** Hands out the function to call on "Pay". */
  onReady: (collect: CollectPayment, check: () => void) => void;
  /**
   * What the button pays: what other methods leave to the chosen one, or all where they leave nothing; and who pays which
   * part, where it is not the card alone.
   */
  onAsked?: (asked: Money, parts: readonly PaidPart[]) => void;
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

/** Choosing how to pay: parts by methods that take a part, the rest by card or by a method that a plugin brings. */
export function PaymentStep({ due, product, onReady, onAsked, onProblems, onSubmit }: PaymentStepProps) {
  const { t, i18n } = useLingui();
  const { isPaymentDisabled } = useAgency();
  const installed = useContributions('payment.methods');
  const [chosen, setChosen] = useState<string>(CARD_METHOD);
  const checks = useRef(new Map<string, () => void>());
  const { parts, methods } = useMemo(
    () => ({
      parts: installed.filter(({ pays }) => pays === 'part'),
      methods: installed.filter(({ pays }) => pays === 'whole'),
    }),
    [installed],
  );
  const partIds = useMemo(() => parts.map(({ id }) => id), [parts]);
  const paying = useMethods(due, partIds);
  const method = methods.find((item) => item.id === chosen);
  const active = method?.id ?? CARD_METHOD;
  const isCovered = paying.rest.amount === 0 && due.amount > 0;
  const asked = isCovered ? due : paying.rest;
  const { covering, rest } = paying;
  const split = useMemo((): PaidPart[] => {
    const main = { method: active === CARD_METHOD ? null : active, amount: rest };
    return [
      ...covering.map(({ id, amount }) => ({ method: id, amount: { ...rest, amount } })),
      ...((covering.length > 0 || main.method !== null) && rest.amount > 0 ? [main] : []),
    ];
  }, [active, covering, rest]);
  useEffect(() => onAsked?.(asked, split), [onAsked, asked, split]);

  const { collect: collectFrom, onReady: isReady, onCovers } = paying;
  const collect = useCallback<CollectPayment>(() => collectFrom(active), [collectFrom, active]);
  const check = useCallback(() => {
    if (!isCovered) checks.current.get(active)?.();
  }, [active, isCovered]);
  useEffect(() => {
    if (!isPaymentDisabled) onReady(collect, check);
  }, [collect, check, onReady, isPaymentDisabled]);

  const cardReady = useCallback(
    (tokenise: Tokenise, checkCard: () => void) => {
      isReady(CARD_METHOD, tokenise);
      checks.current.set(CARD_METHOD, checkCard);
    },
    [isReady],
  );

  if (isPaymentDisabled) return <PaymentDisabledNotice />;
  return (
    <Stack gap={20}>
      {parts.map((item) => (
        <ContributionView<'payment.methods'>
          key={item.id}
          item={item}
          props={{
            due,
            product,
            onReady: (tokenise) => isReady(item.id, tokenise),
            onCovers: (amount) => onCovers(item.id, amount),
          }}
        />
      ))}
      {!isCovered && paying.rest.amount < due.amount && (
        <Text size={14} tone="secondary">
          <Trans>Left to pay: {<Amount money={paying.rest} own />}</Trans>
        </Text>
      )}
      {isCovered && (
        <Text size={14} tone="secondary">
          <Trans>Nothing is left to pay by card.</Trans>
        </Text>
      )}
      {!isCovered && methods.length > 0 && (
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
      {isCovered ? null : method ? (
        <ContributionView<'payment.methods'>
          key={method.id}
          item={method}
          props={{
            due,
            product,
            onReady: (tokenise) => isReady(method.id, tokenise),
            onCovers: () => undefined,
          }}
        />
      ) : (
        <CardFields due={paying.rest} onReady={cardReady} onProblems={onProblems} onSubmit={onSubmit} />
      )}
    </Stack>
  );
}
