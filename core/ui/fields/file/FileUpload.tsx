import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useRef, useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { Button, IconButton } from '../../actions/Button';
import { classes } from '../../content/box';
import { FieldFrame, type FieldProps, useField } from '../Field';
import { checkFiles, type FileFault, type FileLimits, sizeUnit } from './file-check';
import * as css from './FileUpload.css';
import { Icon } from '../../pictures/Icon';
import { Check, CircleAlert, FileIcon, FileImage, RotateCcw, Trash2, Upload } from '../../pictures/icons';
import { Progress } from '../../feedback/Progress';

/** A file in the list, as the caller keeps it. */
export interface UploadItem {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** 0..1 while it is on its way. */
  progress?: number;
  /** Why it failed, or what the server says about it. */
  error?: string;
  /** Address of a small picture of it. */
  preview?: string;
}

export interface FileUploadProps extends FieldProps, FileLimits {
  /** The files that are there or on their way. */
  files: readonly UploadItem[];
  /** Called with the files that pass the limits; the caller sends them. */
  onAdd: (files: File[]) => void;
  /** Takes a file away, or stops it on its way. */
  onRemove?: (id: string) => void;
  /** Tries a failed file again. */
  onRetry?: (id: string) => void;
  /** What is accepted, in words: "CSV up to 5 MB". */
  limits?: string;
  disabled?: boolean;
  name?: string;
}

/** Files, dropped or picked, each with its progress. What does not fit is refused with the reason. */
export function FileUpload({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  files,
  onAdd,
  onRemove,
  onRetry,
  accept,
  maxBytes,
  maxFiles,
  limits,
  disabled = false,
  name,
}: FileUploadProps) {
  const { t } = useLingui();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<{ name: string; fault: FileFault }[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const format = useFormat();
  const size = (bytes: number): string => {
    const { value, unit } = sizeUnit(bytes);
    return format.number(value, { style: 'unit', unit, unitDisplay: 'short' });
  };
  const reason = (fault: FileFault, file: string): string => {
    const most = maxBytes === undefined ? '' : size(maxBytes);
    const count = maxFiles ?? 0;
    return {
      type: t`${file}: this kind of file is not accepted`,
      size: t`${file}: larger than ${most}`,
      empty: t`${file}: the file is empty`,
      count: t`${file}: no more than ${count} files`,
    }[fault];
  };
  const told = refused.length > 0 ? refused.map((one) => reason(one.fault, one.name)).join(' · ') : error;
  const { inputId, aria } = useField({ id, hint, error: told });

  const take = (list: FileList | null): void => {
    if (disabled || !list) return;
    const result = checkFiles([...list], files.length, { accept, maxBytes, maxFiles });
    setRefused(result.refused.map(({ file, fault }) => ({ name: file.name, fault })));
    if (result.accepted.length > 0) onAdd(result.accepted);
    // The same file may be picked again after it was corrected.
    if (input.current) input.current.value = '';
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <FieldFrame {...{ label, hideLabel, hint, error: told, optional, inputId }}>
      <div
        className={css.drop}
        data-over={over || undefined}
        data-invalid={told ? '' : undefined}
        role="presentation"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <span className={css.mark}>
          <Icon icon={Upload} />
        </span>
        <span className={css.invite}>
          {over ? (
            <Trans>Let go to add</Trans>
          ) : (
            <Trans>
              Drop files here or <span className={css.link}>choose them</span>
            </Trans>
          )}
        </span>
        {limits && <span className={css.limits}>{limits}</span>}
        <input
          {...aria}
          ref={input}
          id={inputId}
          type="file"
          name={name}
          accept={accept}
          multiple={maxFiles !== 1}
          disabled={disabled}
          className={css.input}
          onChange={(event) => take(event.currentTarget.files)}
        />
      </div>
      {files.length > 0 && (
        <ul className={css.list} aria-label={t`Files`}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} size={size(file.size)} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}

function FileRow({
  file,
  size,
  onRemove,
  onRetry,
}: Pick<FileUploadProps, 'onRemove' | 'onRetry'> & { file: UploadItem; size: string }) {
  const { t } = useLingui();
  const { id, name, status, progress, error, preview } = file;
  return (
    <li className={css.file}>
      {preview ? (
        <img src={preview} alt="" className={css.picture} />
      ) : (
        <span className={css.icon}>
          <Icon icon={/\.(png|jpe?g|gif|webp|svg|avif)$/i.test(name) ? FileImage : FileIcon} />
        </span>
      )}
      <span className={css.words}>
        <span className={css.name} title={name}>
          {name}
        </span>
        {status === 'uploading' ? (
          <Progress label={t`Uploading ${name}`} hideLabel value={progress} />
        ) : (
          <span className={classes(css.note, status === 'failed' && css.bad)} role="status">
            {status === 'done' && (
              <span className={css.good}>
                <Icon icon={Check} size="small" label={t`Done`} />
              </span>
            )}
            {status === 'failed' && <Icon icon={CircleAlert} size="small" />}
            {status === 'failed' ? (error ?? t`It did not arrive`) : status === 'waiting' ? t`Waiting` : null}
            {status !== 'failed' && <span>{size}</span>}
          </span>
        )}
      </span>
      <span className={css.actions}>
        {status === 'failed' && onRetry && (
          <Button size="small" variant="quiet" icon={RotateCcw} onClick={() => onRetry(id)}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {onRemove && (
          <IconButton
            icon={Trash2}
            size="small"
            label={status === 'uploading' ? t`Stop ${name}` : t`Remove ${name}`}
            onClick={() => onRemove(id)}
          />
        )}
      </span>
    </li>
  );
}
