import { chance } from '@/server/selling/supplier/chance';
import { PICTURES_PATH } from '@/plugins/hotel/contract/pictures';
import type { Hotel } from '../content/hotel';
import { type Subject, subjectsOf } from '../content/subjects';
import type { SupplierPicture } from '@/plugins/hotel/face/port';
import type { View } from '../views';

/** The share of a property's pictures that one supplier has. */
const HAS = 0.85;

const pictureAt = ({ id }: Hotel, { subject, nth }: Subject): SupplierPicture => ({
  url: `${PICTURES_PATH}/${id}/${subject}-${nth}.svg`,
  subject,
});

/** What there is of a sort of room, counted from 0. */
export const roomPictures = (hotel: Hotel, at: number): SupplierPicture[] =>
  subjectsOf(hotel)
    .filter(({ subject, nth }) => subject === 'room' && nth === at)
    .map((subject) => pictureAt(hotel, subject));

/** What an embedded supplier has of the property's pictures; the façade first. */
export const picturesOf = (view: View, hotel: Hotel): SupplierPicture[] =>
  subjectsOf(hotel)
    .filter(
      ({ subject, nth }) => subject === 'facade' || chance('has', view.id, hotel.id, subject, nth) < HAS,
    )
    .map((subject) => pictureAt(hotel, subject));
