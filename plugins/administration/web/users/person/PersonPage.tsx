import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useContributions } from '@/core/plugin/react';
import { ContributionView } from '@/core/plugin/views';
import { useUser } from '@/core/session/session';
import { BookForLink } from '@/core/shell/booking-for/BookForLink';
import { useFormat } from '@/core/i18n/use-format';
import { linkTo } from '@/core/address/link';
import { Avatar } from '@/core/ui/pictures/Avatar';
import { Breadcrumbs } from '@/core/ui/navigation/Breadcrumbs';
import { Button } from '@/core/ui/actions/Button';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { ChevronDown } from '@/core/ui/pictures/icons';
import { Container, Inline, Split, Stack } from '@/core/ui/content/layout';
import { Menu } from '@/core/ui/actions/Menu';
import { Heading } from '@/core/ui/content/Text';
import type { AgentDetails, ClientDetails } from '../../../contract/users';
import { MarkupSection } from '../../markups/MarkupSection';
import type { Decision, Person } from '../decisions/decisions';
import { addressLine, languageName } from './facts';
import { PersonBadges } from '../people/PersonBadges';
import { pageOfPerson } from '../people/person-cell';
import { PersonBookings } from './PersonBookings';
import { useDecisionItems } from '../decisions/use-decision-words';
import { useDecisions } from '../decisions/use-decisions';
import * as frame from '@/core/office/page.css';
import * as css from '../users.css';

export type Details = ({ kind: 'client' } & ClientDetails) | ({ kind: 'agent' } & AgentDetails);

/** What somebody is after a decision that changes it. */
const KIND_AFTER: Partial<Record<Decision, Person['kind']>> = {
  'make-agent': 'agent',
  'make-client': 'client',
};

interface PersonPageProps {
  person: Details;
  /** Beside the bookings, below the personal data. */
  children?: ReactNode;
}

/**
 * Somebody's page: who it is, where he stands, what he booked or had booked (to a restricted agent: by that agent), and what the owner can decide. Whoever becomes an agent or a
 * client is found among these from then on.
 */
export function PersonPage({ person, children }: PersonPageProps) {
  const { t } = useLingui();
  const user = useUser();
  const isOwner = user?.userType === 'AgencyOwner';
  const panels = useContributions('people.panels');
  const items = useDecisionItems();
  const navigate = useNavigate();
  const { decide, dialogs } = useDecisions(async (decision) => {
    const kind = KIND_AFTER[decision];
    if (kind) await navigate({ ...linkTo(pageOfPerson({ kind, _id: person._id })), replace: true });
  });
  const name = person.name || person.email;
  const list =
    person.kind === 'client'
      ? { label: t`Clients`, link: linkTo('/clients') }
      : { label: t`Agents`, link: linkTo('/agents') };
  return (
    <div className={frame.page}>
      <Container width="wide">
        <Stack gap={24}>
          <Stack gap={16}>
            <Breadcrumbs items={[list, { label: name }]} />
            <div className={css.personHead}>
              <div className={css.person}>
                <Avatar name={name} image={person.picture} size="large" />
                <span className={css.lines}>
                  <Heading level={1} size={24}>
                    {name}
                  </Heading>
                  <PersonBadges person={person} />
                </span>
              </div>
              <Inline gap={12}>
                {person.kind === 'client' && person.status === 'Active' && <BookForLink client={person} />}
                {isOwner && (
                  <Menu
                    label={t`Actions for ${name}`}
                    align="end"
                    trigger={
                      <Button variant="secondary" iconEnd={ChevronDown}>
                        {t`Actions`}
                      </Button>
                    }
                    items={items(person, decide)}
                  />
                )}
              </Inline>
            </div>
          </Stack>
          <Split
            width="narrow"
            side="start"
            aside={
              <Stack gap={24}>
                <PersonFacts person={person} />
                {children}
                {panels.map((item) => (
                  <ContributionView<'people.panels'>
                    key={`${item.plugin}/${item.id}`}
                    item={item}
                    props={{ person: { userId: person._id, email: person.email, name, kind: person.kind } }}
                  />
                ))}
              </Stack>
            }
          >
            <Stack gap={24}>
              <PersonBookings userId={person._id} />
              {isOwner && <MarkupSection kind={person.kind} userId={person._id} name={name} />}
            </Stack>
          </Split>
        </Stack>
      </Container>
      {dialogs}
    </div>
  );
}

function PersonFacts({ person }: { person: Details }) {
  const { t } = useLingui();
  const format = useFormat();
  const address = addressLine(person.home, format.locale);
  const language = languageName(person, format.locale);
  const items = [
    { id: 'email', term: t`Email`, value: person.email },
    { id: 'phone', term: t`Phone`, value: person.phone ?? '' },
    { id: 'address', term: t`Address`, value: address },
    { id: 'airport', term: t`Home airport`, value: person.home?.homeAirport ?? '' },
    { id: 'language', term: t`Language`, value: language },
    { id: 'joined', term: t`Joined`, value: format.date(person.joinedAt.slice(0, 10), 'long') },
    { id: 'logins', term: t`Sign-ins`, value: format.number(person.loginCount) },
    ...(person.kind === 'client'
      ? [{ id: 'agent', term: t`Sales agent`, value: person.agent?.name ?? t`Nobody in particular` }]
      : [{ id: 'clients', term: t`Clients`, value: format.number(person.clients) }]),
  ];
  return (
    <SectionCard padding="medium" size={18} gap={16} title={<Trans>Personal data</Trans>}>
      <DescriptionList layout="columns" items={items.filter(({ value }) => value !== '')} />
    </SectionCard>
  );
}
