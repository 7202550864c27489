import { FONTS } from '../../core/contract/constants';

export type Font = (typeof FONTS)[number];

const WHAT: Record<Font, string> = {
  Roboto: 'Roboto: neutral, the default',
  Inter: 'Inter: precise',
  'Nunito Sans': 'Nunito Sans: friendly',
  Lora: 'Lora with Nunito Sans: warm',
  'Source Serif': 'Source Serif with Inter: bookish',
  System: 'The device’s own: fastest',
};
export const FONTS_LIST = FONTS.map((value) => ({ value, label: WHAT[value] }));
export const ROUNDNESS_LIST = [
  { value: '0', label: 'Square' },
  { value: '1', label: 'Normal' },
  { value: '1.5', label: 'Round' },
];
