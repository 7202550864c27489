import { style } from '@vanilla-extract/css';
import { space, text } from '@/themes/scale';

/** The number and its unit side by side; what is wrong stands below the number. */
export const measure = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});
/** Beside the control, whose label stands above it. */
export const unit = style({
  paddingBlockStart: `calc(${text[14].lineHeight} * ${text[14].fontSize} + 0.5rem)`,
});
