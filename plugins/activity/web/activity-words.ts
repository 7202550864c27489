import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { ActivityCard, ActivityOption } from '../contract';
import type { Travelers } from '../contract/travelers';
import type { TourLanguage } from '../contract/vocabulary';
import { confirmedText } from '../say/confirmed';
import { paidThereTexts } from '../say/paid-there';
import { durationText, languageText, travelersText } from '../say/labels';
import { type Returns, returnsText, type TermsPlace } from '../say/terms';

/** The product's words with the reader's numbers and dates. */
export function useActivityWords() {
  const { i18n } = useLingui();
  const format = useFormat();
  return {
    say: i18n,
    /** Of what is not confirmed at once. */
    confirmed: (activity: Pick<ActivityCard, 'confirmedWithin'>) => confirmedText(i18n, activity),
    /** What all of them pay where it takes place. */
    paidThere: (option: Pick<ActivityOption, 'paidThere'>) =>
      paidThereTexts(option, i18n, (amount) => format.money(amount, { own: true })),
    duration: (minutes: { least: number; most: number }) => durationText(i18n, minutes),
    travelers: (travelers: Travelers) => travelersText(i18n, travelers),
    language: (language: TourLanguage) => languageText(i18n, language),
    /** `protectedUntil`: until when a protection that is bought gives back what the terms would keep, ISO. */
    returns: (returns: Returns, place: TermsPlace, protectedUntil: string | null = null) =>
      returnsText(returns, place, { say: i18n, locale: format.locale, protectedUntil }),
    /** "9:30 AM" */
    time: (day: string, time: string) => format.time(`${day}T${time}`),
  };
}
