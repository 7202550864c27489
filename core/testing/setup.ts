import { i18n } from '@lingui/core';
import { afterAll, afterEach, vi } from 'vitest';
import { cleanup, configure } from '@testing-library/react';
import { forgetWantedPage } from '../session/wanted-page';
import { clearToasts } from '../ui/feedback/toast';
import { plainStyle } from './plain-style';

// A busy machine draws late; a test that waits for something may wait for it.
configure({ asyncUtilTimeout: 8_000 });

/** The tests' page draws nothing, so nothing on it ever changes its size. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver;
globalThis.getComputedStyle = plainStyle;
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

// Its page cannot be scrolled either.
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.scrollTo = () => undefined;

// Nor is there anything that a file before this one has left there or stored, or a language that it has shown.
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
i18n.loadAndActivate({ locale: 'en', messages: {} });

// What is left to the browser to send leaves the page, with everything that was typed.
addEventListener('submit', (event) => {
  if (!event.defaultPrevented) throw new Error('A form was left to the browser to send');
});

// Files share their modules, so what a test has said must not be heard in the next one.
afterEach(() => {
  cleanup();
  clearToasts();
  forgetWantedPage();
});
// A module that is on its way when a file ends would fail to load, and stay failed for the next one.
afterAll(() => vi.dynamicImportSettled());
