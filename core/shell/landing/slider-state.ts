/** Milliseconds a slide stays (R007). */
export const SLIDE_MS = 3_000;

/** The slide after this one; the last is followed by the first. */
export const nextSlide = (current: number, count: number): number => (count > 0 ? (current + 1) % count : 0);

/** Slides stand still while somebody has stopped them, or points at them, or reads with the keyboard. */
export const isRunning = (state: { paused: boolean; held: boolean }): boolean => !state.paused && !state.held;
