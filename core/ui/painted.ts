/** Milliseconds after which a frame that does not come, as in a window out of view, is not waited for any more. */
const NO_FRAME = 100;

/** Resolves once what has been drawn until now stands on the screen; in the order in which it was asked. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, NO_FRAME);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
