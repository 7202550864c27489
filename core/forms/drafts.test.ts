// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '../session/session';
import { drafts } from './drafts';

const typed = { contact: { email: 'ines@example.com', phone: '' } };

describe('draft of a checkout', () => {
  beforeEach(() => sessionStorage.clear());

  it('survives a reload of its own checkout only', () => {
    drafts.keep('boat-1', typed);
    expect(drafts.read('boat-1')).toEqual(typed);
    expect(drafts.read('boat-2')).toBeNull();
  });

  it('goes with the booking and with the session, and never reaches local storage', () => {
    drafts.keep('boat-1', typed);
    drafts.keep('boat-2', typed);
    drafts.drop('boat-1');
    expect(drafts.read('boat-1')).toBeNull();
    endSession(createStore());
    expect(drafts.read('boat-2')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('is nothing where what was kept cannot be read', () => {
    sessionStorage.setItem('caravel-checkout:boat-1', 'not json');
    expect(drafts.read('boat-1')).toBeUndefined();
  });
});
