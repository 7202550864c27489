import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, space } from '@/themes/scale';

export const panel = style({
  position: 'fixed',
  insetBlockEnd: space[16],
  insetInlineStart: space[16],
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[8],
  alignItems: 'flex-start',
});

export const sheet = style({
  inlineSize: 'min(32rem, calc(100vw - 2rem))',
  maxBlockSize: '60vh',
  position: 'relative',
  overflow: 'auto',
  padding: space[20],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.large,
});
