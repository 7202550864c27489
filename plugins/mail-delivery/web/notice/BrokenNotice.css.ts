import { style } from '@vanilla-extract/css';
import { space } from '@/themes/scale';

/** Apart from what stands above it, where the page below begins. */
export const notice = style({ paddingBlockStart: space[16] });
