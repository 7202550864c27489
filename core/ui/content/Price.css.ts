import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text, weight } from '@/themes/scale';

export const price = style({ display: 'inline-flex', flexDirection: 'column', maxInlineSize: '100%' });
export const end = style({ alignItems: 'flex-end', textAlign: 'end' });
export const amount = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.bold,
  whiteSpace: 'nowrap',
});
export const size = styleVariants({
  small: text[14],
  medium: text[16],
  large: text[20],
  hero: text[32],
});
export const tone = styleVariants({
  primary: { color: vars.text.primary },
  success: { color: vars.success.text },
  danger: { color: vars.danger.text },
  secondary: { color: vars.text.secondary },
});
export const before = style({
  ...text[14],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Words beside the figure, smaller than it. */
export const aside = style({
  fontSize: 'max(0.75rem, 0.7em)',
  fontWeight: weight.regular,
  letterSpacing: 0,
  color: vars.text.secondary,
});
export const caption = style({ ...text[12], color: vars.text.secondary });

export const list = style({ display: 'grid', gap: space[8] });
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[16], ...text[14] });
export const lineLabel = style({ display: 'grid', color: vars.text.secondary });
export const lineValue = style({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const good = style({ color: vars.success.text });
export const total = style({
  ...text[18],
  fontWeight: weight.bold,
  alignItems: 'baseline',
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  paddingBlockStart: space[12],
  marginBlockStart: space[4],
});
