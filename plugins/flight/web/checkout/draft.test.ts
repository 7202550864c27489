// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '@/core/auth/session';
import { dropDraft, readDraft, saveDraft } from './draft';
import { emptyForm, withValue } from './form';

const typed = withValue(emptyForm(1), 'travellers.0.firstName', 'Inês');

describe('draft of a checkout', () => {
  beforeEach(() => sessionStorage.clear());

  it('survives a reload of its own checkout only', () => {
    saveDraft('flight-1', typed);
    expect(readDraft('flight-1', 1)).toEqual(typed);
    expect(readDraft('flight-2', 1)).toBeNull();
    expect(readDraft('flight-1', 2)).toBeNull();
  });

  it('goes with the booking and with the session, and never reaches local storage', () => {
    saveDraft('flight-1', typed);
    saveDraft('flight-2', typed);
    dropDraft('flight-1');
    expect(readDraft('flight-1', 1)).toBeNull();
    endSession(createStore());
    expect(readDraft('flight-2', 1)).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('ignores what is no draft', () => {
    sessionStorage.setItem('caravel-flight-checkout:flight-1', '{"travellers":"all of them"}');
    expect(readDraft('flight-1', 1)).toBeNull();
    sessionStorage.setItem('caravel-flight-checkout:flight-1', 'not json');
    expect(readDraft('flight-1', 1)).toBeNull();
  });
});
