import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { Bought } from '@/core/selling/checkout/ProductCheckout';
import { PriceSummary } from '@/core/selling/checkout/price/PriceSummary';
import { protectedUntil } from '@/core/say/protected';
import { Card } from '@/core/ui/content/Card';
import { Divider, Show, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { ActivityQuote } from '../../../contract';
import { travelersText } from '../../../say/labels';
import { startOf } from '../../../say/start';
import { returnsText, policyTexts } from '../../../say/terms';
import { useActivityWords } from '../../activity-words';
import { ACTIVITIES } from '../../product';
import { TourBrief } from './TourBrief';

/** What is booked, what it costs and what giving it up costs, beside the form; on narrow screens the first stands on top. */
export function CheckoutSummary({ quote: { offer }, price, state }: Bought<ActivityQuote>) {
  const { t, i18n } = useLingui();
  const { locale } = useFormat();
  const words = useActivityWords();
  const { activity, option, travelers } = offer;
  // With several tiers a day says too little (G91).
  const covered = protectedUntil(price, startOf(offer));
  const tiers = activity.refund.kind === 'days' ? policyTexts(activity.refund, i18n, covered !== null) : [];
  return (
    <Card padding="large">
      <Stack gap={20}>
        <Show from="desktop">
          <Stack gap={20}>
            <TourBrief offer={offer} guide={state.value('guests.tourLanguage')} />
            <Divider />
          </Stack>
        </Show>
        <PriceSummary
          price={price}
          title={t`Price`}
          caption={travelersText(i18n, travelers)}
          labels={ACTIVITIES.priceLabels!}
        />
        {words.paidThere(option).map((charge) => (
          <Text key={charge} size={14} weight={550}>
            {charge}
          </Text>
        ))}
        <div>
          <Text size={14} weight={550} tone={option.freeUntil || covered ? 'success' : 'secondary'}>
            {returnsText(option, activity, { say: i18n, locale, protectedUntil: covered })}
          </Text>
          {tiers.map((tier) => (
            <Text key={tier} size={14} tone="secondary">
              {tier}
            </Text>
          ))}
        </div>
      </Stack>
    </Card>
  );
}
