import { style } from '@vanilla-extract/css';
import { space } from '@/themes/scale';

export const page = style({ paddingBlock: space[24] });
