import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from '../../ui/overlays/Dialog';
import { keepFocus } from './keep-focus';

type Listener = (event: { fromLocation?: object; pathChanged: boolean }) => void;

/** A router that only tells what it has drawn. */
function aRouter() {
  let listener: Listener | undefined;
  const router = {
    subscribe: (_: string, next: Listener) => ((listener = next), () => (listener = undefined)),
  } as unknown as Pick<AnyRouter, 'subscribe'>;
  return { router, rendered: (event: Parameters<Listener>[0]) => listener?.(event) };
}

const page = (inside = '') => {
  document.body.innerHTML = `<header><button>Menu</button></header><main tabindex="-1">${inside}</main>`;
  return document.querySelector('main');
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('where the focus is after a change of page', () => {
  const moved = { fromLocation: {}, pathChanged: true };

  it('is the content, when what had it went with the page before', () => {
    const main = page();
    const { router, rendered } = aRouter();
    const end = keepFocus(router);
    rendered({ pathChanged: true });
    expect(document.activeElement).toBe(document.body);
    rendered({ ...moved, pathChanged: false });
    expect(document.activeElement).toBe(document.body);
    rendered(moved);
    expect(document.activeElement).toBe(main);
    end();
    main?.blur();
    rendered(moved);
    expect(document.activeElement).toBe(document.body);
  });

  it('stays where it is when that is still there', () => {
    page('<input>');
    const { router, rendered } = aRouter();
    keepFocus(router);
    const field = document.querySelector('input');
    field?.focus();
    rendered(moved);
    expect(document.activeElement).toBe(field);
  });
});

describe('where the focus is after a dialog', () => {
  const Page = ({ open }: { open: boolean }) => (
    <I18nProvider i18n={i18n}>
      <main tabIndex={-1}>
        <button type="button">Opener</button>
      </main>
      <Dialog open={open} onOpenChange={() => undefined} title="Commands">
        <input />
      </Dialog>
    </I18nProvider>
  );

  it('is what had it before, or the content where nothing had it', async () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    const { rerender } = render(<Page open={false} />);
    const cycle = async () => {
      rerender(<Page open />);
      await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).toBeTruthy());
      rerender(<Page open={false} />);
    };
    await cycle();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    await userEvent.click(screen.getByRole('button', { name: 'Opener' }));
    await cycle();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opener' })));
  });
});
