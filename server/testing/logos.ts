import { drawLogo } from '../files/logo';
import type { Logo } from '../ports/logo';
import type { PaymentGateway } from '../ports/payment';
import type { Services } from '../ports/services';
import { testClock } from './clock';
import { type Paint, png } from './pictures';

const stripes: Paint = (x) => (x % 40 < 20 ? [194, 65, 12, 255] : [15, 118, 110, x < 200 ? 255 : 0]);

/** A picture as an agency uploads it. */
export const WIDE_PNG = png(640, 360, stripes);
const SVG = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" rx="11" fill="#0b5fa5"/></svg>`,
  );

/** Logos of each kind: uploaded, drawn by the platform, a mark without a name, far too long, far too high. */
export const LOGOS: Record<'wide' | 'svg' | 'mark' | 'long' | 'high', Logo> = {
  wide: drawLogo({ type: 'image/png', bytes: WIDE_PNG })!,
  svg: drawLogo({ type: 'image/svg+xml', bytes: SVG(120, 40) })!,
  mark: drawLogo({ type: 'image/svg+xml', bytes: SVG(40, 40) })!,
  long: drawLogo({ type: 'image/png', bytes: png(900, 30, stripes) })!,
  high: drawLogo({ type: 'image/svg+xml', bytes: SVG(50, 39) })!,
};

type Logos = Pick<Services, 'logoOf' | 'clock'> & { payments: Pick<PaymentGateway, 'nameOf'> };

/** What letters and papers are drawn with, at an agency without a logo. */
export const withoutLogos: Logos = { logoOf: async () => null, clock: testClock(), payments: {} };
/** The same at one that has one. */
export const withLogos: Logos = { ...withoutLogos, logoOf: async () => LOGOS.wide };
