import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { OfficePage } from '@/core/office/OfficePage';
import { useUser } from '@/core/session/session';
import { Button } from '@/core/ui/actions/Button';
import { Download, Upload, UserPlus, Users } from '@/core/ui/pictures/icons';
import { clientFilterOf } from './people/address';
import { AgentPicker } from './decisions/AgentPicker';
import { BulkActions } from './decisions/BulkActions';
import { ExportProgress } from './people/ExportProgress';
import { PeopleTable } from './people/PeopleTable';
import { PeopleTools } from './people/PeopleTools';
import { TasksProgress } from './people/TasksProgress';
import { clientOf, useClientColumns, usePersonActions } from './people/use-columns';
import { useDecisions } from './decisions/use-decisions';
import { useExport } from './people/use-export';
import { useClients } from './people/use-people';
import * as frame from '@/core/office/page.css';
import * as css from './users.css';

const AddClientDialog = lazy(() => import('./invite/AddClientDialog'));
const UploadDialog = lazy(() => import('./upload/UploadDialog'));

/** The agency's clients; what can be decided about them is its owner's (R362 to R368, G46). */
export default function ClientsScreen() {
  const { t } = useLingui();
  const user = useUser();
  const isOwner = user?.userType === 'AgencyOwner';
  const isRestricted = user?.isRestrictedAgent === true;
  const list = useClients();
  const { address: search, change, query } = list;
  const { decide, dialogs } = useDecisions();
  const columns = useClientColumns(!isRestricted);
  const actionsOf = usePersonActions(decide);
  const file = useExport();
  const filter = clientFilterOf(search);
  const total = query.data?.totalCount ?? 0;

  // A selection is of what was found: another question starts with an empty one.
  const question = JSON.stringify(filter);
  const [chosen, setChosen] = useState({
    question,
    selected: new Set<string>() as ReadonlySet<string>,
    all: false,
  });
  const { selected, all } =
    chosen.question === question ? chosen : { selected: new Set<string>(), all: false };
  const clear = () => setChosen({ question, selected: new Set(), all: false });
  const scope = all ? { filter, count: total } : { userIds: [...selected] };

  return (
    <OfficePage
      title={t`Clients`}
      width="wide"
      note={isRestricted && t`The clients you look after.`}
      buttons={
        isOwner && (
          <div className={frame.actions}>
            <Button
              variant="secondary"
              icon={Download}
              loading={file.progress !== null}
              onClick={() => void file.start(filter)}
            >
              {list.isNarrowed ? t`Export these` : t`Export all`}
            </Button>
            <Button
              variant="secondary"
              icon={Upload}
              onClick={() => change({ open: 'upload', page: search.page })}
            >
              {t`Upload`}
            </Button>
            <Button icon={UserPlus} onClick={() => change({ open: 'add', page: search.page })}>
              {t`Add client`}
            </Button>
          </div>
        )
      }
    >
      {isOwner && <TasksProgress />}
      {file.progress && <ExportProgress progress={file.progress} onStop={file.stop} />}
      <PeopleTools
        search={search}
        onChange={change}
        columns={columns}
        withUnverified
        loading={query.isFetching && search.find !== undefined}
      >
        {isOwner && (
          <div className={css.filter}>
            <AgentPicker
              label={t`Sales agent`}
              placeholder={t`Everyone`}
              value={search.agent ?? null}
              onChange={(agent) => change({ agent: agent ?? undefined })}
            />
          </div>
        )}
      </PeopleTools>
      <PeopleTable
        caption={t`Clients`}
        list={list}
        columns={columns}
        {...(isOwner
          ? {
              actions: actionsOf(clientOf),
              selection: {
                selected,
                all,
                total,
                onChange: (next: ReadonlySet<string>, whole: boolean) =>
                  setChosen({ question, selected: next, all: whole }),
                rowLabel: (row: { name: string; email: string }) => row.name || row.email,
                actions: <BulkActions scope={scope} count={all ? total : selected.size} onDone={clear} />,
              },
            }
          : {})}
        empty={{
          icon: Users,
          title: t`No clients yet`,
          action: isOwner && (
            <Button icon={Upload} onClick={() => change({ open: 'upload' })}>
              {t`Upload clients`}
            </Button>
          ),
          children: isRestricted
            ? t`The owner of your agency decides whom you look after.`
            : t`Anyone who signs up on your site appears here. You can also upload the clients you already have.`,
        }}
      />
      {dialogs}
      {isOwner && search.open === 'add' && (
        <Suspense>
          <AddClientDialog onClose={() => change({ open: undefined, page: search.page })} />
        </Suspense>
      )}
      {isOwner && search.open === 'upload' && (
        <Suspense>
          <UploadDialog onClose={() => change({ open: undefined, page: search.page })} />
        </Suspense>
      )}
    </OfficePage>
  );
}
