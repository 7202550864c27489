import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { linkTo } from '../../address/link';
import type { OfferFrame } from '../../contract/bookings/bookable-parts';
import { useFormat } from '../../i18n/use-format';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Card } from '../../ui/content/Card';
import { Stack } from '../../ui/content/layout';
import { Price } from '../../ui/content/Price';
import { Heading } from '../../ui/content/Text';
import { FreeUntil } from '../checkout/price/FreeUntil';
import { StaffEarning } from '../results/StaffEarning';
import * as css from './OfferCard.css';
import { When } from './When';

/** One row of the results: everything that decides, unopened (rules 9 and 10 of the experience guide). */
export function OfferCard({
  offer,
  checkout,
  criteria,
  children,
}: {
  offer: OfferFrame;
  /** The path of the checkout. */
  checkout: string;
  /** The search that found it, for the way back. */
  criteria: object;
  /** What the product tells of it. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { id, title, price } = offer;
  const spoken = `${title}, ${format.money(price)}`;
  return (
    <Card as="article" aria-label={spoken}>
      <div className={css.card}>
        <Stack gap={8}>
          <Heading level={2} size={18}>
            {title}
          </Heading>
          <When {...offer} />
          {children}
          <FreeUntil until={offer.freeUntil} place={offer} />
        </Stack>
        <div className={css.price}>
          <Stack gap={4}>
            <Price money={price} size="large" align="end" caption={t`all included`} />
            <StaffEarning sold={{ ...offer, total: price }} />
          </Stack>
          <ButtonLink
            {...linkTo(checkout, { ...criteria, offer: id, total: price.amount, currency: price.currency })}
            preload={false}
            fullWidth
            aria-label={t`Select: ${spoken}`}
          >
            <Trans>Select</Trans>
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
