import { Trans, useLingui } from '@lingui/react/macro';
import { wordsOf } from '@/core/i18n/words-of';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Container, Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { Alert } from '@/core/ui/feedback/Alert';
import { usePlans } from '../use-plans';
import { OfferCard } from './OfferCard';
import * as css from './Pricing.css';

/** `/pricing`: what an agency's site costs. */
export default function PricingScreen() {
  const { t } = useLingui();
  const plans = usePlans();
  usePageTitle(t`Open your agency`);
  const plan = plans.data?.data.plan;
  return (
    <div className={css.page}>
      <Container width="form">
        <Stack gap={24}>
          <Heading level={1}>
            <Trans>Open your agency</Trans>
          </Heading>
          {plans.isError && (
            <Alert tone="danger" live onRetry={() => void plans.refetch()} retrying={plans.isFetching}>
              {wordsOf(plans.error)}
            </Alert>
          )}
          {plan && <OfferCard plan={plan} schedule={plan.schedule} />}
        </Stack>
      </Container>
    </div>
  );
}
