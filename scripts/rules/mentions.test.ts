import { describe, expect, it } from 'vitest';
import { mentionsIn } from './mentions';

const { says, calls } = mentionsIn([
  {
    path: 'a.ts',
    text: `'You can select upto 4 travelers in total'; 'It\\'s 12 Travelers'; get('/api/a/\${id}/b')`,
  },
  { path: 'en.po', text: 'msgid ""\n"Please check "\n"your inbox."\nmsgid "{price} per month"\n' },
]);

describe('what files mention', () => {
  it.each([
    ['You can select upto N travelers in total', true],
    ['# Traveler', false],
    ['# Travelers', true],
    ["It's 12 Travelers", true],
    ['Please check your inbox.', true],
    ['please check your inbox.', false],
    ['{price} per month', true],
    ['per mont', false],
    ['{price} per year', false],
  ])('the words "%s": %s', (words, isSaid) => {
    expect(says(words)).toBe(isSaid);
  });

  it.each([
    ['/api/a/{id}/b', true],
    ['/api/a/{id}', false],
    ['/api/a', false],
    ['/api/b', false],
  ])('the path %s: %s', (path, isCalled) => {
    expect(calls(path)).toBe(isCalled);
  });
});
