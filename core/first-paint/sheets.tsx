import { type ReactNode, useInsertionEffect } from 'react';

/** The medium of a stylesheet that is there and does not count yet. */
export const SHEET_IN_WAITING = 'print';

/** Lets the application's styles count with its first commit, so that the page is styled and laid out once for both. */
export function Styled({ children }: { children: ReactNode }) {
  useInsertionEffect(() => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>(
      `head > link[rel=stylesheet][media=${SHEET_IN_WAITING}]`,
    ))
      sheet.media = 'all';
  }, []);
  return children;
}
