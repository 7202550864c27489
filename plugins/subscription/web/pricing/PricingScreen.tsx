import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState, useEffect, useRef } from 'react';
import { useAddress } from '@/core/address/use-address';
import { forgetIdempotencyKey } from '@/core/selling/checkout/pay/idempotency';
import { dropEverywhere } from '@/core/session/tab-store';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Button } from '@/core/ui/actions/Button';
import { Container, Stack } from '@/core/ui/content/layout';
import { Failed } from '@/core/query/Failed';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import type { SubscriptionProgress } from '../../contract/progress';
import { PricingSearch } from '../addresses';
import { idOfPath, paymentPath } from '../paying/progress-call';
import { ProgressView } from '../paying/ProgressView';
import type { PayProblem } from '../paying/use-pay';
import { usePlans } from '../use-plans';
import { SIGN_UP } from './sign-up-form';
import { SignUpPage } from './SignUpPage';
import { useSignUpForm } from './use-sign-up-form';
import { Welcome } from './Welcome';
import * as css from './Pricing.css';
import { useCoupon } from '../coupon/use-coupon';

/** `/pricing`: an agency signs up, pays, and finds its site (R008, R414 to R427, R446). */
export default function PricingScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { verify, coupon: sentAlong } = useAddress(PricingSearch);
  const plans = usePlans();
  const form = useSignUpForm();
  const { coupon, sent, askAgain } = useAddressCoupon();
  const [ready, setReady] = useState<SubscriptionProgress | null>(null);
  const [failure, setFailure] = useState<PayProblem | null>(null);
  usePageTitle(t`Open your agency`);

  const toForm = () => navigate({ to: '/pricing', search: { coupon: sentAlong }, replace: true });
  /** This try is over, one way or the other: the next one is another sign-up. */
  const onActive = (progress: SubscriptionProgress) => {
    forgetIdempotencyKey(SIGN_UP);
    dropEverywhere(SIGN_UP);
    setReady(progress);
  };
  const onFailed = (progress: SubscriptionProgress) => {
    forgetIdempotencyKey(SIGN_UP);
    if (progress.field) form.refuse([progress.field]);
    setFailure({ kind: 'failed', said: progress, detail: progress.detail });
    return toForm();
  };

  if (ready && verify) return <Welcome progress={ready} />;
  if (verify)
    return (
      <div className={css.page}>
        <Container width="text">
          <ProgressView
            key={verify}
            path={paymentPath(verify)}
            title={t`Opening your agency`}
            onActive={onActive}
            onFailed={onFailed}
            nextStep={<Button onClick={() => void toForm()}>{t`Back to the form`}</Button>}
          />
        </Container>
      </div>
    );
  const plan = plans.data?.data.plan;
  return (
    <div className={css.page}>
      <Container>
        {plan ? (
          <SignUpPage
            plan={plan}
            form={form}
            coupon={coupon}
            sentCoupon={sent}
            failure={failure}
            onOtherPrice={() => {
              void plans.refetch();
              askAgain();
            }}
            onFollow={async (path) => {
              setFailure(null);
              await navigate({
                to: '/pricing',
                search: (known) => ({ ...known, verify: idOfPath(path) }),
                replace: true,
              });
            }}
          />
        ) : plans.isError ? (
          <Failed of={plans} />
        ) : (
          <SkeletonGroup>
            <Stack gap={24}>
              <Skeleton shape="block" height={56} width="1/2" />
              <Skeleton shape="block" height={80} />
              <Skeleton shape="block" height={80} />
            </Stack>
          </SkeletonGroup>
        )}
      </Container>
    </div>
  );
}

/** The coupon of the page: the one in the address is asked about at once, and one that is taken stands there, over reloads. */
function useAddressCoupon() {
  const { coupon: sent } = useAddress(PricingSearch);
  const navigate = useNavigate();
  const coupon = useCoupon();
  const { state, apply } = coupon;
  const begun = useRef(false);
  const code = state.status === 'valid' ? state.coupon.code : undefined;
  const had = useRef(code);

  useEffect(() => {
    if (begun.current || !sent) return;
    begun.current = true;
    void apply(sent);
  }, [apply, sent]);
  useEffect(() => {
    if (had.current === code) return;
    had.current = code;
    begun.current = true;
    void navigate({ to: '/pricing', search: (known) => ({ ...known, coupon: code }), replace: true });
  }, [code, navigate]);

  /** Asks anew what it gives, after the price was another one. */
  const askAgain = () => {
    if (code) void apply(code);
  };
  return { coupon, sent, askAgain };
}
