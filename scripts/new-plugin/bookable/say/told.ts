import { msg, plural } from '@lingui/core/macro';
import type { TellsOwn } from '@/core/say/plain-told';
import type { Grade } from '../contract';

interface Pass {
  readonly grade: Grade;
  readonly people: number;
}

export const GRADE_WORDS = { basic: msg`Basic`, plus: msg`Plus`, 'all-in': msg`All in` };

/** What a booking tells on its page, in its letter and on paper. */
export const tellPass: TellsOwn<Pass, object> = ({ offer: { grade, people } }, say) => [
  { label: say._(msg`Grade`), text: say._(GRADE_WORDS[grade]) },
  { text: say._(msg`${plural(people, { one: 'for # person', other: 'for # people' })}`) },
];
