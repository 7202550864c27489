import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Icon } from '@/core/ui/pictures/Icon';
import {
  BatteryCharging,
  Cog,
  DoorOpen,
  Fuel,
  Luggage,
  Snowflake,
  UsersRound,
  type LucideIcon,
} from '@/core/ui/pictures/icons';
import type { CarVehicle } from '../../contract';
import { useCarWords } from '../car-words';
import * as css from './VehicleFacts.css';

/** What the car has: seats, bags, doors, gears, air conditioning, what drives it. */
export function VehicleFacts({ vehicle }: { vehicle: CarVehicle }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useCarWords();
  const range =
    vehicle.range === null
      ? ''
      : t`${format.number(vehicle.range, { style: 'unit', unit: 'kilometer' })} on one charge`;
  const facts: readonly (readonly [LucideIcon, string])[] = [
    [UsersRound, words.seats(vehicle.passengerQuantity)],
    [Luggage, words.bags(vehicle.baggageQuantity)],
    [DoorOpen, words.doors(vehicle.doorCount)],
    [Cog, words.transmission(vehicle.transmissionType)],
    ...(vehicle.acIndicator ? ([[Snowflake, t`Air conditioning`]] as const) : []),
    vehicle.fuelType === 'electric'
      ? [BatteryCharging, range || words.fuel('electric')]
      : [Fuel, words.fuel(vehicle.fuelType)],
  ];
  return (
    <ul className={css.facts}>
      {facts.map(([icon, text]) => (
        <li key={text} className={css.fact}>
          <Icon icon={icon} size="small" />
          {text}
        </li>
      ))}
    </ul>
  );
}
