/** How long a toast stays (R035). */
export const TOAST_MS = 5000;
const MOST = 4;

export interface ToastInput {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  message: string;
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onSelect: () => void };
}
export interface Toast extends ToastInput {
  id: number;
  tone: NonNullable<ToastInput['tone']>;
}

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** What `ToastRegion` draws. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly Toast[] => toasts,
};

/**
 * Tells what was done, in words. The same message twice is shown once, so that a burst of failures is one toast.
 * Returns an id for `dismissToast`.
 */
export function toast({ tone = 'info', ...input }: ToastInput): number {
  const same = toasts.find((known) => known.message === input.message && known.tone === tone);
  if (same) return same.id;
  last += 1;
  publish([...toasts.slice(1 - MOST), { ...input, tone, id: last }]);
  return last;
}
toast.success = (message: string): number => toast({ tone: 'success', message });
toast.error = (message: string): number => toast({ tone: 'danger', message });
toast.info = (message: string): number => toast({ tone: 'info', message });
toast.warning = (message: string): number => toast({ tone: 'warning', message });

/** Takes a toast away before its time. */
export const dismissToast = (id: number): void => publish(toasts.filter((known) => known.id !== id));

/** Takes all toasts away, as on logout and between tests. */
export const clearToasts = (): void => publish([]);
