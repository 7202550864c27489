import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Badge } from '@/core/ui/content/Badge';
import { Card } from '@/core/ui/content/Card';
import { Divider, Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Icon } from '@/core/ui/pictures/Icon';
import { Check } from '@/core/ui/pictures/icons';
import type { Plan, Schedule } from '../../contract/plans';
import { type Charge, chargesOf, today } from '../calendar';
import { usePlanWords } from '../use-plan-words';
import * as css from './Pricing.css';

interface OfferCardProps {
  plan: Plan;
  /** What is charged when: the plan's own, or what a coupon makes of it. */
  schedule: Schedule;
}

/** What it costs, today and later (R425, R426), and what is had for it. */
export function OfferCard({ plan, schedule }: OfferCardProps) {
  const { t } = useLingui();
  const words = usePlanWords();
  const had = [
    t`Your own site, in your brand and under your address`,
    t`The products that you choose, and nothing else`,
    t`Your markup on every sale, your clients and your agents`,
    t`English, Portuguese and Spanish, light and dark`,
  ];
  return (
    <Card as="section" padding="large" aria-labelledby="offer">
      <Stack gap={20}>
        <Stack gap={8}>
          <Inline justify="between">
            <Heading level={2} size={18} id="offer">
              <Trans>What it costs</Trans>
            </Heading>
            <Badge tone="brand">{words.name(plan)}</Badge>
          </Inline>
          <p className={css.headline}>{words.headline(plan)}</p>
        </Stack>
        <ol className={css.charges}>
          {chargesOf(schedule, today()).map((charge, index) => (
            <ChargeRow key={charge.on} charge={charge} isToday={index === 0} />
          ))}
        </ol>
        <Divider />
        <ul className={css.had}>
          {had.map((line) => (
            <li key={line} className={css.hadLine}>
              <span className={css.tick}>
                <Icon icon={Check} size="small" />
              </span>
              {line}
            </li>
          ))}
        </ul>
        <Text size={14} tone="secondary">
          <Trans>Cancel whenever you like: your site stays open until the end of the paid period.</Trans>
        </Text>
      </Stack>
    </Card>
  );
}

function ChargeRow({ charge, isToday }: { charge: Charge; isToday: boolean }) {
  const { t } = useLingui();
  const words = usePlanWords();
  const format = useFormat();
  const isFree = charge.amount.amount === 0;
  const day = format.date(charge.on);
  return (
    <li className={css.charge} data-today={isToday || undefined}>
      <span className={css.chargeWhen}>
        {isToday ? t`Today` : t`From ${day}`}
        <span className={css.chargeRhythm}>{isFree ? words.free(charge.months) : words.rhythm(charge)}</span>
      </span>
      <strong className={css.chargeAmount}>{words.money(charge.amount)}</strong>
    </li>
  );
}
