import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LINE_LABELS } from '@/core/selling/checkout/price/price-lines';
import type { CarDetails, CarDriver, CarVehicle, CarVendor, Handover } from '../contract';
import { CHARGES, extraText, FUEL_NAMES, sizeText, TITLES } from '../say/labels';

/** How long a rental is: every 24 hours that have begun. */
export const daysWord = (days: number): string => plural(days, { one: '# day', other: '# days' });

/** What a car is, in the language that is shown. */
export function useCarWords() {
  const { t, i18n } = useLingui();
  return {
    size: (id: string, name?: string): string => sizeText(i18n, id, name),
    /** Who rents it out; one whose name is not known is told by its code (G87). */
    vendor: ({ code, name }: CarVendor): string =>
      name.trim() && name.trim() !== code ? name.trim() : t`Rental company ${code}`,
    seats: (count: number) => plural(count, { one: '# seat', other: '# seats' }),
    bags: (count: number) => plural(count, { one: '# bag', other: '# bags' }),
    doors: (count: number) => plural(count, { one: '# door', other: '# doors' }),
    days: daysWord,
    transmission: (type: string) => ({ Automatic: t`Automatic`, Manual: t`Manual` })[type] ?? type,
    fuel: (fuel: NonNullable<CarVehicle['fuelType']>) => i18n._(FUEL_NAMES[fuel]),
    fuelPolicy: (policy: NonNullable<CarDetails['fuelPolicy']>) =>
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
    extra: ({ code, name, quantity = 1 }: { code: string; name: string; quantity?: number }): string => {
      const called = extraText(i18n, { code, name });
      return quantity > 1 ? `${called} × ${i18n.number(quantity)}` : called;
    },
    charge: (kind: CarDetails['charges'][number]['kind']): string =>
      i18n._({ ...LINE_LABELS, ...CHARGES }[kind]),
  };
}

/** A driver's name with the title in front, where Ms needs no telling from Mrs (R301). */
export function useDriverName(): (driver: Pick<CarDriver, 'title' | 'firstName' | 'lastName'>) => string {
  const { t, i18n } = useLingui();
  return ({ title, firstName, lastName }) =>
    [
      title === 'Ms' ? t({ message: 'Ms', context: 'before a name' }) : i18n._(TITLES[title]),
      firstName,
      lastName,
    ].join(' ');
}
