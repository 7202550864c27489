import { expect, it } from 'vitest';
import { fullRooms, MOST_FILES, namelessFiles } from './rooms';

const folder = (files: number) => Array.from({ length: files }, (_, i) => `core/ui/fields/field-${i}.ts`);

it('a room is full with so many files, and those of rooms inside it are not its own', () => {
  expect(fullRooms([...folder(MOST_FILES), 'core/ui/fields/file/FileUpload.tsx'])).toEqual([]);
  expect(fullRooms(folder(MOST_FILES + 1))).toEqual([
    expect.stringMatching(/^core\/ui\/fields {2}has 26 files/),
  ]);
});

it.each(['plugins/car/contract/words.ts', 'core/address/search.test.ts', 'server/booking/cancel.ts'])(
  '%s does not say what it is of',
  (path) => expect(namelessFiles([path])).toEqual([`${path}  does not say what it is of`]),
);

it.each(['plugins/car/web/car-words.ts', 'plugins/car/contract/car-search.ts', 'core/say/say.ts'])(
  '%s does',
  (path) => expect(namelessFiles([path])).toEqual([]),
);
