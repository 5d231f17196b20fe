// What was confirmed: by whom, from which line or why; what a second person has to agree to; what was undone.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { DataTable } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { DepositTabs, matchStates } from './deposit-tabs.tsx'
import type { Match } from './match.ts'
import { useMatchColumns } from './match-columns.tsx'

export async function loader({ api, url }: LoaderArgs) {
  const { page, choice } = readListQuery(url.searchParams)
  const state = choice('state', matchStates) ?? 'recorded'
  return { state, ...(await api.bank.matches({ state, page })) }
}

export default function MatchesPage() {
  const words = useText('deposits')
  const { state, list, ...paging } = useLoaderData<typeof loader>()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [undoing, setUndoing] = useState<Match>()
  async function agree({ confirmation }: Match): Promise<void> {
    if (await save((sending) => api.bank.agree({ confirmation }, sending))) toast(words.agreed)
  }
  const columns = useMatchColumns({
    state,
    disabled: saving,
    onAgree: (match) => void agree(match),
    onUndo: setUndoing,
  })
  return (
    <>
      <PageHeader title={words.title} lead={words.tabs[state]} />
      <DepositTabs current={state} />
      {!undoing && <Problem>{problem}</Problem>}
      <DataTable
        name={`deposits-${state}`}
        label={words.tabs[state]}
        rows={list}
        getKey={({ id }) => String(id)}
        {...paging}
        empty={<EmptyState title={words.matchesEmpty} />}
        columns={columns}
      />
      {undoing && <UndoDialog match={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  )
}

function UndoDialog({ match: { id, name, amount }, onClose }: { match: Match; onClose: () => void }) {
  const words = useText('deposits')
  const api = useApi()
  return (
    <ReasonDialog
      title={words.undoTitle(name, formatNumber(amount))}
      lead={words.undoLead}
      label={words.reason}
      confirmLabel={words.undo}
      danger
      call={({ bank }) => bank.undo}
      toInput={({ reason }) => ({ id, reason })}
      send={(input, sending) => api.bank.undo(input, sending)}
      doneText={words.undone}
      onClose={onClose}
    />
  )
}
