import { act, waitFor } from '@testing-library/react';
import { chosenCurrencyAtom, ratesAtom } from '../i18n/shown-currency';
import type { Store } from '../state/store';

/** Puts each text of the page into elements of its own, as the page translators of browsers do, but where they are told not to. */
function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.data.trim() === '' || text.parentElement!.closest('[translate="no"], script, style')) continue;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(outer);
  }
}

const figures = (): string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode())
    if (/[$€]\s?\d|\d\s?[$€]/.test(texts.currentNode.nodeValue!)) found.push(texts.currentNode.nodeValue!);
  return found;
};

/**
 * What a reader of a translated page in US dollars still reads in them after choosing euros: amounts inside the text of a
 * sentence, which is the translator's by then (rule 37 of the experience guide). Empty where every amount stands alone in
 * its element. Throws where there is no amount at all.
 */
export async function staleAmounts(store: Store): Promise<string[]> {
  await waitFor(() => {
    if (!figures().some((text) => text.includes('$'))) throw new Error('There is no amount on this page');
  });
  translatePage();
  // One that rounds nothing away.
  const rates = { base: 'USD', date: '2026-09-29', rates: { USD: 1, EUR: 2 } };
  await act(async () => {
    store.set(ratesAtom, rates);
    store.set(chosenCurrencyAtom, 'EUR');
  });
  if (!figures().some((text) => text.includes('€'))) throw new Error('No amount has changed');
  return figures().filter((text) => text.includes('$'));
}
