import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

/** The trip has a line of its own until the window is wide; on phones the cabin has one too, so that no word is cut. */
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.tablet]: { columnGap: space[4] }, [media.desktop]: { columnGap: space[12] } },
});

export const trip = style({
  flex: '1 1 100%',
  '@media': { [media.desktop]: { flex: 'none' } },
});

/** The cabin's list is as wide as its words. */
export const cabin = style({
  flex: '1 1 100%',
  '@media': { [media.tablet]: { flex: 'none', inlineSize: '11.5rem' } },
});

export const fields = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr) auto' },
  },
});

/** From and to with the swap button on the line between them. */
export const places = style({
  position: 'relative',
  display: 'grid',
  gap: space[12],
  '@media': {
    [media.tablet]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[24],
    },
    [media.desktop]: { gridColumn: 'auto' },
  },
});

export const swap = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 'calc(50% + 0.75rem)',
  insetInlineEnd: space[12],
  transform: 'translateY(-50%) rotate(90deg)',
  '@media': {
    [media.tablet]: {
      insetBlockStart: '3.125rem',
      insetInlineStart: '50%',
      insetInlineEnd: 'auto',
      transform: 'translate(-50%, -50%)',
    },
  },
});

export const submit = style({
  display: 'grid',
  '@media': { [media.tablet]: { paddingBlockStart: '1.625rem' } },
});

/** Two ages beside each other, also on phones. */
export const ages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space[12],
});
