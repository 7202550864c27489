import { style } from '@vanilla-extract/css';

/** An address or a number stays on one line. */
export const whole = style({ display: 'inline-block', maxInlineSize: '100%', overflowWrap: 'anywhere' });
