import type { Store } from '../../state/store';
import { paletteAtom } from './state';

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'repeat'>;

/** What a key press opens; nothing while somebody types a `?`, and nothing over another dialog. */
export function openedBy(press: Press): 'commands' | 'shortcuts' | null {
  const { key, ctrlKey, metaKey, altKey, target, repeat } = press;
  if (repeat || altKey) return null;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'commands';
  const isTyping = target instanceof Element && target.matches(TYPING);
  const isBusy = document.querySelector('[role="dialog"], [role="menu"]') !== null;
  return key === '?' && !ctrlKey && !metaKey && !isTyping && !isBusy ? 'shortcuts' : null;
}

/** Listens for the shortcuts of every page; returns what stops it. */
export function listenForKeys(store: Store, target: Window = window): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const wish = openedBy(event);
    if (!wish) return;
    event.preventDefault();
    store.set(paletteAtom, (open) => (open === wish ? null : wish));
  };
  target.addEventListener('keydown', onKeyDown);
  return () => target.removeEventListener('keydown', onKeyDown);
}
