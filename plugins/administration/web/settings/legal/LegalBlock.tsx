import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { LegalNodes } from '@/core/shell/legal/LegalNodes';
import { Button, IconButton } from '@/core/ui/actions/Button';
import { ArrowDown, ArrowUp, Link2, Trash2 } from '@/core/ui/pictures/icons';
import { Select } from '@/core/ui/choices/Select';
import { Text } from '@/core/ui/content/Text';
import { TextArea, TextField } from '@/core/ui/fields/TextField';
import { type Block, type BlockKind, marked } from './legal-blocks';
import * as css from './legal.css';

interface LegalBlockProps {
  block: Block;
  /** From 1, for screen readers. */
  place: number;
  isFirst: boolean;
  isLast: boolean;
  onChange: (block: Block) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One block with its tools. */
export function LegalBlock({ block, place, isFirst, isLast, onChange, onMove, onRemove }: LegalBlockProps) {
  const { t } = useLingui();
  const field = useId();
  const kinds: Record<BlockKind, string> = {
    heading: t`Heading`,
    subheading: t`Small heading`,
    paragraph: t`Paragraph`,
    bullets: t`List`,
    numbers: t`Numbered list`,
    kept: t`Kept as it is`,
  };
  const isList = block.kind === 'bullets' || block.kind === 'numbers';
  const mark = (kind: 'bold' | 'link') => {
    const area = document.getElementById(field) as HTMLTextAreaElement | HTMLInputElement | null;
    const [from, to] = [area?.selectionStart ?? block.text.length, area?.selectionEnd ?? block.text.length];
    const next = marked(block.text, from, to, kind, kind === 'bold' ? t`bold text` : t`link text`);
    onChange({ ...block, text: next.text });
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(next.from, next.to);
    });
  };
  const input = {
    id: field,
    label: kinds[block.kind],
    hideLabel: true,
    value: block.text,
    onChange: (text: string) => onChange({ ...block, text }),
  };
  return (
    <div className={css.block} role="group" aria-label={t`Block ${place}: ${kinds[block.kind]}`}>
      <div className={css.tools}>
        {block.kind === 'kept' ? (
          <Text as="span" size={14} weight={550}>
            {kinds.kept}
          </Text>
        ) : (
          <>
            <div className={css.kind}>
              <Select
                label={t`Kind of block`}
                hideLabel
                value={block.kind}
                onChange={(kind) => onChange({ ...block, kind })}
                options={(['heading', 'subheading', 'paragraph', 'bullets', 'numbers'] as const).map(
                  (kind) => ({
                    value: kind as BlockKind,
                    label: kinds[kind],
                  }),
                )}
              />
            </div>
            <Button variant="quiet" size="small" aria-label={t`Bold`} onClick={() => mark('bold')}>
              <b>B</b>
            </Button>
            <IconButton icon={Link2} label={t`Link`} size="small" onClick={() => mark('link')} />
          </>
        )}
        <span className={css.end}>
          <IconButton
            icon={ArrowUp}
            label={t`Move up`}
            size="small"
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={t`Move down`}
            size="small"
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton icon={Trash2} label={t`Remove`} size="small" onClick={onRemove} />
        </span>
      </div>
      {block.kind === 'kept' ? (
        <div className={css.kept}>
          <LegalNodes nodes={block.nodes ?? []} />
          <Text size={14} tone="secondary">
            <Trans>This part, such as a table, stays as it is. It can be moved or removed.</Trans>
          </Text>
        </div>
      ) : block.kind === 'heading' || block.kind === 'subheading' ? (
        <TextField {...input} />
      ) : (
        <TextArea {...input} rows={3} {...(isList ? { hint: t`One item on each line` } : {})} />
      )}
    </div>
  );
}
