import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import type { Language } from '../../contract/site/agency';
import { Button } from '../../ui/actions/Button';
import { Languages } from '../../ui/pictures/icons';
import { Menu } from '../../ui/actions/Menu';
import { VisuallyHidden } from '../../ui/content/Text';
import { sayNotLoaded } from '../../ui/feedback/not-loaded';
import { languageAtom } from '../../i18n/catalogs';

const OWN_NAMES: Record<Language, string> = { en: 'English', pt: 'Português', es: 'Español' };

/** English, Portuguese and Spanish, each also in its own words (R012). */
export function LanguageMenu() {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const store = useStore();
  const names: Record<Language, string> = { en: t`English`, pt: t`Portuguese`, es: t`Spanish` };
  const choose = (next: Language) =>
    import('../../session/change-language')
      .then(({ changeLanguageAtom }) => store.set(changeLanguageAtom, next))
      .catch(sayNotLoaded);
  return (
    <Menu
      label={t`Language`}
      align="end"
      trigger={
        <Button variant="quiet" size="small" icon={Languages}>
          <VisuallyHidden>{t`Language: ${names[language]}`}</VisuallyHidden>
          <span aria-hidden="true">{language.toUpperCase()}</span>
        </Button>
      }
      items={(['en', 'pt', 'es'] as const).map((id) => ({
        id,
        label: names[id],
        ...(OWN_NAMES[id] === names[id] ? {} : { detail: OWN_NAMES[id] }),
        checked: id === language,
        onSelect: () => void choose(id),
      }))}
    />
  );
}
