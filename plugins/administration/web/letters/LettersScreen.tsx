import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '@/core/address/link';
import { useAddress } from '@/core/address/use-address';
import { listLetters } from '@/core/contract/letters';
import { Failed } from '@/core/query/Failed';
import { useApiQuery } from '@/core/query/query';
import { useAgency } from '@/core/tenant/agency';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Container, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import { LettersSearch } from '../addresses';
import * as frame from '@/core/office/page.css';
import { LetterList } from './LetterList';
import { LetterSkeleton } from './LetterSkeleton';
import { LetterView } from './LetterView';
import * as css from './letters.css';

/**
 * Every letter that goes out in the agency's name, as its people get it. The address says which one; on a phone the list
 * stands alone until one is chosen.
 */
export default function LettersScreen() {
  const { t } = useLingui();
  usePageTitle(t`Emails`);
  const navigate = useNavigate();
  const agency = useAgency();
  const address = useAddress(LettersSearch);
  const { language = agency.language, width } = address;
  const query = useApiQuery(listLetters, {});
  const letters = query.data?.data ?? [];
  const chosen = letters.find(({ id }) => id === address.letter);
  const shown = chosen ?? letters[0];
  const change = (part: Partial<LettersSearch>) =>
    void navigate({
      ...linkTo('/settings/letters'),
      search: { ...address, ...part },
      replace: true,
    } as never);
  return (
    <div className={frame.page}>
      <Container width="page">
        <Stack gap={24}>
          <div className={chosen ? css.headBehind : undefined}>
            <Stack gap={4}>
              <Heading level={1} size={32}>
                <Trans>Emails</Trans>
              </Heading>
              <Text size={14} tone="secondary">
                <Trans>
                  Every email to your clients, your agents and you: with your logo and color, in three
                  languages.
                </Trans>
              </Text>
            </Stack>
          </div>
          <Failed of={query} title={t`The list could not be loaded`} />
          {query.isPending && (
            <div className={css.columns}>
              <Stack gap={12}>
                {[1, 2, 3, 4, 5].map((each) => (
                  <Skeleton key={each} width="full" height={56} />
                ))}
              </Stack>
              <div className={css.viewBehind}>
                <LetterSkeleton />
              </div>
            </div>
          )}
          {shown && (
            <div className={css.columns}>
              <nav aria-label={t`Emails`} className={chosen ? css.listBehind : css.list}>
                <LetterList letters={letters} shown={shown.id} address={address} />
              </nav>
              <div className={chosen ? css.view : css.viewBehind}>
                <LetterView
                  key={shown.id}
                  letter={shown}
                  language={language}
                  width={width ?? 'desktop'}
                  onLanguage={(next) => change({ letter: shown.id, language: next })}
                  onWidth={(next) => change({ letter: shown.id, width: next === 'phone' ? next : undefined })}
                />
              </div>
            </div>
          )}
        </Stack>
      </Container>
    </div>
  );
}
