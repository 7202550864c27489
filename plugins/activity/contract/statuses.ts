/** R340, and `CANCELED`, as a cancelled one is stored (R346). */
export const ACTIVITY_STATUSES = [
  'confirmed',
  'cancelled',
  'in progress',
  'pending',
  'failed',
  'CANCELED',
] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

/** What is shown: one word for all ways in which a status is written. */
export type ShownStatus = 'confirmed' | 'cancelled' | 'in progress' | 'pending' | 'failed';

const SHOWN: Readonly<Record<string, ShownStatus>> = {
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  'in progress': 'in progress',
  inprogress: 'in progress',
  in_progress: 'in progress',
  pending: 'pending',
  failed: 'failed',
  rejected: 'failed',
};

/** G14: the one word; null for a status that is none of ours, which is shown as it came. */
export const shownStatus = (status: string): ShownStatus | null => {
  const key = status.trim().toLowerCase();
  return Object.hasOwn(SHOWN, key) ? SHOWN[key]! : null;
};

/** G117: what is over is not cancelled any more; everything else the server decides. */
export const mayBeCancelled = (status: string): boolean =>
  !(['cancelled', 'failed'] as readonly (ShownStatus | null)[]).includes(shownStatus(status));
