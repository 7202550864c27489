import { describe, expect, it } from 'vitest';
import { lacksList } from './list-of';

const tabs = [
  { plugin: 'boat', to: '/booknow/boats' },
  { plugin: 'tram', to: '/booknow/trams' },
];
const lists = [{ plugin: 'boat' }] as unknown as Parameters<typeof lacksList>[2];

describe('the back office leads to no list that is not there', () => {
  it.each([
    ['/bookings/boats', false],
    ['/bookings/Trams', true],
    // Its product's code may still be on its way.
    ['/bookings/trains', false],
    ['/clients', false],
  ])('%s lacks its list: %s', (path, lacks) => {
    expect(lacksList(path, tabs, lists)).toBe(lacks);
  });
});
