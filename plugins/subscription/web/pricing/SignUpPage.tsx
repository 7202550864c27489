import { Trans, useLingui } from '@lingui/react/macro';
import { CardFields } from '@/core/selling/checkout/pay/CardFields';
import { useLongWait } from '@/core/selling/checkout/progress/use-long-wait';
import { Button } from '@/core/ui/actions/Button';
import { ExternalLink } from '@/core/ui/actions/ButtonLink';
import { Badge } from '@/core/ui/content/Badge';
import { Show, Split, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Alert } from '@/core/ui/feedback/Alert';
import { ErrorSummary } from '@/core/ui/fields/ErrorSummary';
import { StickyBar } from '@/core/ui/navigation/StickyBar';
import { Lock } from '@/core/ui/pictures/icons';
import type { Plan } from '../../contract/plans';
import { today } from '../calendar';
import { CouponField } from '../coupon/CouponField';
import type { Coupon } from '../coupon/use-coupon';
import { PayAlert } from '../paying/PayAlert';
import type { PayProblem } from '../paying/use-pay';
import { usePlanWords } from '../use-plan-words';
import { AgencyFields } from './AgencyFields';
import { OWNER } from './sign-up-fields';
import { OfferCard } from './OfferCard';
import { useSignUp } from './use-sign-up';
import type { SignUpForm } from './use-sign-up-form';
import * as css from './Pricing.css';
import { EmailField } from '@/core/credentials/EmailField';
import { NewPasswordField } from '@/core/credentials/NewPasswordField';
import { AskedFields } from '@/core/fields/AskedFields';
import type { ReactNode } from 'react';
import { Card } from '@/core/ui/content/Card';

const FORM = 'agency-sign-up';

interface SignUpPageProps {
  plan: Plan;
  form: SignUpForm;
  coupon: Coupon;
  /** The code that came with the address. */
  sentCoupon: string | undefined;
  /** Came of the try before, which was followed elsewhere. */
  failure: PayProblem | null;
  onOtherPrice: () => void;
  onFollow: (verifyPath: string) => Promise<void>;
}

/** One page from who one is to an agency that is open, with what it costs in view (R414). */
export function SignUpPage({
  plan,
  form,
  coupon,
  sentCoupon,
  failure,
  onOtherPrice,
  onFollow,
}: SignUpPageProps) {
  const { t } = useLingui();
  const words = usePlanWords();
  const taken = coupon.state.status === 'valid' ? coupon.state.coupon : null;
  const schedule = taken?.schedule ?? plan.schedule;
  const due = taken?.dueToday ?? schedule[0]?.amount ?? null;
  const signUp = useSignUp({ form, coupon, due, onOtherPrice, onFollow });
  const isLong = useLongWait(signUp.pending);
  const problem = signUp.problem ?? (signUp.isTried ? null : failure);
  const isFree = due?.amount === 0;
  const amount = due ? words.money(due) : '';
  const isBusy = signUp.pending || coupon.state.status === 'pending';
  const button = (
    <Button type="submit" form={FORM} size="large" icon={Lock} loading={isBusy} fullWidth>
      {isFree ? t`Open my agency` : t`Pay ${amount}`}
    </Button>
  );
  const canSend = !signUp.isFrozen;

  return (
    <>
      <Split sticky aside={<OfferCard plan={plan} schedule={schedule} />}>
        <form id={FORM} onSubmit={signUp.submit} noValidate aria-label={t`Open your agency`}>
          <Stack gap={24}>
            <Stack gap={8}>
              <Heading level={1}>
                <Trans>Open your agency</Trans>
              </Heading>
              <Text tone="secondary">
                <Trans>
                  Your own booking site, under your name. It is online a minute after you have paid.
                </Trans>
              </Text>
              <Show until="desktop">
                <p className={css.price}>
                  <Badge tone="brand">{words.name(plan)}</Badge>
                  <a href="#offer">{words.headline(plan)}</a>
                </p>
              </Show>
            </Stack>
            <ErrorSummary ref={signUp.refs.summary} errors={signUp.errors} />
            <fieldset disabled={signUp.isFrozen}>
              <Stack gap={24}>
                <Step number={1} title={t`You`} note={t`The owner of the agency, who logs in with this.`}>
                  <OwnerFields form={form} />
                </Step>
                <Step
                  number={2}
                  title={t`Your agency`}
                  note={t`Travelers see this on your site and on their documents.`}
                >
                  <AgencyFields form={form} />
                </Step>
                <Step number={3} title={t`Payment`} note={words.sentence(schedule, today())}>
                  <Stack gap={24}>
                    <CouponField coupon={coupon} initial={sentCoupon} />
                    <CardFields {...signUp.card.fields} onSubmit={() => signUp.submit()} />
                  </Stack>
                </Step>
              </Stack>
            </fieldset>
            <div ref={signUp.refs.alert}>
              {isLong && (
                <Alert live tone="info">
                  <Trans>This is taking longer than usual. Please keep this page open.</Trans>
                </Alert>
              )}
              {problem && (
                <PayAlert problem={problem} pending={signUp.pending} onAskAgain={signUp.askAgain} />
              )}
            </div>
            {canSend && (
              <Stack gap={12}>
                <Text size={14} tone="secondary">
                  <Trans>
                    By continuing you accept the{' '}
                    <ExternalLink href="/user-terms-and-conditions">terms and conditions</ExternalLink>. Your
                    card is stored by the payment provider and charged as described above until you cancel.
                  </Trans>
                </Text>
                <Show from="desktop">{button}</Show>
              </Stack>
            )}
          </Stack>
        </form>
      </Split>
      {canSend && (
        <Show until="desktop">
          <StickyBar>
            <div className={css.bar}>
              <span className={css.due}>
                <span className={css.dueWords}>{t`Due today`}</span>
                <strong className={css.dueAmount}>{amount}</strong>
              </span>
              {button}
            </div>
          </StickyBar>
        </Show>
      )}
    </>
  );
}

/** Who signs up: the owner of the agency, with what they will log in with (R446). */
function OwnerFields({ form }: { form: SignUpForm }) {
  const password = form.bind('password');
  return (
    <Stack gap={16}>
      <AskedFields state={form} fields={OWNER} columns={1} />
      <EmailField {...form.bind('email')} />
      <NewPasswordField
        {...password}
        label={form.nameOf('password')}
        isTouched={password.error !== undefined || password.value !== ''}
      />
    </Stack>
  );
}

interface StepProps {
  number: number;
  title: string;
  note: string;
  children: ReactNode;
}

/** One of the three parts of the form. */
function Step({ number, title, note, children }: StepProps) {
  return (
    <Card as="section" padding="large" aria-labelledby={`step-${number}`}>
      <Stack gap={20}>
        <div className={css.stepHead}>
          <span className={css.stepNumber} aria-hidden="true">
            {number}
          </span>
          <Stack gap={4}>
            <Heading level={2} size={20} id={`step-${number}`}>
              {title}
            </Heading>
            <Text size={14} tone="secondary">
              {note}
            </Text>
          </Stack>
        </div>
        {children}
      </Stack>
    </Card>
  );
}
