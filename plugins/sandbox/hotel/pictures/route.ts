import { drawnPictures } from '@/server/selling/pictures/drawn';
import { PICTURE_SUBJECTS, PICTURES_PATH } from '@/plugins/hotel/contract/pictures';
import { drawHotel } from './draw';
import { worldCity } from '@/server/reference/world/cities';
import type { Hotel } from '../content/hotel';
import { hotelOf } from '../content/hotels';
import { type Subject, subjectsOf } from '../content/subjects';

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

/** The drawn pictures of the embedded suppliers' properties. */
export const pictureRoute = drawnPictures(
  `${PICTURES_PATH}/{hotel}/{file}`,
  ({ hotel: id = '', file = '' }) => {
    const hotel = hotelOf(id);
    const subject = hotel && subjectOf(hotel, file);
    return hotel && subject ? pictureOf(hotel, subject) : null;
  },
);
