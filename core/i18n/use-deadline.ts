import { useLingui } from '@lingui/react';
import { deadlineText, type Place } from '../say/dates';
import { intlLocale } from './format';

/** A moment as the clocks at a place show it, with the place: "Mar 10, 10:00 AM (Lisbon time)" (rule 12). */
export function useDeadline(): (iso: string, where: Place) => string {
  const { i18n } = useLingui();
  return (iso, where) => deadlineText(iso, where, i18n, intlLocale(i18n.locale));
}
