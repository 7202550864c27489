import { useLingui } from '@lingui/react/macro';
import { LINE_LABELS } from '@/core/selling/checkout/price/price-lines';
import type { CarDetails, CarVehicle, CarVendor, Handover } from '../contract';
import {
  bagsText,
  CHARGES,
  daysText,
  doorsText,
  extraText,
  FUEL_NAMES,
  FUEL_POLICIES,
  seatsText,
  sizeText,
  transmissionText,
  vendorText,
} from '../say/labels';

/** What a car is, in the language that is shown. */
export function useCarWords() {
  const { t, i18n } = useLingui();
  return {
    size: (id: string, name?: string): string => sizeText(i18n, id, name),
    vendor: (vendor: CarVendor): string => vendorText(i18n, vendor),
    seats: (count: number) => seatsText(i18n, count),
    bags: (count: number) => bagsText(i18n, count),
    doors: (count: number) => doorsText(i18n, count),
    days: (count: number) => daysText(i18n, count),
    transmission: (type: string) => transmissionText(i18n, type),
    fuel: (fuel: NonNullable<CarVehicle['fuelType']>) => i18n._(FUEL_NAMES[fuel]),
    fuelPolicy: (policy: NonNullable<CarDetails['fuelPolicy']>) => i18n._(FUEL_POLICIES[policy]),
    /** Where the keys are, in a few words. */
    handover: (handover: Handover) =>
      ({
        'terminal-desk': t`In the terminal`,
        shuttle: t`Free shuttle`,
        'meet-and-greet': t`Meet and greet`,
        'call-for-pickup': t`Picked up on call`,
        'station-desk': t`In the station`,
        office: t`Rental office`,
      })[handover],
  };
}

/** What may be added to a car and what it costs, in the language that is shown. */
export function useExtraWords() {
  const { i18n } = useLingui();
  return {
    extra: (extra: { code: string; name: string; quantity?: number }): string => extraText(i18n, extra),
    charge: (kind: CarDetails['charges'][number]['kind']): string =>
      i18n._({ ...LINE_LABELS, ...CHARGES }[kind]),
  };
}
