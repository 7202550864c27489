import { style } from '@vanilla-extract/css';
import { space } from '@/themes/scale';

/** The button stands beside the input, whatever is said below it. */
export const row = style({ display: 'flex', alignItems: 'flex-start', gap: space[8] });
export const field = style({ flex: '1 1 auto', minInlineSize: 0 });
/** As far down as the label is high. */
export const press = style({ paddingBlockStart: '1.625rem' });
