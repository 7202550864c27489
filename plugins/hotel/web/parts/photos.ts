import type { Photo } from '@/core/ui/pictures/CardPictures';
import type { Say } from '@/core/say/say';
import type { HotelPicture } from '../../contract';
import { SUBJECT_NAMES } from '../../say/labels';

/** Pictures with what they show in words: "The pool, Hotel Sol". */
export const photosOf = (pictures: readonly HotelPicture[], name: string, say: Say): Photo[] =>
  pictures.map(({ src, srcSet, subject }) => ({
    src,
    srcSet,
    alt: subject ? `${say._(SUBJECT_NAMES[subject])}, ${name}` : name,
  }));

/** The same where the name stands above them: "The pool". */
export const galleryOf = (pictures: readonly HotelPicture[], name: string, say: Say): Photo[] =>
  pictures.map(({ src, srcSet, subject }) => ({
    src,
    srcSet,
    alt: subject ? say._(SUBJECT_NAMES[subject]) : name,
  }));
