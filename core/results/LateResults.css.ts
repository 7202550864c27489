import { style } from '@vanilla-extract/css';
import { layer } from '@/themes/scale';
import { belowHeader } from './ResultList.css';

/** Floats over the top of the list and takes no room in it, so that nothing moves when it comes. */
export const holder = style({
  position: 'sticky',
  insetBlockStart: belowHeader,
  zIndex: layer.sticky,
  blockSize: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'start',
  pointerEvents: 'none',
});
export const button = style({ pointerEvents: 'auto' });
