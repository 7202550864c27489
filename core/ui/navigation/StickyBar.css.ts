import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, media, space } from '@/themes/scale';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  paddingBlock: space[12],
  paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
  paddingInline: space[16],
  background: vars.surface.overlay,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${space[16]})` },
    [media.desktop]: { display: 'none' },
    [media.low]: { position: 'static' },
  },
});
