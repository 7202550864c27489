import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { motion, space, text } from '@/themes/scale';

/** A button that looks like the fields beside it. */
export const button = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: space[12],
  paddingBlock: space[8],
  background: vars.surface.base,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.input,
  color: vars.text.secondary,
  cursor: 'pointer',
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.text.tertiary },
    '&:disabled': {
      background: vars.surface.muted,
      borderColor: vars.border.hairline,
      cursor: 'not-allowed',
    },
  },
});
export const value = style({
  ...text[16],
  color: vars.text.primary,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const placeholder = style({ color: vars.text.tertiary });
export const pair = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  containerType: 'inline-size',
});
/** Two dates side by side keep their weekdays where there is room for both. */
const NARROW = '(max-width: 17.5rem)';
export const withWeekday = style({ '@container': { [NARROW]: { display: 'none' } } });
export const withoutWeekday = style({
  display: 'none',
  '@container': { [NARROW]: { display: 'inline' } },
});
export const dash = style({ color: vars.text.tertiary, display: 'inline-flex' });

export const entry = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const entryBox = style({ flex: '1 1 3.5rem', maxInlineSize: '5rem' });
export const entryYear = style({ flex: '1.4 1 5rem', maxInlineSize: '6.5rem' });
export const entryName = style({
  ...text[12],
  color: vars.text.secondary,
  display: 'block',
  marginBlockEnd: '0.125rem',
});
