import { expect, it } from 'vitest';
import { circleOf } from './circle';

it('files that need one another are named in their order', () => {
  const chunks = {
    page: { imports: ['theme', 'state'] },
    theme: {},
    state: { imports: ['account'] },
    account: { imports: ['theme', 'scene'] },
    scene: { imports: ['state'] },
  };
  expect(circleOf(chunks)).toEqual(['state', 'account', 'scene']);
  expect(circleOf({ ...chunks, scene: { imports: ['theme'] } })).toBeNull();
});

it('a file that two others need is none', () => {
  expect(
    circleOf({ a: { imports: ['b', 'c'] }, b: { imports: ['d'] }, c: { imports: ['d'] }, d: {} }),
  ).toBeNull();
});
