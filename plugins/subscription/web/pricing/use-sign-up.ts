import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '@/core/api/context';
import { ApiError } from '@/core/api/error';
import type { Language, Money } from '@/core/contract';
import type { BodyOf } from '@/core/contract/endpoint';
import type { FieldRefusal } from '@/core/contract/errors';
import { wordsOf } from '@/core/i18n/words-of';
import { confirmationUrl } from '@/core/selling/checkout/progress/progress-words';
import { focusErrorSummary } from '@/core/ui/fields/ErrorSummary';
import { subscriptionRefusals } from '../../contract/refusals';
import { createAgencySignUp, type AgencySignUp } from '../../contract/sign-up';
import type { Coupon } from '../coupon/use-coupon';
import { useCard } from '../paying/use-card';
import { usePay } from '../paying/use-pay';
import { SIGN_UP } from './sign-up-form';
import type { SignUpForm } from './use-sign-up-form';

type Body = BodyOf<typeof createAgencySignUp>;

interface SignUpInput {
  form: SignUpForm;
  coupon: Coupon;
  /** What stands on screen as due; null while the price is not known. */
  due: Money | null;
  /** The price on screen is not the one that is asked. */
  onOtherPrice: () => void;
  /** It goes on, or is done: at this path is told how far it is. */
  onFollow: (verifyPath: string) => Promise<void>;
}

const trimmed = ({ password, ...rest }: AgencySignUp): AgencySignUp =>
  ({
    ...Object.fromEntries(Object.entries(rest).map(([field, typed]) => [field, typed.trim()])),
    password,
  }) as AgencySignUp;

/** The fields that a refusal is about; a name that exists is told at the site's address, which is to be another one (R447). */
function fieldsOf(error: ApiError): readonly FieldRefusal[] {
  if (error.fields.length > 0 || error.reason !== subscriptionRefusals.exists.reason) return error.fields;
  return [{ path: 'subdomain', ...subscriptionRefusals.exists }];
}

/**
 * Signs an agency up: checks the form, takes the card's token, and sends it once under a key of its own, so that neither a
 * second press nor a reload pays twice. Nothing that was typed is lost on a refusal.
 */
export function useSignUp({ form, coupon, due, onOtherPrice, onFollow }: SignUpInput) {
  const { i18n } = useLingui();
  const api = useApi();
  const card = useCard();
  const summary = form.summary.ref;
  const [isTried, setTried] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const bank = useRef<string | null>(null);

  const refuse = (fields: readonly FieldRefusal[]) => {
    form.refuse(fields);
    const ofCoupon = fields.find(({ path }) => path.endsWith('couponCode'));
    if (ofCoupon) coupon.refuse(wordsOf(ofCoupon));
  };
  const send = async (body: Body, idempotencyKey: string) => {
    try {
      const answer = await api.call(createAgencySignUp, { body }, { idempotencyKey, keepsSession: true });
      bank.current = confirmationUrl(answer.data.actionUrl);
      if (answer.data.field) refuse([answer.data.field]);
      return answer;
    } catch (error) {
      if (error instanceof ApiError) {
        refuse(fieldsOf(error));
        if (error.reason === subscriptionRefusals.priceChanged.reason) onOtherPrice();
      }
      throw error;
    }
  };
  const paying = usePay<Body>({
    subject: SIGN_UP,
    send,
    // Whoever comes back from the bank by the browser's Back finds how far it is, and no form to send again.
    onFollow: async (path) => {
      await onFollow(path);
      if (bank.current) location.assign(bank.current);
    },
    onActive: ({ verifyPath }) => onFollow(verifyPath),
  });

  const isCouponWrong = coupon.state.status === 'invalid';
  const errors = [
    ...form.summary.errors,
    ...(isTried && coupon.state.status === 'invalid'
      ? [{ fieldId: 'couponCode', message: coupon.state.message }]
      : []),
    ...card.problems.map(({ id, message, focus }) => ({ fieldId: id, message, focus })),
  ];
  const hasFields = errors.length > 0;
  const { problem } = paying;
  const showProblem = useEffectEvent(() => {
    if (!problem) return;
    if (hasFields) focusErrorSummary(summary);
    else requestAnimationFrame(() => alert.current?.scrollIntoView({ block: 'center' }));
  });
  // Once, when it is told: not whenever the list gets shorter.
  useEffect(() => showProblem(), [problem]);

  const isUnknown = problem?.kind === 'unknown';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!due || isUnknown || paying.pending || coupon.state.status === 'pending') return;
    setTried(true);
    if (!form.submit() || isCouponWrong) {
      card.check();
      return focusErrorSummary(summary);
    }
    void paying.pay(async () => {
      const payment = await card.collect();
      if (!payment) {
        focusErrorSummary(summary);
        return null;
      }
      return {
        ...trimmed(form.values),
        ...(coupon.state.status === 'valid' ? { couponCode: coupon.state.coupon.code } : {}),
        language: i18n.locale as Language,
        acceptedAmount: due,
        payment,
      };
    });
  };

  return {
    submit,
    /** The button was pressed since the page was opened. */
    isTried,
    errors,
    /** What is told beside the fields; what is wrong with fields stands in their list. */
    problem: hasFields && problem?.kind === 'refused' ? null : problem,
    askAgain: () => void paying.askAgain(),
    pending: paying.pending,
    /** It may have been paid: nothing may be changed until that is known. */
    isFrozen: isUnknown,
    card,
    refs: { summary, alert },
  };
}
