import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { linkTo } from '@/core/address/link';
import { useFormat } from '@/core/i18n/use-format';
import { Fact } from '@/core/selling/results/page/Fact';
import { StaffEarning } from '@/core/selling/results/StaffEarning';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { AMOUNT_HERE, WithAmounts } from '@/core/ui/content/Amount';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Price } from '@/core/ui/content/Price';
import { Heading, Text } from '@/core/ui/content/Text';
import { AlertTriangle, Check, Clock, Info } from '@/core/ui/pictures/icons';
import type { ActivityDetails, ActivityOption } from '../../../contract';
import type { Travelers } from '../../../contract/travelers';
import { useActivityWords } from '../../activity-words';
import type { Criteria } from '../../search/criteria';
import { CHECKOUT, travelersAddress } from '../chosen';
import * as css from './OptionCard.css';

/** Places left at which it is said that they are few. */
const FEW = 6;

interface OptionCardProps {
  activity: ActivityDetails;
  criteria: Criteria;
  option: ActivityOption;
  travelers: Travelers;
}

/** One way to do it at a time, with its price and the way to the checkout. */
export function OptionCard({ activity, criteria, option, travelers }: OptionCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useActivityWords();
  const { title, text, startsAt, total, each, left, instant, freeUntil, supplier } = option;
  const time = startsAt.time === null ? t`Open all day` : words.time(startsAt.day, startsAt.time);
  const sums = format.moneyLines(
    each.map((one) => one.total),
    total,
  );
  const parts = each.map(({ category, count }) => `${words.travelers({ [category]: count })} ${AMOUNT_HERE}`);
  return (
    <Card as="article" aria-label={`${time}, ${title}`}>
      <div className={css.card}>
        <Stack gap={8}>
          <Heading level={4} size={16}>
            {time} · {title}
          </Heading>
          {text && (
            <Text size={14} tone="secondary">
              {text}
            </Text>
          )}
          <Fact icon={Clock}>{words.duration(activity.duration)}</Fact>
          <Fact icon={freeUntil ? Check : Info} good={freeUntil !== null}>
            {words.returns(option, activity)}
          </Fact>
          {!instant && <Fact icon={Info}>{words.confirmed(activity)}</Fact>}
          {words.paidThere(option).map((charge) => (
            <Fact key={charge} icon={Info}>
              {charge}
            </Fact>
          ))}
          {left !== null && left <= FEW && (
            <Fact icon={AlertTriangle}>
              {plural(left, {
                0: 'Just enough spots left',
                one: '# more spot left',
                other: '# more spots left',
              })}
            </Fact>
          )}
        </Stack>
        <div className={css.price}>
          <Price
            money={total}
            size="large"
            caption={<WithAmounts text={parts.join(' · ')} amounts={sums} />}
          />
          <StaffEarning sold={option} />
          {supplier && (
            <Text size={12} tone="secondary">
              {supplier}
            </Text>
          )}
          <ButtonLink
            {...linkTo(CHECKOUT, {
              ...criteria,
              activity: activity.productCode,
              option: option.id,
              date: startsAt.day,
              travelers: travelersAddress(travelers),
              total: total.amount,
              currency: total.currency,
            })}
            preload={false}
            fullWidth
            aria-label={t`Book now: ${title}, ${time}, ${format.money(total)}`}
          >
            {t`Book now`}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
