import { expect, it } from 'vitest';
import { inLatin, isLatin } from './latin';

it.each([
  ['Юлия Щербакова', 'Iuliia Shcherbakova'],
  ['Пётр Йоффе', 'Petr Ioffe'],
  ['Сергій Григоренко', 'Serhii Hryhorenko'],
  ['Їжак', 'Izhak'],
  ['Ђорђе Њега', 'Dorde Njega'],
  ['ИВАНОВ', 'IVANOV'],
  ['Анна-Мария', 'Anna-Mariia'],
  ['Γεώργιος Παπαδόπουλος', 'Georgios Papadopoulos'],
  ['Ευάγγελος Μπότσαρης', 'Evangelos Botsaris'],
  ['Παύλος', 'Pavlos'],
  ['Ευτυχία', 'Eftychia'],
  ['Nguyễn Đặng', 'Nguyen Dang'],
  ['Ægir Þór Müller-Strauß', 'Aegir Thor Muller-Strauss'],
  ['O’Neil McDonald', "O'Neil McDonald"],
])('%s may be %s in a passport', (name, latin) => expect(inLatin(name)).toBe(latin));

it.each(['山田太郎', '박지성', 'محمد', 'דוד'])('nobody can tell what %s is there', (name) => {
  expect(inLatin(name)).toBeNull();
  expect(isLatin(name)).toBe(false);
});

it('marks make no letter foreign, and one foreign letter is enough', () => {
  expect(isLatin("Gal·la d'Arcy-Nguyễn J.R. Ørsted")).toBe(true);
  expect(isLatin('Iвan')).toBe(false);
});
