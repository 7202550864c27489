import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { CardFields } from '@/core/selling/checkout/pay/CardFields';
import { Button } from '@/core/ui/actions/Button';
import { Grid, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { Failed } from '@/core/query/Failed';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import { ErrorSummary } from '@/core/ui/fields/ErrorSummary';
import { Lock } from '@/core/ui/pictures/icons';
import type { Subscription } from '../../contract/subscription';
import { today } from '../calendar';
import { CouponField } from '../coupon/CouponField';
import { PayAlert } from '../paying/PayAlert';
import { OfferCard } from '../pricing/OfferCard';
import { usePlanWords } from '../use-plan-words';
import { usePlans } from '../use-plans';
import { useSubscribe } from './use-subscribe';

interface SubscribeProps {
  known: Subscription;
  onFollow: (path: string) => unknown;
  onPaid: () => unknown;
}

/** What it costs, a coupon and the card, for an agency that has no subscription or whose has ended (R072). */
export function Subscribe({ known, onFollow, onPaid }: SubscribeProps) {
  const { t } = useLingui();
  const words = usePlanWords();
  const plans = usePlans();
  const pay = useSubscribe({ offer: known.offer, onFollow, onPaid });
  const amount = words.money(pay.dueToday);
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} gap={24}>
      {plans.data ? (
        <div>
          <OfferCard plan={plans.data.data.plan} schedule={pay.schedule} />
        </div>
      ) : plans.isError ? (
        <Failed of={plans} />
      ) : (
        <Skeleton shape="block" height={80} />
      )}
      <SectionCard
        id="subscribe"
        title={known.status === 'ended' ? t`Subscribe again` : t`Pay and open your site`}
        note={<Trans>Once it is paid, searching and booking open right away.</Trans>}
      >
        <form onSubmit={pay.submit} noValidate>
          <Stack gap={20}>
            <ErrorSummary
              ref={pay.summary}
              errors={pay.card.problems.map(({ id, ...problem }) => ({ fieldId: id, ...problem }))}
            />
            <fieldset disabled={pay.isFrozen}>
              <Stack gap={20}>
                <CouponField coupon={pay.coupon} />
                <CardFields {...pay.card.fields} onSubmit={() => pay.submit()} />
              </Stack>
            </fieldset>
            {pay.problem && (
              <PayAlert problem={pay.problem} pending={pay.pending} onAskAgain={pay.askAgain} />
            )}
            {!pay.isFrozen && (
              <Stack gap={12}>
                <Button type="submit" size="large" icon={Lock} loading={pay.pending} fullWidth>
                  {pay.dueToday.amount === 0 ? t`Start without paying today` : t`Pay ${amount}`}
                </Button>
                <Text size={14} tone="secondary">
                  {words.sentence(pay.schedule, today())}{' '}
                  <Trans>Your card is charged like this until you cancel.</Trans>
                </Text>
              </Stack>
            )}
          </Stack>
        </form>
      </SectionCard>
    </Grid>
  );
}
