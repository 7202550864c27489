/** Icons that a manifest may name: a word instead of code keeps manifests small. Drawn by core/ui/NamedIcon. */
export const ICON_NAMES = [
  'plane',
  'bed',
  'vehicle',
  'ticket',
  'shield',
  'wallet',
  'mail',
  'compass',
  'chart',
  'users',
  'settings',
  'ship',
  'train',
  'package',
] as const;
export type IconName = (typeof ICON_NAMES)[number];
