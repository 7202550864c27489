const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The key that goes with K on this device. */
export const commandKey = (): string => (isApple() ? '⌘' : 'Ctrl');
