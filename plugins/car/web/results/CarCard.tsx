import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { PointedCard, type Pointed } from '@/core/selling/results/list/CardParts';
import { StaffEarning } from '@/core/selling/results/StaffEarning';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Amount } from '@/core/ui/content/Amount';
import { Price } from '@/core/ui/content/Price';
import { Heading, Text } from '@/core/ui/content/Text';
import type { CarOffer } from '../../contract';
import { VehicleFacts } from '../parts/VehicleFacts';
import { VendorMark } from '../parts/VendorMark';
import type { Criteria } from '../search/criteria';
import { VehiclePicture } from '../vehicle/VehiclePicture';
import { useCarWords } from '../car-words';
import * as css from './CarCard.css';
import { CarTerms } from './CarTerms';

export interface CarCardProps extends Pointed {
  offer: CarOffer;
  /** The name of its size in the static data (R290). */
  sizeName: string | undefined;
  /** The search that found it, for the link to its details. */
  criteria: Criteria;
}

/** One row of the results: everything that decides, unopened (rules 9 and 10 of the experience guide). */
export const CarCard = memo(function CarCard(props: CarCardProps) {
  const { offer, sizeName, criteria, ...pointing } = props;
  const { t } = useLingui();
  const format = useFormat();
  const words = useCarWords();
  const { vehicle, vendor } = offer.availableCore;
  const size = words.size(vehicle.size, sizeName);
  const spoken = `${size}, ${words.vendor(vendor)}, ${format.money(offer.price)}`;
  const perDay = <Amount money={offer.perDay} />;
  return (
    <PointedCard label={spoken} pin={offer.pickUp.id} {...pointing} layout={css.card}>
      <div className={css.picture}>
        <VehiclePicture vehicle={vehicle} seed={`${vendor.code}${vehicle.size}`} />
      </div>
      <div className={css.name}>
        <Heading level={2} size={18}>
          {size}{' '}
          <Text as="span" size={14} tone="secondary">
            <Trans>or similar</Trans>
          </Text>
        </Heading>
        {vehicle.model && (
          <Text size={14} tone="secondary">
            {vehicle.model}
          </Text>
        )}
        <VendorMark {...vendor} />
      </div>
      <div className={css.facts}>
        <VehicleFacts vehicle={vehicle} />
      </div>
      <CarTerms offer={offer} />
      <div className={css.price}>
        <div className={css.amount}>
          <Price money={offer.price} size="large" caption={t`for ${words.days(offer.days)}, all included`} />
          {offer.days > 1 && (
            <Text size={12} tone="secondary" numeric>
              <Trans>{perDay} a day</Trans>
            </Text>
          )}
          <StaffEarning sold={{ ...offer, total: offer.price }} />
        </div>
        <ButtonLink
          to="/booknow/cars/result-details"
          search={{ ...criteria, offer: offer.id }}
          preload={false}
          fullWidth
          aria-label={t`Select: ${spoken}`}
        >
          <Trans>Select</Trans>
        </ButtonLink>
      </div>
    </PointedCard>
  );
});
