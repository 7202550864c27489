import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { SectionCard } from '@/core/selling/results/Section';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import type { CarDetails } from '../../contract';
import { mileageText } from '../../say/mileage';
import { VehiclePicture } from '../vehicle/VehiclePicture';
import { useCarWords } from '../car-words';
import * as css from './CarCard.css';

/** The car, its vendor and how far it may be driven. */
export function CarCard({ offer }: { offer: CarDetails }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const words = useCarWords();
  const { vehicle, vendor, rentalRate } = offer.availableCore;
  const { distance } = rentalRate;
  const { passengerQuantity: seats, baggageQuantity: bags, doorCount: doors } = vehicle;
  const { transmissionType: gears, fuelType: fuel } = vehicle;
  const perDay = format.number(distance?.kilometresPerDay ?? 0, { style: 'unit', unit: 'kilometer' });
  const more = distance && format.money(distance.perKilometre, { own: true });
  const facts = [
    { id: 'vendor', term: t`Rental company`, value: words.vendor(vendor) },
    {
      id: 'size',
      term: t`Car class`,
      value: [words.size(vehicle.size), vehicle.model].filter(Boolean).join(' · '),
    },
    {
      id: 'room',
      term: t`Space`,
      value: [
        seats !== null && words.seats(seats),
        bags !== null && words.bags(bags),
        doors !== null && words.doors(doors),
      ]
        .filter(Boolean)
        .join(' · '),
    },
    {
      id: 'drive',
      term: t`Engine and transmission`,
      value: [
        gears && words.transmission(gears),
        fuel && words.fuel(fuel),
        vehicle.acIndicator && t`Air conditioning`,
      ]
        .filter(Boolean)
        .join(' · '),
    },
    {
      id: 'mileage',
      term: t`Mileage`,
      value:
        mileageText(rentalRate, i18n) ?? (distance ? t`${perDay} a day, then ${more} per km` : t`Unlimited`),
    },
    { id: 'fuel', term: t`Fuel`, value: offer.fuelPolicy && words.fuelPolicy(offer.fuelPolicy) },
  ].filter(({ value }) => value);
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
