import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { type Term, Terms } from '@/core/selling/results/list/CardParts';
import { BatteryCharging, Check, Fuel, Gauge, Info, MapPin } from '@/core/ui/pictures/icons';
import { isPaidAtCounter, type CarOffer } from '../../contract';
import { mileageText } from '../../say/mileage';
import { useDeadline } from '../parts/deadline';
import { useCarWords } from '../car-words';
import * as css from './CarCard.css';
import { isFreelyCancelled } from './filters';

/** Where it is picked up, how far it may go, how it comes back, and until when it may be given up for nothing. */
export function CarTerms({ offer }: { offer: CarOffer }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const words = useCarWords();
  const deadline = useDeadline();
  const { pickUp, dropOff, freeCancellationUntil: until, fuelPolicy } = offer;
  const { rentalRate } = offer.availableCore;
  const { distance } = rentalRate;
  const mileage = mileageText(rentalRate, i18n);
  const kilometers = (value: number) => format.number(value, { style: 'unit', unit: 'kilometer' });
  const far = pickUp.distance > 0 ? ` · ${t`${kilometers(pickUp.distance)} away`}` : '';
  const terms: readonly (Term | false)[] = [
    { icon: MapPin, text: `${words.handover(pickUp.handover)} · ${pickUp.name}${far}` },
    mileage
      ? { icon: Gauge, text: mileage }
      : distance
        ? { icon: Gauge, text: t`${kilometers(distance.kilometresPerDay)} a day included` }
        : { icon: Check, text: t`Unlimited mileage`, tone: 'good' },
    fuelPolicy !== null && {
      icon: fuelPolicy === 'charged' ? BatteryCharging : Fuel,
      text: words.fuelPolicy(fuelPolicy),
    },
    isPaidAtCounter(offer)
      ? { icon: Check, text: t`Pay at the counter`, tone: 'good' }
      : isFreelyCancelled(offer)
        ? {
            icon: Check,
            text: until ? t`Free cancellation until ${deadline(until, pickUp)}` : t`Free cancellation`,
            tone: 'good',
          }
        : { icon: Info, text: t`Cancellation fee applies` },
    dropOff.id !== pickUp.id && { icon: MapPin, text: t`Return: ${dropOff.name}` },
  ];
  return <Terms terms={terms} layout={css.terms} />;
}
