let isPressed = false;
let waiting: (() => void)[] = [];

const flush = (): void => {
  const ready = waiting;
  waiting = [];
  for (const run of ready) run();
};
const release = (): void => {
  isPressed = false;
  // The click comes after this event and before the next task.
  setTimeout(flush);
};

window.addEventListener('mousedown', () => (isPressed = true), true);
window.addEventListener('mouseup', release, true);
// A button that is released outside of the window is never heard of.
window.addEventListener('keydown', release, true);

/**
 * Runs now, or when the mouse button that is down has been released and its click delivered. A message that appears
 * as a field is left moves what stands below it; what is being pressed there would miss its click.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}
