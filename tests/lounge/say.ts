import { msg } from '@lingui/core/macro';
import type { TellsOwn } from '@/core/say/plain-told';
import type { Visit } from './contract';

/** What a visit tells on its page, in its letter and on paper. */
export const tellVisit: TellsOwn<Visit, { flightNumber: string }> = (
  { offer: { lounge, terminal }, request: { flightNumber } },
  say,
) => [
  { label: say._(msg`Lounge`), text: `${lounge} · Terminal ${terminal}` },
  { label: say._(msg`Flight`), text: flightNumber },
];
