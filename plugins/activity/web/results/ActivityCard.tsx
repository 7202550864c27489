import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { linkTo } from '@/core/address/link';
import { useFormat } from '@/core/i18n/use-format';
import * as css from '@/core/selling/results/list/PhotoCard.css';
import { PointedCard, type Pointed } from '@/core/selling/results/list/CardParts';
import { StaffEarning } from '@/core/selling/results/StaffEarning';
import { ButtonLink, TextLink } from '@/core/ui/actions/ButtonLink';
import { Badge } from '@/core/ui/content/Badge';
import { Price } from '@/core/ui/content/Price';
import { Heading, Text } from '@/core/ui/content/Text';
import { CardPictures } from '@/core/ui/pictures/CardPictures';
import { CardFacts } from '../parts/CardFacts';
import { photosOf } from '../parts/photos';
import { Score } from '../parts/Score';
import { type Criteria, DETAILS } from '../search/criteria';
import type { ActivityRow } from './rows';

export interface ActivityCardProps extends Pointed {
  row: ActivityRow;
  /** The search that found it, for the link to its page. */
  criteria: Criteria;
  /** The name of its first kind. */
  kind?: string | undefined;
}

/** One row of the results: everything that decides, unopened (rules 9 and 10 of the experience guide). */
export const ActivityCard = memo(function ActivityCard(props: ActivityCardProps) {
  const { row, criteria, kind, ...pointing } = props;
  const { activity, price } = row;
  const { t } = useLingui();
  const format = useFormat();
  const { productCode, title, pictures, reviews, before, firstDay, supplier } = activity;
  const spoken = `${title}, ${format.money(price)}`;
  const day = format.date(firstDay, 'short');
  return (
    <PointedCard label={spoken} pin={productCode} {...pointing}>
      <div className={css.picture}>
        <CardPictures photos={photosOf(pictures, title)} label={t`Pictures of ${title}`} />
      </div>
      <div className={css.name}>
        {kind && (
          <Text size={12} tone="secondary" weight={550}>
            {kind}
          </Text>
        )}
        <Heading level={2} size={18}>
          <TextLink {...linkTo(DETAILS, { ...criteria, productCode })} preload={false} quiet>
            {title}
          </TextLink>
        </Heading>
        <Score reviews={reviews} />
      </div>
      <CardFacts activity={activity} />
      <div className={css.price}>
        <div className={css.amount}>
          {before && <Badge tone="success">{t`Deal`}</Badge>}
          <Price
            money={price}
            size="large"
            from
            {...(before && { before })}
            caption={t`per person, taxes included`}
          />
          <Text size={12} tone="secondary">
            {t`Next available: ${day}`}
          </Text>
          <StaffEarning sold={{ ...activity, total: price }} />
          {supplier && (
            <Text size={12} tone="secondary">
              {supplier}
            </Text>
          )}
        </div>
        <ButtonLink
          {...linkTo(DETAILS, { ...criteria, productCode })}
          preload={false}
          fullWidth
          aria-label={t`See dates: ${spoken}`}
        >
          <Trans>See dates</Trans>
        </ButtonLink>
      </div>
    </PointedCard>
  );
});
