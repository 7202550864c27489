import { useLingui } from '@lingui/react/macro';
import { OfficePage } from '@/core/office/OfficePage';
import { Button } from '@/core/ui/actions/Button';
import { UserPlus, UserRound } from '@/core/ui/pictures/icons';
import { Select } from '@/core/ui/choices/Select';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import type { PeopleSearch } from './people/address';
import { Invitations, useInvitations } from './invite/Invitations';
import { InviteDialog } from './invite/InviteDialog';
import { PeopleTable } from './people/PeopleTable';
import { PeopleTools } from './people/PeopleTools';
import { agentOf, useAgentColumns, usePersonActions } from './people/use-columns';
import { useDecisions } from './decisions/use-decisions';
import { useAgents } from './people/use-people';
import * as frame from '@/core/office/page.css';
import * as css from './users.css';

/** The agency's sales agents and who is invited to become one; its owner's (R369, G46). */
export default function AgentsScreen() {
  const { t } = useLingui();
  const list = useAgents();
  const { address: search, change, query } = list;
  const invitations = useInvitations();
  const { decide, dialogs } = useDecisions();
  const columns = useAgentColumns();
  const actionsOf = usePersonActions(decide);
  const invite = () => change({ open: 'invite', page: search.page });
  return (
    <OfficePage
      title={t`Agents`}
      width="wide"
      buttons={
        <div className={frame.actions}>
          <Button icon={UserPlus} onClick={invite}>
            {t`Invite`}
          </Button>
        </div>
      }
    >
      {/* Above the list and of an unknown height: what stands below it waits for it. */}
      {invitations.isPending ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <Invitations query={invitations} />
          <PeopleTools
            search={search}
            onChange={change}
            columns={columns}
            loading={query.isFetching && search.find !== undefined}
          >
            <div className={css.filter}>
              <Select
                label={t`Restricted Mode`}
                value={search.restricted ?? 'all'}
                onChange={(value) =>
                  change({
                    restricted: value === 'all' ? undefined : (value as PeopleSearch['restricted']),
                  })
                }
                options={[
                  { value: 'all', label: t`Everyone` },
                  { value: 'true', label: t`Restricted` },
                  { value: 'false', label: t`Unrestricted` },
                ]}
              />
            </div>
          </PeopleTools>
          <PeopleTable
            caption={t`Agents`}
            list={list}
            columns={columns}
            actions={actionsOf(agentOf)}
            empty={{
              icon: UserRound,
              title: t`No agents yet`,
              action: (
                <Button icon={UserPlus} onClick={invite}>
                  {t`Invite an agent`}
                </Button>
              ),
              children: t`Agents book for your clients. You decide whether they see everything or only their own.`,
            }}
          />
        </>
      )}
      {dialogs}
      {search.open === 'invite' && (
        <InviteDialog onClose={() => change({ open: undefined, page: search.page })} />
      )}
    </OfficePage>
  );
}
