import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' },
  },
});
/** Its many columns stand closer than in other tables, so that more of them are in sight. */
export const list = style({ minInlineSize: 0 });
globalStyle(`${list} :is(th, td)`, {
  '@container': {
    '(min-width: 40.01rem)': { paddingInline: space[12] },
    '(min-width: 40.01rem) and (max-width: 56rem)': { paddingInline: space[8] },
  },
});
/** Names of columns take two lines before a price is pushed out of sight. */
globalStyle(`${list} thead th`, { whiteSpace: 'normal', verticalAlign: 'bottom', lineHeight: 1.2 });
export const cell = style({ display: 'inline-block' });
/** Names of people and places take several lines in a table, between words. */
export const words = style({
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
  '@container': { '(min-width: 40.01rem)': { maxInlineSize: '12rem' } },
});
export const below = style({
  ...text[12],
  display: 'block',
  color: vars.text.secondary,
  fontWeight: weight.regular,
});
export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const locator = style({
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const sums = style({ display: 'grid', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const drawer = style({ display: 'grid', gap: space[24] });
export const section = style({
  display: 'grid',
  gap: space[12],
  paddingBlockStart: space[20],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});
export const payments = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${payments} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[4],
  ...text[14],
});
