import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text } from '@/themes/scale';

/** Set apart from its option, whose name may end in a number. */
export const count = style({
  ...text[12],
  display: 'inline-block',
  marginInlineStart: space[4],
  paddingInline: '0.375rem',
  borderRadius: vars.radius.pill,
  background: vars.surface.muted,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
