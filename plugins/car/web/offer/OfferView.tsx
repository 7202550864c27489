import { Trans, useLingui } from '@lingui/react/macro';
import { OfferLayout } from '@/core/selling/results/OfferLayout';
import { ShareButton } from '@/core/selling/results/ShareButton';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Card } from '@/core/ui/content/Card';
import { ArrowRight } from '@/core/ui/pictures/icons';
import { Inline, Stack, Grid } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import type { CarDetails, CarExtras } from '../../contract';
import { extrasAddress } from '../extras-address';
import { VehicleFacts } from '../parts/VehicleFacts';
import { VendorMark } from '../parts/VendorMark';
import type { Criteria } from '../search/criteria';
import { VehiclePicture } from '../vehicle/VehiclePicture';
import { useCarWords } from '../car-words';
import { totalWith } from './choice';
import { Coverages } from './Coverages';
import { OfferPrice } from './OfferPrice';
import * as css from './OfferScreen.css';
import { Cancellation, RentalTerms, Requirements } from './Terms';
import { VendorTexts } from '../parts/VendorTexts';
import { Section } from '@/core/selling/results/Section';
import { AccessorySteppers, type ExtrasChoiceProps } from '../parts/AccessorySteppers';
import { useMemo } from 'react';
import { MapFrame } from '@/core/ui/map/MapFrame';
import { PointView } from '../parts/PointView';

export interface OfferViewProps {
  offer: CarDetails;
  /** The name of its size in the static data. */
  sizeName: string | undefined;
  criteria: Criteria;
  extras: CarExtras;
  /** Address of this offer for whoever else may see it. */
  shareUrl: string;
  onExtras: (extras: CarExtras) => void;
}

/** One car in full: what it is, where it is handed over, what is covered and what may be added, and what it costs. */
export function OfferView({ offer, sizeName, criteria, extras, shareUrl, onExtras }: OfferViewProps) {
  const { t } = useLingui();
  const words = useCarWords();
  const { vehicle, vendor } = offer.availableCore;
  const size = words.size(vehicle.size, sizeName);
  const total = totalWith(offer, extras);
  const checkout = (
    <ButtonLink
      to="/booknow/Cars/checkout"
      search={{
        ...criteria,
        offer: offer.id,
        ...extrasAddress(extras),
        total: offer.price.amount,
        currency: offer.price.currency,
      }}
      preload={false}
      size="large"
      iconEnd={ArrowRight}
      fullWidth
    >
      {t`Continue`}
    </ButtonLink>
  );
  return (
    <OfferLayout price={<OfferPrice offer={offer} extras={extras} />} total={total} action={checkout}>
      <div className={css.head}>
        <div className={css.picture}>
          <VehiclePicture vehicle={vehicle} seed={`${vendor.code}${vehicle.size}`} />
        </div>
        <Stack gap={12}>
          <Stack gap={4}>
            <Heading level={1}>
              {size}{' '}
              <Text as="span" size={18} tone="secondary" weight={400}>
                <Trans>or similar</Trans>
              </Text>
            </Heading>
            {vehicle.model && <Text tone="secondary">{vehicle.model}</Text>}
            <VendorMark {...vendor} />
          </Stack>
          <VehicleFacts vehicle={vehicle} />
          <Inline>
            <ShareButton title={`${size}, ${vendor.name}`} url={shareUrl} />
          </Inline>
        </Stack>
      </div>
      <Places offer={offer} />
      {offer.availableInfo.coverages.length > 0 && (
        <Card padding="large">
          <Coverages {...{ offer, extras }} onChange={onExtras} />
        </Card>
      )}
      {offer.accessories.length > 0 && (
        <Card padding="large">
          <Accessories {...{ offer, extras }} onChange={onExtras} />
        </Card>
      )}
      <RentalTerms offer={offer} />
      <Cancellation offer={offer} />
      <Requirements offer={offer} />
      <VendorTexts offer={offer} />
    </OfferLayout>
  );
}

/** What may be taken along; nothing where there is nothing. */
function Accessories(choice: ExtrasChoiceProps) {
  if (choice.offer.accessories.length === 0) return null;
  return (
    <Section title={<Trans>Extras</Trans>}>
      <AccessorySteppers {...choice} />
    </Section>
  );
}

/** Where and when the car changes hands, with opening hours and a map of it. */
function Places({ offer }: { offer: CarDetails }) {
  const { t } = useLingui();
  const words = useCarWords();
  const { pickUp, dropOff } = offer;
  const pins = useMemo(
    () =>
      [
        { point: pickUp, label: pickUp.id === dropOff.id ? t`Pick-up and drop-off` : t`Pick-up` },
        ...(pickUp.id === dropOff.id ? [] : [{ point: dropOff, label: t`Drop-off` }]),
      ].map(({ point, label }) => ({
        id: point.id,
        lat: point.latitude,
        lon: point.longitude,
        label,
        name: `${point.name}, ${words.handover(point.handover)}`,
      })),
    // oxlint-disable-next-line react/exhaustive-deps -- words follow the language, which draws the page anew
    [pickUp, dropOff],
  );
  return (
    <Section title={<Trans>Pick-up and drop-off</Trans>}>
      <Grid columns={{ phone: 1, tablet: 2 }} gap={24}>
        <PointView title={t`Pick-up`} point={pickUp} at={offer.pickUpDateTime} />
        <PointView
          title={t`Drop-off`}
          point={dropOff}
          at={offer.returnDateTime}
          isBrief={pickUp.id === dropOff.id}
        />
      </Grid>
      <MapFrame label={t`Where you pick up the car`} pins={pins} />
    </Section>
  );
}
