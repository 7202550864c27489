import { expect, test } from 'vitest';
import { activitiesIn } from '@/plugins/sandbox/activity/content/activities';
import { toldIn } from '@/plugins/sandbox/activity/told-in';
import { VIEWS } from '@/plugins/sandbox/activity/views';
import type { StoredOffer } from '../stored';
import { inLanguage } from './in-language';

const [known] = activitiesIn('LIS');
const [grade] = known!.kind.grades;
const [view] = VIEWS;
const tellers = [...VIEWS.map(({ id }) => ({ id, wordsIn: toldIn })), { id: 'viator' }];
const stored = (supplierId: string, productCode: string, way?: string) =>
  ({
    supplierId,
    activity: { productCode, title: 'As it was shown', city: 'Lisbon' },
    option: { title: 'The usual way', text: null, ...(way ? { way } : {}) },
  }) as unknown as StoredOffer;

test('G137 what is known by its ids is told in words of the language', () => {
  const told = inLanguage(stored(view!.id, `${view!.code}-${known!.id}`, grade!.id), 'pt', tellers);
  expect(told.activity.title).not.toBe('As it was shown');
  expect(told.activity.city).toBe('Lisboa');
  expect(told.option.title).toBe(grade!.title.pt);
});

test('G137 what nobody knows any more, and what another supplier sells, stands as it was shown', () => {
  for (const shown of [
    stored(view!.id, `${view!.code}-closed-long-ago`),
    stored('viator', `vt-${known!.id}`),
  ])
    expect(inLanguage(shown, 'pt', tellers)).toBe(shown);
  // A booking of before its ways had ids.
  const old = inLanguage(stored(view!.id, `${view!.code}-${known!.id}`), 'pt', tellers);
  expect(old.option.title).toBe('The usual way');
});
