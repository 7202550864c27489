import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LINE_LABELS } from '@/core/selling/checkout/price/price-lines';
import type { CarDetails, CarVehicle, CarVendor, Handover, VehicleSize } from '../contract';

/** A word of ours for a code of the trade; a code that is not known keeps the name it came with (G87). */
const known = (words: Readonly<Record<string, string>>, code: string, name: string): string =>
  Object.hasOwn(words, code) ? words[code]! : name;

/** How long a rental is: every 24 hours that have begun. */
export const daysWord = (days: number): string => plural(days, { one: '# day', other: '# days' });

/** What a car is, in the language that is shown. */
export function useCarWords() {
  const { t } = useLingui();
  return {
    /** A vehicle size; `name` is that of the static data (R290). */
    size: (id: string, name: string = id): string =>
      known(
        {
          mini: t`Mini`,
          economy: t`Economy`,
          compact: t`Compact`,
          midsize: t`Mid-size`,
          fullsize: t`Full-size`,
          estate: t`Estate`,
          'suv-compact': t`Compact SUV`,
          suv: t`SUV`,
          premium: t`Premium`,
          luxury: t`Luxury`,
          convertible: t`Convertible`,
          electric: t`Electric`,
          'electric-suv': t`Electric SUV`,
          van: t`Van`,
        } satisfies Record<VehicleSize, string>,
        id,
        name,
      ),
    /** Who rents it out; one whose name is not known is told by its code (G87). */
    vendor: ({ code, name }: CarVendor): string =>
      name.trim() && name.trim() !== code ? name.trim() : t`Rental company ${code}`,
    seats: (count: number) => plural(count, { one: '# seat', other: '# seats' }),
    bags: (count: number) => plural(count, { one: '# bag', other: '# bags' }),
    doors: (count: number) => plural(count, { one: '# door', other: '# doors' }),
    days: daysWord,
    transmission: (type: string) => known({ Automatic: t`Automatic`, Manual: t`Manual` }, type, type),
    fuel: (fuel: CarVehicle['fuelType']) =>
      ({ petrol: t`Gasoline`, diesel: t`Diesel`, hybrid: t`Hybrid`, electric: t`Electric` })[fuel],
    fuelPolicy: (policy: CarDetails['fuelPolicy']) =>
      ({
        'full-to-full': t`Full to full`,
        'same-to-same': t`Same to same`,
        charged: t`Return as charged`,
      })[policy],
    /** Where the keys are, in a few words. */
    handover: (handover: Handover) =>
      ({
        'terminal-desk': t`In the terminal`,
        shuttle: t`Free shuttle`,
        'meet-and-greet': t`Meet and greet`,
        'station-desk': t`In the station`,
        office: t`Rental office`,
      })[handover],
  };
}

/** What may be added to a car and what it costs, in the language that is shown. */
export function useExtraWords() {
  const { t, i18n } = useLingui();
  return {
    coverage: (code: string, name: string): string =>
      known(
        {
          CF: t`Free cancellation`,
          CDW: t`Collision damage waiver`,
          TP: t`Theft protection`,
          TPL: t`Third-party liability`,
          SCDW: t`Full protection without excess`,
          PAI: t`Personal accident insurance`,
          WUG: t`Glass, tires and underside`,
          RSA: t`Roadside assistance`,
        },
        code,
        name,
      ),
    accessory: (code: string, name: string): string =>
      known(
        {
          CSI: t`Infant seat`,
          CST: t`Child seat`,
          BST: t`Booster seat`,
          NAV: t`GPS`,
          ADR: t`Additional driver`,
          SNO: t`Snow chains`,
          SKI: t`Ski rack`,
          WFI: t`Mobile Wi-Fi`,
        },
        code,
        name,
      ),
    charge: (kind: CarDetails['charges'][number]['kind']): string =>
      ({
        rental: t`Car rental`,
        airport: t`Airport surcharge`,
        'one-way': t`One-way fee`,
        'young-driver': t`Young driver fee`,
        'senior-driver': t`Senior driver fee`,
        'out-of-hours': t`Out-of-hours fee`,
        taxes: i18n._(LINE_LABELS.taxes),
        markup: i18n._(LINE_LABELS.markup),
        fee: i18n._(LINE_LABELS.fee),
        discount: i18n._(LINE_LABELS.discount),
      })[kind],
  };
}
