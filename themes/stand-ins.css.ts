import { globalFontFace } from '@vanilla-extract/css';
import { FACES, type FaceId, standIn } from './fonts';

const LOCAL = {
  sans: {
    regular: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
    bold: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
  },
  serif: {
    regular: "local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif')",
    bold: "local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold')",
  },
} as const;

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`;

// Stand-ins have the measures of the face to come, so that lines do not break anew when it arrives. Ascent and
// descent are scaled by sizeAdjust too, and so divided by it.
for (const [id, { like, ascent, descent, width }] of Object.entries(FACES)) {
  for (const [weight, range] of [
    ['regular', '100 599'],
    ['bold', '600 900'],
  ] as const) {
    globalFontFace(standIn(id as FaceId), {
      fontWeight: range,
      src: LOCAL[like][weight],
      sizeAdjust: percent(width[weight]),
      ascentOverride: percent(ascent / width[weight]),
      descentOverride: percent(descent / width[weight]),
      lineGapOverride: '0%',
    });
  }
}
