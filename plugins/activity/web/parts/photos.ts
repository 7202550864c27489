import type { Photo } from '@/core/ui/pictures/CardPictures';
import type { ActivityPicture } from '../../contract';

/** Pictures with what they show in words: its own caption, or what the activity is called. */
export const photosOf = (pictures: readonly ActivityPicture[], title: string): Photo[] =>
  pictures.map(({ src, srcSet, caption }) => ({ src, srcSet, alt: caption ?? title }));
