import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { classes } from '../../ui/content/box';
import { useUser } from '../../session/session';
import { QueryScope } from '../../query/QueryScope';
import { Avatar } from '../../ui/pictures/Avatar';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Card } from '../../ui/content/Card';
import { Icon } from '../../ui/pictures/Icon';
import { ArrowLeft, ChevronRight } from '../../ui/pictures/icons';
import { Container, Grow, Inline, Stack } from '../../ui/content/layout';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';
import { Heading, Text } from '../../ui/content/Text';
import { SECTIONS, sectionOf } from './sections';
import * as css from './Profile.css';

/**
 * The profile: sections beside their list, on a phone the list alone, which opens them. Without a section in the
 * address a phone shows the list and a wider screen the first section.
 */
export function ProfileView({ section }: { section: string | undefined }) {
  const { t, i18n } = useLingui();
  const user = useUser();
  const shown = sectionOf(section) ?? SECTIONS[0]!;
  const opened = section !== undefined;
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(section);
  useEffect(() => {
    // Who opens another section by keyboard or screen reader goes on reading there.
    if (before.current !== section) title.current?.focus({ preventScroll: true });
    before.current = section;
  }, [section]);
  return (
    <Container width="page">
      <div className={css.page}>
        <div className={classes(css.side, opened && css.notOnPhone)}>
          <Stack gap={20}>
            <div className={css.onlyOnPhone}>
              <Heading level={1} size={32}>
                <Trans>Profile</Trans>
              </Heading>
            </div>
            {user && (
              <Inline gap={16} wrap={false}>
                <Avatar name={user.name} image={user.picture} size="large" />
                <Grow>
                  <Text size={18} weight={650} truncate>
                    {user.name}
                  </Text>
                  <Text size={14} tone="secondary" truncate>
                    {user.email}
                  </Text>
                </Grow>
              </Inline>
            )}
            <nav aria-label={t`Profile`} className={css.nav}>
              {SECTIONS.map(({ id, label, note, icon }) => (
                <Link
                  key={id}
                  to="/profile/{-$section}"
                  params={{ section: id }}
                  className={css.entry}
                  activeProps={{}}
                  aria-current={id === shown.id ? 'page' : undefined}
                >
                  <span className={css.entryIcon}>
                    <Icon icon={icon} />
                  </span>
                  <span className={css.entryWords}>
                    <span className={css.entryName}>{i18n._(label)}</span>
                    <span className={css.entryNote}>{i18n._(note)}</span>
                  </span>
                  <span className={css.entryArrow}>
                    <Icon icon={ChevronRight} size="small" />
                  </span>
                </Link>
              ))}
            </nav>
          </Stack>
        </div>
        <div className={classes(css.content, !opened && css.notOnPhone)}>
          <Stack gap={20}>
            <div className={css.onlyOnPhone}>
              <ButtonLink
                to="/profile/{-$section}"
                params={{ section: undefined }}
                variant="quiet"
                size="small"
                icon={ArrowLeft}
              >
                <Trans>Profile</Trans>
              </ButtonLink>
            </div>
            <div>
              <Heading level={1} size={32} ref={title as never} tabIndex={-1}>
                {i18n._(shown.label)}
              </Heading>
            </div>
            <QueryScope>
              <Suspense fallback={<SectionSkeleton />}>
                <shown.View />
              </Suspense>
            </QueryScope>
          </Stack>
        </div>
      </div>
    </Container>
  );
}

/** Two matters with a few lines each: what every section looks like from afar. */
export function SectionSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Stack gap={20}>
        {[1, 2].map((place) => (
          <Card key={place} padding="large">
            <Stack gap={16}>
              <Skeleton width="1/3" height={24} />
              <Skeleton lines={3} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
