import { z } from 'zod/mini';
import { Select } from '../ui/choices/Select';
import { alone, type Sought } from './sought';

interface CountOf {
  min: number;
  max: number;
  first: number;
  /** In words: "2 guests". */
  told: (count: number) => string;
}

/** How many of something. */
export const count = ({ min, max, first, told }: CountOf): Sought<number> => ({
  ...alone(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)), () => first),
  draw: ({ value, onChange, ...field }) => (
    <Select
      {...field}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      options={Array.from({ length: max - min + 1 }, (_, index) => ({
        value: String(min + index),
        label: told(min + index),
      }))}
    />
  ),
  told,
});
