/** Whether there are some, and each is so: what is said of all of nothing proves nothing. */
export const each = <T>(all: readonly T[], isSo: (one: T, index: number) => unknown): boolean =>
  all.length > 0 && all.every(isSo);
