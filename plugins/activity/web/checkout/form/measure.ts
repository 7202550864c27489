import { inOtherUnit, type Measure } from '../../../contract';

export const WEIGHT_UNITS = ['kg', 'lbs'] as const;
export const HEIGHT_UNITS = ['cm', 'ft'] as const;
export type Unit = Measure['unit'];

/** Five foot eleven, as people write it. */
const FEET_AND_INCHES = /^(\d)\s*['’′]\s*(?:(\d{1,2})\s*(?:["”″]|['’′]{2})?)?$/;

/** R334: a height or a weight as it was typed, with a comma or a point; undefined for what is no number. */
export function readMeasure<U extends Unit>(text: string, unit: U): { value: number; unit: U } | undefined {
  const typed = text.trim();
  const inches = unit === 'ft' ? FEET_AND_INCHES.exec(typed) : null;
  if (inches) return { value: Number((Number(inches[1]) + Number(inches[2] ?? 0) / 12).toFixed(2)), unit };
  return /^\d+([.,]\d+)?$/.test(typed) ? { value: Number(typed.replace(',', '.')), unit } : undefined;
}

/** The same in the other unit, as the reader's language writes it; what is no number stays as it was typed. */
export function writtenInOtherUnit(text: string, unit: Unit, locale: string): string {
  const measure = readMeasure(text, unit);
  if (!measure) return text;
  const { value } = inOtherUnit(measure);
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(value);
}

/** What people of a region weigh themselves with. */
export const usualUnits = (locale: string) =>
  locale.endsWith('-US')
    ? ({ weightUnit: 'lbs', heightUnit: 'ft' } as const)
    : ({ weightUnit: 'kg', heightUnit: 'cm' } as const);
