import { style } from '@vanilla-extract/css';
import { space } from '@/themes/scale';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({ paddingBlockEnd: space[12] });
