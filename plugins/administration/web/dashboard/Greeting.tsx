import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Stack } from '@/core/ui/layout';
import { Heading, Text } from '@/core/ui/Text';
import { localDate, partOfDay } from './greeting';

/** Greets by the time of the day, and says which day it is. */
export function Greeting({ name, now }: { name: string; now: Date }) {
  const { t } = useLingui();
  const format = useFormat();
  const part = partOfDay(now.getHours());
  const named = {
    morning: t`Good morning, ${name}`,
    afternoon: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  };
  const plain = { morning: t`Good morning`, afternoon: t`Good afternoon`, evening: t`Good evening` };
  const today = localDate(now);
  return (
    <Stack gap={4}>
      <Heading level={1} size={32}>
        {(name ? named : plain)[part]}
      </Heading>
      <Text as="time" dateTime={today} size={14} tone="secondary">
        {format.date(today, 'full')}
      </Text>
    </Stack>
  );
}
