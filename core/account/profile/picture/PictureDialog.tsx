import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Stack } from '../../../ui/content/layout';
import { Progress } from '../../../ui/feedback/Progress';
import { useFormat } from '../../../i18n/use-format';
import { type Crop, START } from './crop';
import { CropStage } from './CropStage';
import { drawCrop } from './draw';
import * as css from './Picture.css';

interface PictureDialogProps {
  picture: ImageBitmap;
  /** How much has been sent, 0..1; null while nothing is under way. */
  progress: number | null;
  error: string | null;
  onSave: (crop: Crop) => void;
  onClose: () => void;
  /** Shape and place to begin with; a square in the middle without it. */
  start?: Crop;
  /** What is transparent stays so, and there is no round preview. */
  isTransparent?: boolean;
}

/** Chooses the part of the picture that is shown, and sends it. */
export default function PictureDialog({
  picture,
  progress,
  error,
  onSave,
  onClose,
  start = START,
  isTransparent = false,
}: PictureDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [crop, setCrop] = useState(start);
  const busy = progress !== null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!busy}
      title={t`Crop your picture`}
      description={t`Drag to move, pinch or scroll to zoom.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button loading={busy} onClick={() => onSave(crop)}>
            {t`Save picture`}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        {error && (
          <Alert tone="danger" live title={t`The picture could not be saved`}>
            {error}
          </Alert>
        )}
        <div className={css.editor}>
          <CropStage picture={picture} crop={crop} onChange={setCrop} isTransparent={isTransparent} />
          {!isTransparent && (
            <div className={css.previews}>
              <Preview picture={picture} crop={crop} shape="round" />
              <Preview picture={picture} crop={crop} shape="square" />
            </div>
          )}
        </div>
        {busy && <Progress label={t`Uploading`} value={progress} detail={format.percent(progress)} />}
      </Stack>
    </Dialog>
  );
}

const PREVIEW_PX = 160;

function Preview({ picture, crop, shape }: { picture: ImageBitmap; crop: Crop; shape: 'round' | 'square' }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  return (
    <div className={css.preview}>
      <canvas ref={canvas} width={PREVIEW_PX} height={PREVIEW_PX} className={css[shape]} aria-hidden="true" />
      {shape === 'round' ? <Trans>Round</Trans> : <Trans>Square</Trans>}
    </div>
  );
}
