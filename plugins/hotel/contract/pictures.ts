/** What a picture of a property shows. */
export const PICTURE_SUBJECTS = [
  'facade',
  'lobby',
  'room',
  'bathroom',
  'breakfast',
  'pool',
  'garden',
  'view',
] as const;
export type PictureSubject = (typeof PICTURE_SUBJECTS)[number];

/** Where drawn pictures are: of a property and what it shows, `{hotelId}/{subject}-{nth}.svg`. */
export const PICTURES_PATH = '/api/hotel/pictures';
