import { expect, it } from 'vitest';
import { PICTURE_WIDTHS, srcSetOf } from './proxied-picture';

it('a supplier’s picture is offered in every width that there is', () => {
  const set = srcSetOf('/api/pictures/Sig-na_ture/640/aHR0cHM6')!.split(', ');
  expect(set).toEqual(PICTURE_WIDTHS.map((width) => `/api/pictures/Sig-na_ture/${width}/aHR0cHM6 ${width}w`));
});

it.each(['/api/hotel/pictures/lis-1/room-0.svg', 'https://elsewhere.example/a.jpg', ''])(
  'has no widths of another picture: %s',
  (path) => {
    expect(srcSetOf(path)).toBeNull();
  },
);
