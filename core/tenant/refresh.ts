import type { Caller } from '../api/client';
import type { Agency } from '../contract/site/agency';

/** Milliseconds between two looks at the agency's record while the page is visible. */
export const REFRESH_INTERVAL = 10_000;

export interface RefreshDeps {
  api: Caller;
  current: () => Agency | null;
  onChange: (agency: Agency) => void;
}

/**
 * Keeps the page in line with the agency's settings: after an answer that carries a newer version, when the
 * visitor comes back to the page, and every 10 s, so that a product that is switched off is gone within seconds. A failed look changes nothing; the next one tries again.
 */
export function watchAgency({ api, current, onChange }: RefreshDeps) {
  let running: Promise<void> | null = null;

  const look = (): Promise<void> => {
    running ??= import('../contract/site/agency')
      .then(({ getAgency }) => api.call(getAgency))
      .then(({ agency }) => {
        // An answer that was under way while the settings changed must not bring the old ones back.
        if (agency.version > (current()?.version ?? 0)) onChange(agency);
      })
      .catch(() => undefined)
      .finally(() => {
        running = null;
      });
    return running;
  };

  const lookWhenVisible = () => {
    if (document.visibilityState === 'visible') void look();
  };
  const timer = setInterval(lookWhenVisible, REFRESH_INTERVAL);
  document.addEventListener('visibilitychange', lookWhenVisible);
  window.addEventListener('focus', lookWhenVisible);

  return {
    look,
    /** Called with the `x-agency-version` of every answer. */
    versionSeen(version: number): void {
      const agency = current();
      if (agency && version > agency.version) void look();
    },
    stop(): void {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookWhenVisible);
      window.removeEventListener('focus', lookWhenVisible);
    },
  };
}
