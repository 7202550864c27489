import { useLingui } from '@lingui/react/macro';
import { StaffEarning } from '@/core/selling/results/StaffEarning';
import { Button } from '@/core/ui/actions/Button';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Price } from '@/core/ui/content/Price';
import { Text } from '@/core/ui/content/Text';
import { CalendarDays } from '@/core/ui/pictures/icons';
import type { ActivityDetails } from '../../contract';

/** What it costs at least. */
export function FromCard({ activity }: { activity: ActivityDetails }) {
  const { t } = useLingui();
  const { from, before, likelyToSellOut, supplier } = activity;
  return (
    <Card padding="large">
      <Stack gap={8}>
        <Price
          money={from}
          size="large"
          from
          {...(before && { before })}
          caption={t`per person, taxes included`}
        />
        {likelyToSellOut && (
          <Text size={14} tone="danger">
            {t`Likely to sell out`}
          </Text>
        )}
        <StaffEarning sold={{ ...activity, total: from }} />
        {supplier && (
          <Text size={12} tone="secondary">
            {supplier}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Leads to the days and prices of this page. */
export function SeeDates() {
  const { t } = useLingui();
  return (
    <Button
      size="large"
      fullWidth
      icon={CalendarDays}
      onClick={() => {
        const part = document.getElementById('dates');
        part?.scrollIntoView({ behavior: 'smooth', block: 'start' });
        part?.focus({ preventScroll: true });
      }}
    >
      {t`Check availability`}
    </Button>
  );
}
