import { describe, expect, it } from 'vitest';
import { checkFiles, sizeUnit } from './file-check';

const csv = { name: 'Clients.CSV', type: 'text/csv', size: 1200 };
const photo = { name: 'photo.jpg', type: 'image/jpeg', size: 4_000_000 };
const script = { name: 'photo.jpg.exe', type: 'application/octet-stream', size: 10 };

describe('files that come in', () => {
  it('knows types by ending, by type and by family', () => {
    expect(checkFiles([csv, photo, script], 0, { accept: '.csv' }).accepted).toEqual([csv]);
    expect(checkFiles([csv, photo, script], 0, { accept: 'image/*, text/csv' }).accepted).toEqual([
      csv,
      photo,
    ]);
    expect(checkFiles([script], 0, { accept: '.jpg' }).refused[0]?.fault).toBe('type');
    expect(checkFiles([csv, script], 0, {}).accepted).toHaveLength(2);
  });

  it('refuses what is too large, empty or one too many', () => {
    expect(checkFiles([photo], 0, { maxBytes: 3_000_000 }).refused[0]?.fault).toBe('size');
    expect(checkFiles([{ ...csv, size: 0 }], 0, {}).refused[0]?.fault).toBe('empty');
    const { accepted, refused } = checkFiles([csv, photo], 2, { maxFiles: 3 });
    expect(accepted).toEqual([csv]);
    expect(refused).toEqual([{ file: photo, fault: 'count' }]);
  });

  it('tells sizes in the unit that reads best', () => {
    expect(sizeUnit(12)).toEqual({ value: 0.1, unit: 'kilobyte' });
    expect(sizeUnit(0)).toEqual({ value: 0, unit: 'kilobyte' });
    expect(sizeUnit(1200)).toEqual({ value: 1.2, unit: 'kilobyte' });
    expect(sizeUnit(999_999)).toEqual({ value: 1, unit: 'megabyte' });
    expect(sizeUnit(5_500_000_000)).toEqual({ value: 5.5, unit: 'gigabyte' });
  });
});
