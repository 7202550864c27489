import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

/** Search and filters in one line where there is room, below each other on a phone. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  alignItems: 'end',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: space[12] } },
});
export const find = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { flex: '1 1 16rem', maxInlineSize: '26rem' } },
});
export const filter = style({ '@media': { [media.tablet]: { flex: '0 1 12rem' } } });
export const chooser = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block', marginInlineStart: 'auto' } },
});

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
});
export const lines = style({ display: 'grid', gap: '0.125rem', minInlineSize: 0 });
export const name = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const minor = style({ ...text[14], color: vars.text.secondary, overflowWrap: 'anywhere' });
/** A date or a number that would break into ribbons. */
export const oneLine = style({ whiteSpace: 'nowrap' });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'center' });

export const personHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});

/** What the columns of a file hold, two and two where there is room. */
export const columnFields = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Numbers of an upload, side by side. */
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const countTile = style({
  display: 'grid',
  gap: space[4],
  padding: space[12],
  background: vars.surface.muted,
  borderRadius: vars.radius.card,
});
export const countNumber = style({ ...text[20], fontWeight: weight.bold, margin: 0, order: -1 });
export const countLabel = style({ ...text[14], color: vars.text.secondary });
export const invitation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  paddingInline: space[16],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
