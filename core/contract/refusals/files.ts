import { refusals } from '../refusal';

/** Why a picture is not taken. */
export const fileRefusals = refusals('files', {
  type: 'This file is not a JPEG, PNG or WebP picture.',
  size: 'Maximum image size is 5MB',
  pixels: 'The picture has too many pixels: at most 16 million are accepted',
  broken: "This picture is damaged and can't be opened.",
  busy: 'Too many pictures at once. Please try again in a moment.',
  addressOver: 'The upload address has expired. Please choose the picture again.',
  sentAs: 'The address is for a picture sent as {type}',
  ending: 'ext: a file that ends in .{ext} is no {type}',
  again: 'Please upload the picture again',
  logoType: 'Logo must be a JPEG, JPG or PNG image',
  logoSize: 'Maximum logo size is 8MB',
  logoRatio: 'Main logo must have a 16:9 ratio',
  mobileLogoRatio: 'Mobile logo must have a 1:1 ratio',
});
