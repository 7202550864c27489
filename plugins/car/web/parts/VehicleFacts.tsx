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
  const { passengerQuantity: seats, baggageQuantity: bags, doorCount: doors } = vehicle;
  const { transmissionType: gears, fuelType: fuel } = vehicle;
  const told: readonly (readonly [LucideIcon, string | false | null])[] = [
    [UsersRound, seats !== null && words.seats(seats)],
    [Luggage, bags !== null && words.bags(bags)],
    [DoorOpen, doors !== null && words.doors(doors)],
    [Cog, gears && words.transmission(gears)],
    [Snowflake, vehicle.acIndicator && t`Air conditioning`],
    fuel === 'electric' ? [BatteryCharging, range || words.fuel(fuel)] : [Fuel, fuel && words.fuel(fuel)],
  ];
  const facts = told.flatMap(([icon, text]) => (text ? [[icon, text] as const] : []));
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
