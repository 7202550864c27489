import { useLingui } from '@lingui/react/macro';
import type { Money } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { StaffEarning } from '@/core/selling/results/StaffEarning';
import { Button } from '@/core/ui/actions/Button';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Price } from '@/core/ui/content/Price';
import { Text } from '@/core/ui/content/Text';
import { CalendarDays } from '@/core/ui/pictures/icons';
import type { ActivityDetails } from '../../contract';
import type { Travelers } from '../../contract/travelers';
import { useActivityWords } from '../activity-words';
import { OPTIONS } from './booking/Options';
import { useOptions } from './booking/use-options';

/** A day that is chosen, and who takes part. */
export interface Chosen {
  readonly date: string;
  readonly travelers: Travelers;
}

interface LeastPrice {
  readonly money: Money;
  /** There are several prices, and this is the least. */
  readonly from: boolean;
  /** For whom and when. */
  readonly caption: string;
  readonly isOfDay: boolean;
}

/** What it costs at least: for one before a day is chosen, then for all who take part on that day. */
export function useLeastPrice(activity: ActivityDetails, chosen: Chosen | null): LeastPrice {
  const { t } = useLingui();
  const format = useFormat();
  const words = useActivityWords();
  const { found } = useOptions(activity, chosen?.date ?? null, chosen?.travelers ?? {});
  const [first, ...rest] = [...(found?.data ?? [])].sort((a, b) => a.total.amount - b.total.amount);
  if (!chosen || !first)
    return { money: activity.from, from: true, caption: t`per person, taxes included`, isOfDay: false };
  const [day, who] = [format.date(chosen.date, 'short'), words.travelers(chosen.travelers)];
  const from = rest.some(({ total }) => total.amount > first.total.amount);
  return { money: first.total, from, caption: t`${who}, ${day}, taxes included`, isOfDay: true };
}

/** What it costs at least. */
export function FromCard({ activity, least }: { activity: ActivityDetails; least: LeastPrice }) {
  const { t } = useLingui();
  const { before, likelyToSellOut, supplier } = activity;
  const { money, from, caption, isOfDay } = least;
  return (
    <Card padding="large">
      <Stack gap={8}>
        <Price {...{ money, from, caption }} size="large" {...(before && !isOfDay && { before })} />
        {likelyToSellOut && (
          <Text size={14} tone="danger">
            {t`Likely to sell out`}
          </Text>
        )}
        {!isOfDay && <StaffEarning sold={{ ...activity, total: money }} />}
        {supplier && (
          <Text size={12} tone="secondary">
            {supplier}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Leads to the days of this page, or to what there is on the day that is chosen. */
export function SeeDates({ isOfDay }: Pick<LeastPrice, 'isOfDay'>) {
  const { t } = useLingui();
  return (
    <Button
      size="large"
      fullWidth
      icon={CalendarDays}
      onClick={() => {
        const part = document.getElementById(isOfDay ? OPTIONS : 'dates');
        part?.scrollIntoView({ behavior: 'smooth', block: 'start' });
        part?.focus({ preventScroll: true });
      }}
    >
      {isOfDay ? t`See options` : t`Check availability`}
    </Button>
  );
}
