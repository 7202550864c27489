import { style } from '@vanilla-extract/css';
import { space } from '@/themes/scale';

export const leg = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[8] });
