import type { AnyRouter } from '@tanstack/react-router';

const underWay = new WeakMap<AnyRouter, Promise<void>>();

/** One entry back. Who presses again before it is there is on the way already: two would leave the page. */
export function stepBack(router: AnyRouter): Promise<void> {
  const back =
    underWay.get(router) ??
    new Promise<void>((resolve) => {
      const stop = router.history.subscribe(() => {
        stop();
        underWay.delete(router);
        resolve();
      });
      router.history.back();
    });
  underWay.set(router, back);
  return back;
}
