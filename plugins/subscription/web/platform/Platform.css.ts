import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

/** The search, and below it the statuses; both in one line where there is room. */
export const tools = style({ display: 'grid', gap: space[12] });
export const find = style({ '@media': { [media.tablet]: { maxInlineSize: '24rem' } } });
