import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { linkTo } from '@/core/address/link';
import type { Language } from '@/core/contract';
import { type LetterEntry, previewLetter, type LetterPreview } from '@/core/contract/letters';
import { Failed } from '@/core/query/Failed';
import { useApiQuery } from '@/core/query/query';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Disclosure } from '@/core/ui/content/Disclosure';
import { Heading, Text } from '@/core/ui/content/Text';
import { ArrowLeft, Monitor, Smartphone, CalendarDays, FileText } from '@/core/ui/pictures/icons';
import { LetterFrame, type LetterWidth } from './LetterFrame';
import { LetterSkeleton } from './LetterSkeleton';
import { useReaders } from './use-readers';
import * as css from './letters.css';
import { Icon } from '@/core/ui/pictures/Icon';

/** How long the address of the page in the frame can be counted on. */
const FRESH_MS = 5 * 60_000;

interface Props {
  letter: LetterEntry;
  language: Language;
  width: LetterWidth;
  onLanguage: (language: Language) => void;
  onWidth: (width: LetterWidth) => void;
}

/** One letter as it arrives: what its envelope says, and what is in it, in a language and a width to choose. */
export function LetterView({ letter, language, width, onLanguage, onWidth }: Props) {
  const { t } = useLingui();
  const readers = useReaders();
  const query = useApiQuery(
    previewLetter,
    { params: { id: letter.id }, query: { language } },
    { placeholderData: keepPreviousData, staleTime: FRESH_MS, gcTime: FRESH_MS },
  );
  const preview = query.data?.data;
  return (
    <section aria-labelledby="letter" className={css.letter}>
      <div className={css.back}>
        <ButtonLink {...linkTo('/settings/letters')} variant="quiet" size="small" icon={ArrowLeft}>
          {t`All emails`}
        </ButtonLink>
      </div>
      <div className={css.letterHead}>
        <div className={css.letterWords}>
          <Heading level={2} size={20} id="letter">
            {letter.name}
          </Heading>
          <Text size={14} tone="secondary">
            {readers[letter.to]} · {letter.when}
          </Text>
        </div>
        <div className={css.tools}>
          <SegmentedControl
            label={t`Language of the email`}
            value={language}
            onChange={onLanguage}
            options={[
              { value: 'en', label: 'English' },
              { value: 'pt', label: 'Português' },
              { value: 'es', label: 'Español' },
            ]}
          />
          <div className={css.widths}>
            <SegmentedControl
              label={t`Width of the email`}
              value={width}
              onChange={onWidth}
              options={[
                { value: 'desktop', label: t`Computer`, icon: Monitor, hideLabel: true },
                { value: 'phone', label: t`Phone`, icon: Smartphone, hideLabel: true },
              ]}
            />
          </div>
        </div>
      </div>
      <Failed of={query} title={t`The email could not be rendered`} />
      {query.isPending && <LetterSkeleton />}
      {preview && (
        <>
          <div className={css.sheet} aria-busy={query.isPlaceholderData}>
            <LetterEnvelope preview={preview} />
            <LetterFrame page={preview.page} subject={preview.subject} width={width} />
          </div>
          <Disclosure summary={t`As plain text`}>
            <pre className={css.plain} lang={preview.language}>
              {preview.text}
            </pre>
          </Disclosure>
          <Text size={14} tone="secondary">
            <Trans>
              Ana Silva and her trip are made up. Links and buttons in this preview lead to the home page of
              your site.
            </Trans>
          </Text>
        </>
      )}
    </section>
  );
}

/** What a mail program shows above a letter: its subject, who it is from, and what comes with it. */
function LetterEnvelope({ preview: { subject, sender, attachments, language } }: { preview: LetterPreview }) {
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
