import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { SectionCard } from '@/core/selling/results/Section';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import type { CarDetails } from '../../contract';
import { VehiclePicture } from '../vehicle/VehiclePicture';
import { useCarWords } from '../car-words';
import * as css from './CarCard.css';

/** The car, its vendor and how far it may be driven. */
export function CarCard({ offer }: { offer: CarDetails }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useCarWords();
  const { vehicle, vendor, rentalRate } = offer.availableCore;
  const { distance } = rentalRate;
  const perDay = format.number(distance?.kilometresPerDay ?? 0, { style: 'unit', unit: 'kilometer' });
  const more = distance && format.money(distance.perKilometre, { own: true });
  const facts = [
    { id: 'vendor', term: t`Rental company`, value: words.vendor(vendor) },
    { id: 'size', term: t`Car class`, value: words.size(vehicle.size) },
    {
      id: 'room',
      term: t`Space`,
      value: [
        words.seats(vehicle.passengerQuantity),
        words.bags(vehicle.baggageQuantity),
        words.doors(vehicle.doorCount),
      ].join(' · '),
    },
    {
      id: 'drive',
      term: t`Engine and transmission`,
      value: [
        words.transmission(vehicle.transmissionType),
        words.fuel(vehicle.fuelType),
        ...(vehicle.acIndicator ? [t`Air conditioning`] : []),
      ].join(' · '),
    },
    {
      id: 'mileage',
      term: t`Mileage`,
      value:
        rentalRate.unlimitedIndicator || !distance ? t`Unlimited` : t`${perDay} a day, then ${more} per km`,
    },
    { id: 'fuel', term: t`Fuel`, value: words.fuelPolicy(offer.fuelPolicy) },
  ];
  return (
    <SectionCard title={<Trans>The car</Trans>}>
      <div className={css.car}>
        <div className={css.picture}>
          <VehiclePicture vehicle={vehicle} seed={`${vendor.code}${vehicle.size}`} />
        </div>
        <DescriptionList items={facts} />
      </div>
    </SectionCard>
  );
}
