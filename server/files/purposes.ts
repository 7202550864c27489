import type { Refusal } from '@/core/contract/refusal';
import { fileRefusals } from '@/core/contract/refusals/files';
import {
  hasLogoRatio,
  LOGO_RATIO_REFUSALS,
  LOGO_RATIOS,
  type LogoName,
  PICTURE_TYPES,
  UPLOAD_LIMITS,
} from '@/core/contract';
import type { Picture, PictureType } from './inspect';
import type { Shape } from './picture';

export type Purpose = keyof typeof UPLOAD_LIMITS;
export const PURPOSES = Object.keys(UPLOAD_LIMITS) as [Purpose, ...Purpose[]];

/** What may be sent for a purpose, and what becomes of it. */
export interface PurposeRules {
  readonly types: readonly PictureType[];
  /** Bytes. */
  readonly limit: number;
  readonly shape: Shape;
  readonly words: { readonly type: Refusal; readonly size: Refusal };
  /** What is wrong with a picture of this size. */
  readonly problem: (picture: Picture) => Refusal | null;
}

const logo = (name: LogoName, width: number): PurposeRules => ({
  types: ['image/jpeg', 'image/png'],
  limit: UPLOAD_LIMITS[name],
  // PNG, since papers are drawn with it; it keeps what is transparent.
  shape: { aspect: LOGO_RATIOS[name], width, type: 'image/png' },
  words: { type: fileRefusals.logoType, size: fileRefusals.logoSize },
  problem: (picture) => (hasLogoRatio(name, picture) ? null : LOGO_RATIO_REFUSALS[name]),
});

export const purposeRules: Record<Purpose, PurposeRules> = {
  profilePicture: {
    types: PICTURE_TYPES,
    limit: UPLOAD_LIMITS.profilePicture,
    shape: { aspect: 1, width: 512, type: 'image/webp' },
    words: { type: fileRefusals.type, size: fileRefusals.size },
    problem: () => null,
  },
  logo: logo('logo', 640),
  mobileLogo: logo('mobileLogo', 512),
};
