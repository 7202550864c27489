import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';

export const split = style({ display: 'inline-flex', alignItems: 'stretch', maxInlineSize: '100%' });
globalStyle(`${split} > button`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${split} > span > button`, {
  blockSize: '100%',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
/** The seam between the two. */
globalStyle(`${split} > span`, { marginInlineStart: '-1px' });
globalStyle(`${split} > span > button[data-variant="primary"]`, {
  borderInlineStart: `1px solid color-mix(in srgb, ${vars.brand.onSolid} 35%, transparent)`,
});
