import DOMPurify from 'dompurify';
import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LegalNodes } from '@/core/shell/legal/LegalNodes';
import * as css from '@/core/shell/legal/LegalText.css';
import { readLegal } from '@/core/shell/legal/read-legal';
import { Text } from '@/core/ui/content/Text';
import { useSettingNames } from '../setting-names';
import type { LegalField } from './LegalPanel';

/** The text as travelers will read it; no link of it leads away from the settings. */
export function LegalPreview({ field, text }: { field: LegalField; text: string }) {
  const names = useSettingNames();
  const nodes = useMemo(
    () => readLegal(text, (html, rules) => DOMPurify.sanitize(html, rules) as DocumentFragment),
    [text],
  );
  return (
    <SectionCard padding="medium" size={18} gap={12} title={names[field]}>
      {text.trim() ? (
        <article inert className={css.article}>
          <LegalNodes nodes={nodes} />
        </article>
      ) : (
        <Text size={14} tone="secondary">
          <Trans>The page is not linked while there is no text.</Trans>
        </Text>
      )}
    </SectionCard>
  );
}
