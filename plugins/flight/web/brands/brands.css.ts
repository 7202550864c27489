import { style } from '@vanilla-extract/css';

export const row = style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  '@media': {
    '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
  },
});
/** Read, not shown: the fields say what they are. */
export const legend = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
/** Beside the boxes, below their labels. */
export const remove = style({
  '@media': { '(min-width: 640px)': { paddingBlockStart: 28 } },
});
