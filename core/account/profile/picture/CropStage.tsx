import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { classes } from '../../../ui/content/box';
import { IconButton } from '../../../ui/actions/Button';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from '../../../ui/pictures/icons';
import { Slider } from '../../../ui/choices/RangeSlider';
import { useFormat } from '../../../i18n/use-format';
import { type Crop, cropByKey, dragged, leastZoom, MAX_ZOOM, zoomed } from './crop';
import { drawCrop } from './draw';
import * as css from './Picture.css';

interface CropStageProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
  /** What is transparent stays so. */
  isTransparent?: boolean;
}

const STAGE_PX = 640;

/** Moves and zooms the picture under the frame: by drag and pinch, wheel, keys, or the buttons and the slider. */
export function CropStage({ picture, crop, onChange, isTransparent = false }: CropStageProps) {
  const { t } = useLingui();
  const format = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const now = useRef(crop);
  useEffect(() => {
    now.current = crop;
    if (canvas.current) drawCrop(canvas.current, picture, crop, isTransparent);
  }, [picture, crop, isTransparent]);
  const apply = (next: Crop) => {
    now.current = next;
    onChange(next);
  };

  useEffect(() => {
    const stage = canvas.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const next = zoomed(picture, now.current, now.current.zoom * Math.exp(-event.deltaY / 500));
      now.current = next;
      onChange(next);
    };
    // React listens to the wheel passively, and then the page would scroll along.
    stage?.addEventListener('wheel', onWheel, { passive: false });
    return () => stage?.removeEventListener('wheel', onWheel);
  }, [picture, onChange]);

  const spread = (): number => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const { clientWidth, clientHeight } = event.currentTarget;
    const apart = spread();
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const share = fingers.current.size;
    const moved = dragged(
      picture,
      now.current,
      (event.clientX - before.x) / (clientWidth || 1) / share,
      (event.clientY - before.y) / (clientHeight || 1) / share,
    );
    apply(apart > 0 ? zoomed(picture, moved, (moved.zoom * spread()) / apart) : moved);
  };
  const onPointerUp = (event: PointerEvent<HTMLCanvasElement>) =>
    void fingers.current.delete(event.pointerId);
  const press = (key: string, fine = false): boolean => {
    const next = cropByKey(picture, now.current, key, fine);
    if (next) apply(next);
    return next !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (press(event.key, event.shiftKey)) event.preventDefault();
  };
  const moves = [
    { key: 'ArrowLeft', label: t`Show more on the left`, icon: ArrowLeft },
    { key: 'ArrowUp', label: t`Show more at the top`, icon: ArrowUp },
    { key: 'ArrowDown', label: t`Show more at the bottom`, icon: ArrowDown },
    { key: 'ArrowRight', label: t`Show more on the right`, icon: ArrowRight },
  ];
  return (
    <div className={css.controls}>
      <div
        className={classes(css.frame, isTransparent && css.checkered)}
        style={{ aspectRatio: crop.aspect ?? 1 }}
      >
        <canvas
          ref={canvas}
          width={STAGE_PX}
          height={Math.round(STAGE_PX / (crop.aspect ?? 1))}
          className={css.stage}
          // The keys work on the picture itself, as they would on a map.
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it moves by keys of its own, which is what the role announces
          role="application"
          tabIndex={0}
          aria-label={t`Picture section. Arrow keys move it, plus and minus zoom.`}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerUp}
          onKeyDown={onKeyDown}
        />
        {!isTransparent && <span className={css.ring} aria-hidden="true" />}
      </div>
      <div className={css.moves}>
        {moves.map(({ key, label, icon }) => (
          <IconButton
            key={key}
            icon={icon}
            label={label}
            size="small"
            variant="secondary"
            onClick={() => press(key)}
          />
        ))}
      </div>
      <Slider
        label={t`Zoom`}
        min={Math.round(leastZoom(picture, crop) * 100) / 100}
        max={MAX_ZOOM}
        step={crop.fitsWhole ? 0.01 : 0.05}
        value={crop.zoom}
        onChange={(zoom) => apply(zoomed(picture, crop, zoom))}
        format={(zoom) => format.percent(Math.round(zoom * 100) / 100)}
      />
    </div>
  );
}
