// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '../../../session/session';
import { drafts } from '../../../forms/drafts';
import { tabStore } from '../../../session/tab-store';
import { forgetWay, knowsWay, rememberWay, takeWay } from './way-back';

const extras = tabStore('boat-extras');
const KEY = 'boat-1b2c3d4e';
const typed = { driver: { lastName: 'Lima' } };

describe('way back from a booking that was not made', () => {
  beforeEach(() => {
    sessionStorage.clear();
    drafts.keep(KEY, typed);
    extras.keep(KEY, ['captain']);
    rememberWay('b1', KEY, `/booknow/boats/checkout?offer=o1&key=${KEY}&total=100`);
  });

  it('leads to the checkout with a new key and everything that was typed and chosen, once', () => {
    const href = takeWay('b1')!;
    const key = new URLSearchParams(href.split('?')[1]).get('key')!;
    expect(key).toMatch(/^boat-/);
    expect(key).not.toBe(KEY);
    expect(href).toContain('/booknow/boats/checkout?offer=o1&');
    expect(href).toContain('&total=100');
    expect(drafts.read(key)).toEqual(typed);
    expect(extras.read(key)).toEqual(['captain']);
    expect(drafts.read(KEY)).toBeNull();
    expect(takeWay('b1')).toBeNull();
  });

  it('forgets what was typed when the booking is made, and leaves other checkouts alone', () => {
    drafts.keep('boat-other-1', typed);
    forgetWay('b1');
    expect(knowsWay('b1')).toBe(false);
    expect(drafts.read(KEY)).toBeNull();
    expect(extras.read(KEY)).toBeNull();
    expect(drafts.read('boat-other-1')).toEqual(typed);
  });

  it('is unknown in another tab, and goes with the session', () => {
    expect(knowsWay('b2')).toBe(false);
    endSession(createStore());
    expect(knowsWay('b1')).toBe(false);
    expect(drafts.read(KEY)).toBeNull();
  });
});
