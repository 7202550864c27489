import { useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/content/Card';
import { Grid, Split, Stack } from '../../ui/content/layout';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';

const Fields = ({ count }: { count: number }) => (
  <Card padding="large">
    <Stack gap={20}>
      <Skeleton width="1/3" />
      <Grid columns={{ phone: 1, tablet: 2 }}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} shape="block" height={56} />
        ))}
      </Grid>
    </Stack>
  </Card>
);

/** The form's shape while the price of now is asked for. */
export function CheckoutSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Confirming the price`}>
      <Split
        aside={
          <Card padding="large">
            <Skeleton lines={8} />
          </Card>
        }
      >
        <Stack gap={24}>
          <Fields count={6} />
          <Fields count={2} />
          <Fields count={5} />
        </Stack>
      </Split>
    </SkeletonGroup>
  );
}
