import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { useFormat } from '@/core/i18n/use-format';
import { useProducts } from '@/core/plugin/react';
import { Card } from '@/core/ui/content/Card';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { earnedOn } from '../../contract/application';
import { useShownSettings } from '../use-shown-settings';

/** What is earned on what, and how much of a price it pays. */
export function HowItWorks() {
  const { t } = useLingui();
  const { _ } = useI18n();
  const format = useFormat();
  const settings = useShownSettings();
  const products = useProducts();
  const most = settings.mostShareBasisPoints / 10_000;
  const items = products.map(({ plugin, label }) => ({
    id: plugin,
    term: _(label),
    value: t`${format.percent(earnedOn(plugin, settings) / 10_000)} of what you pay`,
  }));
  return (
    <Card as="section" padding="large" aria-labelledby="how-it-works">
      <Stack gap={16}>
        <Heading level={2} size={20} id="how-it-works">
          <Trans>How it works</Trans>
        </Heading>
        <DescriptionList items={items} />
        <Text size={14} tone="secondary">
          {most < 1
            ? t`At checkout the wallet pays up to ${format.percent(most)} of a price; the card pays the rest.`
            : t`At checkout the wallet pays all or part of a price; the card pays the rest.`}
        </Text>
      </Stack>
    </Card>
  );
}
