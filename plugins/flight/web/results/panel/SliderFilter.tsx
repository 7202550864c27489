import { RangeSlider, Slider } from '@/core/ui/RangeSlider';
import type { Range } from '../filters';
import { useDraft } from './use-draft';

interface Scale {
  label: string;
  bounds: Range;
  step: number;
  format: (value: number) => string;
}
const isFixed = ([low, high]: Range) => low >= high;
const clamp = (value: number, [low, high]: Range) => Math.min(Math.max(value, low), high);

/** From one value to another; chosen when the slider rests. */
export function RangeFilter({
  label,
  bounds,
  step,
  format,
  value,
  onChange,
}: Scale & { value: Range; onChange: (value: Range) => void }) {
  const draft = useDraft<Range>([clamp(value[0], bounds), clamp(value[1], bounds)], onChange);
  return (
    <div onPointerUp={draft.settle}>
      <RangeSlider
        {...{ label, step, format }}
        min={bounds[0]}
        max={bounds[1]}
        value={draft.value}
        onChange={draft.change}
        disabled={isFixed(bounds)}
      />
    </div>
  );
}

/** Up to a value; chosen when the slider rests. */
export function MostFilter({
  label,
  bounds,
  step,
  format,
  value,
  onChange,
}: Scale & { value: number; onChange: (value: number) => void }) {
  const draft = useDraft(clamp(value, bounds), onChange);
  return (
    <div onPointerUp={draft.settle}>
      <Slider
        {...{ label, step, format }}
        min={bounds[0]}
        max={bounds[1]}
        value={draft.value}
        onChange={draft.change}
        disabled={isFixed(bounds)}
      />
    </div>
  );
}
