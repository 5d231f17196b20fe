// Colleagues and their roles: invite somebody, change roles, end access.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { usePolling } from '#web/use-polling.ts'
import { ChangeRoles } from './change-roles.tsx'
import { type Colleague, type ColleagueAction, ColleagueRow } from './colleague-row.tsx'
import { EndLogInsDialog, RemoveDialog, ResetFactorDialog } from './end-access.tsx'
import { InvitationList, InviteForm } from './invitations.tsx'
import { OperatorAccess } from './operator-access.tsx'

export async function loader({ api }: LoaderArgs) {
  const [team, grants] = await Promise.all([api.staff.team(), api.operator.grants()])
  return { ...team, grants: grants.list }
}

type OpenDialog = { action: 'invite' } | { action: ColleagueAction; colleague: Colleague }

export default function TeamPage() {
  const { people: words } = useText('team')
  const { list, invitations, grants } = useLoaderData<typeof loader>()
  usePolling(
    invitations.some(({ expires }) => expires === null),
    { every_ms: 2_000 },
  )
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const close = () => setOpenDialog(undefined)
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <button type="button" className="button-primary" onClick={() => setOpenDialog({ action: 'invite' })}>
          {words.invite}
        </button>
      </PageHeader>
      <ul className="panel divide-y divide-line">
        {list.map((colleague) => (
          <ColleagueRow
            key={colleague.staff_id}
            colleague={colleague}
            onAction={(action) => setOpenDialog({ action, colleague })}
          />
        ))}
      </ul>
      {invitations.length > 0 && <InvitationList list={invitations} />}
      <OperatorAccess list={grants} />
      {openDialog?.action === 'invite' && <InviteForm onClose={close} />}
      {openDialog?.action === 'change' && <ChangeRoles colleague={openDialog.colleague} onClose={close} />}
      {openDialog?.action === 'end' && <EndLogInsDialog colleague={openDialog.colleague} onClose={close} />}
      {openDialog?.action === 'remove' && <RemoveDialog colleague={openDialog.colleague} onClose={close} />}
      {openDialog?.action === 'reset' && (
        <ResetFactorDialog colleague={openDialog.colleague} onClose={close} />
      )}
    </>
  )
}
