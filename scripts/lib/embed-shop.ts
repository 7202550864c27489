/** The argument of `npm run build` that makes an embed-shop build (R235, G129). */
export const EMBED_SHOP = '--embed-shop';

/** Replaces the build flag in code, so that what only the other build needs is left out of the bundle. */
export const embedShop = (isOn: boolean): Record<string, string> => ({
  'import.meta.env.EMBED_SHOP': JSON.stringify(isOn),
});
