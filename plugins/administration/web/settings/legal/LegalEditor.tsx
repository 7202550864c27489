import DOMPurify from 'dompurify';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readLegal } from '@/core/shell/legal/read-legal';
import { Button } from '@/core/ui/actions/Button';
import { Plus } from '@/core/ui/pictures/icons';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { type Block, blocksOf, htmlOf, newBlock } from './legal-blocks';
import { LegalBlock } from './LegalBlock';

interface LegalEditorProps {
  /** What the editor starts from; later changes of it are the editor's own. */
  html: string;
  onChange: (html: string) => void;
}

/** A legal text as headings, paragraphs and lists. What it makes is text in elements of ours, whatever is typed (SEC-22). */
export function LegalEditor({ html, onChange }: LegalEditorProps) {
  const { t } = useLingui();
  const [blocks, setBlocks] = useState<readonly Block[]>(() =>
    blocksOf(readLegal(html, (text, rules) => DOMPurify.sanitize(text, rules) as DocumentFragment)),
  );
  const change = (next: readonly Block[]) => {
    setBlocks(next);
    onChange(htmlOf(next));
  };
  const move = (index: number, by: -1 | 1) => {
    const next = [...blocks];
    const [moved] = next.splice(index, 1);
    next.splice(index + by, 0, moved!);
    change(next);
  };
  return (
    <Stack gap={16}>
      {blocks.length === 0 && (
        <Text size={14} tone="secondary">
          <Trans>There is no text yet, and no link to it. Begin with a heading or a paragraph.</Trans>
        </Text>
      )}
      {blocks.map((block, index) => (
        <LegalBlock
          key={block.id}
          block={block}
          place={index + 1}
          isFirst={index === 0}
          isLast={index === blocks.length - 1}
          onChange={(next) => change(blocks.map((one) => (one.id === block.id ? next : one)))}
          onMove={(by) => move(index, by)}
          onRemove={() => change(blocks.filter(({ id }) => id !== block.id))}
        />
      ))}
      <Inline gap={8}>
        <Button
          variant="secondary"
          size="small"
          icon={Plus}
          onClick={() => change([...blocks, newBlock('heading')])}
        >
          {t`Heading`}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={Plus}
          onClick={() => change([...blocks, newBlock('paragraph')])}
        >
          {t`Paragraph`}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={Plus}
          onClick={() => change([...blocks, newBlock('bullets')])}
        >
          {t`List`}
        </Button>
      </Inline>
    </Stack>
  );
}
