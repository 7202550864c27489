/** What every key begins with under which a tab keeps what was typed. */
export const KEPT_PREFIX = 'caravel-';
const OWNER = 'input-owner';

/**
 * What a session that expired has left in this tab is its user's own: when somebody else logs in, it goes before any
 * screen could show it.
 */
export function dropOthersInput(userId: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER);
    if (owner && owner !== userId)
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(KEPT_PREFIX)) sessionStorage.removeItem(key);
    sessionStorage.setItem(OWNER, userId);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
