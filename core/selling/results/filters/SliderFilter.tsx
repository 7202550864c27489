import { RangeSlider, Slider } from '../../../ui/choices/RangeSlider';
import type { Range } from './limits';
import { useDraft } from './use-draft';

interface Scale<Value> {
  label: string;
  bounds: Range;
  step: number;
  format: (value: number) => string;
  value: Value;
  /** Called when the slider rests. */
  onChange: (value: Value) => unknown;
}

const clamp = (value: number, [low, high]: Range) => Math.min(Math.max(value, low), high);

/** What both sliders are told, about a value that is being dragged. */
function useSlider<Value extends number | Range>(
  { label, step, format, bounds, onChange }: Scale<Value>,
  value: Value,
) {
  const draft = useDraft(value, onChange);
  const [min, max] = bounds;
  return {
    settle: draft.settle,
    shown: {
      ...{ label, step, format, min, max },
      value: draft.value,
      onChange: draft.change,
      disabled: min >= max,
    },
  };
}

/** From one value to another. */
export function RangeFilter(props: Scale<Range>) {
  const { value, bounds } = props;
  const { shown, settle } = useSlider(props, [clamp(value[0], bounds), clamp(value[1], bounds)]);
  return (
    <div onPointerUp={settle}>
      <RangeSlider {...shown} />
    </div>
  );
}

/** Up to a value. */
export function MostFilter(props: Scale<number>) {
  const { shown, settle } = useSlider(props, clamp(props.value, props.bounds));
  return (
    <div onPointerUp={settle}>
      <Slider {...shown} />
    </div>
  );
}
