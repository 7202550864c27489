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

/** What people of a region weigh and measure themselves in. */
export const usualUnits = (locale: string): readonly Unit[] =>
  locale.endsWith('-US') ? ['lbs', 'ft'] : ['kg', 'cm'];

/** A number as it is typed and the unit behind it. */
export function splitMeasure(written: string): [typed: string, unit: Unit] {
  const at = written.lastIndexOf(' ');
  return [written.slice(0, at), written.slice(at + 1) as Unit];
}
export const readWritten = (written: string) => readMeasure(...splitMeasure(written));
