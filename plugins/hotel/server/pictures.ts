import { COMMON_HEADERS } from '@/server/http/headers';
import { rawRoute } from '@/server/http/raw';
import { PICTURE_SUBJECTS, PICTURES_PATH } from '../contract/pictures';
import { drawHotel } from '../pictures/draw';
import { worldCity } from '@/server/reference/world/cities';
import type { Hotel } from './content/hotel';
import { hotelOf } from './content/hotels';
import { type Subject, subjectsOf } from './content/subjects';

const YEAR_S = 31_536_000;
/** Drawings that are kept; drawing one anew takes a few milliseconds. */
const MOST = 600;
const drawn = new Map<string, string>();

/** The picture that a name such as `room-2.svg` is of; undefined where the property has none. */
export function subjectOf(hotel: Hotel, file: string): Subject | undefined {
  const [, name, nth] = /^([a-z]+)-(\d)\.svg$/.exec(file) ?? [];
  const subject = PICTURE_SUBJECTS.find((one) => one === name);
  return subjectsOf(hotel).find((one) => one.subject === subject && one.nth === Number(nth));
}

/** What a picture of an invented property shows, as SVG. */
export function pictureOf(hotel: Hotel, { subject, nth }: Subject): string {
  const { id, kind, stars, cityId } = hotel;
  return drawHotel({ id, kind, stars: stars ?? 2, setting: worldCity(cityId)!.kind }, subject, nth);
}

function cached(hotel: Hotel, subject: Subject): string {
  const key = `${hotel.id} ${subject.subject} ${subject.nth}`;
  const svg = drawn.get(key) ?? pictureOf(hotel, subject);
  drawn.delete(key);
  drawn.set(key, svg);
  const [oldest] = drawn.keys();
  if (drawn.size > MOST && oldest !== undefined) drawn.delete(oldest);
  return svg;
}

/** The drawn pictures of the embedded suppliers' properties; they never change. */
export const pictureRoute = rawRoute('GET', `${PICTURES_PATH}/{hotel}/{file}`, ({ params }) => {
  const hotel = hotelOf(params['hotel'] ?? '');
  const subject = hotel && subjectOf(hotel, params['file'] ?? '');
  if (!hotel || !subject) return new Response(null, { status: 404, headers: COMMON_HEADERS });
  return new Response(cached(hotel, subject), {
    headers: {
      ...COMMON_HEADERS,
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': `public, max-age=${YEAR_S}, immutable`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
});
