/** Once what a press has changed stands on the screen: the router takes its time, and would hold that up. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
