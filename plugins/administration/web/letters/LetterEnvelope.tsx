import { useLingui } from '@lingui/react/macro';
import type { LetterPreview } from '@/core/contract/letters';
import { Icon } from '@/core/ui/pictures/Icon';
import { CalendarDays, FileText } from '@/core/ui/pictures/icons';
import * as css from './letters.css';

/** What a mail program shows above a letter: its subject, who it is from, and what comes with it. */
export function LetterEnvelope({
  preview: { subject, sender, attachments, language },
}: {
  preview: LetterPreview;
}) {
  const { t } = useLingui();
  return (
    <div className={css.envelope}>
      <p className={css.subject} lang={language}>
        {subject}
      </p>
      <dl className={css.facts}>
        <dt>{t`From`}</dt>
        <dd>
          {sender.name} {sender.address && <span className={css.address}>&lt;{sender.address}&gt;</span>}
        </dd>
        {sender.replyTo && (
          <>
            <dt>{t`Answers to`}</dt>
            <dd>{sender.replyTo}</dd>
          </>
        )}
      </dl>
      {attachments.length > 0 && (
        <ul className={css.files} aria-label={t`Attachments`}>
          {attachments.map(({ filename, contentType }) => (
            <li key={filename} className={css.file}>
              <Icon icon={contentType.startsWith('text/calendar') ? CalendarDays : FileText} size="small" />
              {filename}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
