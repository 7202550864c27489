import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAgency } from '@/core/testing/agency';
import type { Registry } from '@/core/plugin';
import { patient } from '@/core/testing/patient';
import { renderPlugin } from '@/core/testing/renderPlugin';
// The page loads it on demand; here it is there before the clock starts.
import '@/core/shell/home/HeroSearch';
import { registry as installed } from './registry';

const registry: Registry = installed;
/** The installed products that are searched from the home page. */
const searched = Object.keys(import.meta.glob('./*/web/search/SearchFormContribution.tsx')).map(
  (path) => path.split('/')[1]!,
);

patient();
beforeEach(cleanup);

/** Every choice and every field with what stands in it, as somebody sees them. */
function shownIn(card: HTMLElement) {
  const choices = within(card).queryAllByRole<HTMLInputElement>('radio');
  const texts = [...card.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])')];
  return {
    chosen: choices.map(({ labels, checked }) => [labels?.[0]?.textContent, checked]),
    fields: texts.map(({ labels, value }) => [labels?.[0]?.textContent, value]),
  };
}

describe('a search on the home page', () => {
  it.each(searched)('shows at rest what it shows once its code is there: %s', async (id) => {
    const entry = registry[id]!;
    const { menu } = entry.activatedBy as { menu: string };
    await renderPlugin({
      registry: { [id]: entry },
      path: '/',
      agency: anAgency({
        visitorsMaySearch: true,
        bookingMenuItemOptions: [{ name: menu, isActive: true, isDefault: true }],
      }),
    });
    const search = async () => screen.findByRole('button', { name: /^Search/ });
    const atRest = await search();
    const card = atRest.closest<HTMLElement>('main')!;
    const before = shownIn(card);
    act(() => fireEvent.focusIn(atRest));
    await waitFor(() => expect(atRest.isConnected).toBe(false));
    await search();
    expect(shownIn(card)).toEqual(before);
  });
});
