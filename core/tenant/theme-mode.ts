import { atom } from 'jotai';
import { persistedAtom } from '../state/persisted';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** What the visitor chose; the device decides until then. */
export const themeModeAtom = persistedAtom<ThemeMode>('theme', 'system', (saved) =>
  THEME_MODES.find((mode) => mode === saved),
);

/** What the device asks for, kept current by `watchDeviceMode`. */
export const deviceDarkAtom = atom(false);

/** What is drawn. */
export const shownModeAtom = atom<'light' | 'dark'>((get) => {
  const mode = get(themeModeAtom);
  if (mode !== 'system') return mode;
  return get(deviceDarkAtom) ? 'dark' : 'light';
});

/** Follows the device's setting; returns what stops it. */
export function watchDeviceMode(onChange: (dark: boolean) => void): () => void {
  const query = window.matchMedia?.('(prefers-color-scheme: dark)');
  if (!query) return () => undefined;
  const tell = () => onChange(query.matches);
  tell();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
