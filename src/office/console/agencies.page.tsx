// All agencies of the deployment: their state, size and troubles, and what an operator does with one.

import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { agencyStates } from '#domain/agency/state.ts'
import { formatFileSize, formatNumber } from '#lib/format.ts'
import { storageLimits } from '#limits/agency.ts'
import { Badge } from '#office/kit/badge.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FilterField, FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { readListQuery } from '#office/kit/list-query.ts'
import { Menu } from '#office/kit/menu.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import { type AgencyAction, AgencyDialog, OpenAgencyDialog } from './agency-dialogs.tsx'
import type { AgencyOverview } from './agency-overview.ts'

export function loader({ api, url }: LoaderArgs) {
  const { page, text, choice } = readListQuery(url.searchParams)
  return api.operator.agencies({ page, query: text('query'), state: choice('state', agencyStates) })
}

type OpenDialog = 'open' | { action: AgencyAction; agency: AgencyOverview }

export default function ConsolePage() {
  const words = useText('console')
  const { language } = useSession()
  const { list, last_backup, is_backup_overdue, ...paging } = useLoaderData<typeof loader>()
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const columns = useAgencyColumns((action, agency) => setDialog({ action, agency }))
  const backup = last_backup && formatMoment(last_backup, language)
  return (
    <>
      <PageHeader title={words.title} lead={words.lead(paging.total, backup)}>
        <button type="button" className="button-primary" onClick={() => setDialog('open')}>
          {words.open}
        </button>
      </PageHeader>
      {is_backup_overdue && (
        <p role="status" className="mb-4 rounded-lg border border-line bg-wash p-3 text-15 text-warn">
          {words.backupOverdue}
        </p>
      )}
      <Filters>
        <div className="w-full tablet:w-64">
          <FilterField
            type="search"
            name="query"
            label={words.find}
            {...getFieldLimits('operator.agencies', 'query')}
          />
        </div>
        <FilterSelect
          name="state"
          label={words.state}
          choices={agencyStates.map((value) => ({ value, name: words.states[value] }))}
        />
      </Filters>
      <DataTable
        name="agencies"
        label={words.title}
        rows={list}
        getKey={({ travel_agency }) => travel_agency}
        {...paging}
        empty={<EmptyState title={words.none} lead={words.noneLead} />}
        columns={columns}
      />
      {dialog === 'open' && <OpenAgencyDialog onClose={close} />}
      {dialog !== undefined && dialog !== 'open' && <AgencyDialog {...dialog} onClose={close} />}
    </>
  )
}

const tones = { preparing: 'brand', open: 'good', paused: 'warn', closed: undefined } as const

function useAgencyColumns(
  onAction: (action: AgencyAction, agency: AgencyOverview) => void,
): TableColumn<AgencyOverview>[] {
  const words = useText('console')
  return [
    {
      key: 'name',
      title: words.name,
      fixed: true,
      cell: (row) => <AgencyName agency={row} />,
    },
    {
      key: 'state',
      title: words.state,
      fixed: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
    },
    {
      key: 'owners',
      title: words.owners,
      hasOwnLine: true,
      cell: (row) => <Owners agency={row} />,
    },
    ...useMeasureColumns(),
    { key: 'troubles', title: words.troubles, cell: (row) => <Troubles agency={row} /> },
    { key: 'access', title: words.access, cell: (row) => <Access agency={row} /> },
    {
      key: 'actions',
      title: words.more,
      fixed: true,
      cell: (row) => <AgencyActions agency={row} onAction={(action) => onAction(action, row)} />,
    },
  ]
}

/** How large an agency is, and what it asks for. */
function useMeasureColumns(): TableColumn<AgencyOverview>[] {
  const words = useText('console')
  return [
    {
      key: 'size',
      title: words.size,
      hasOwnLine: true,
      skipsTablet: true,
      cell: (row) => <Size agency={row} />,
    },
    {
      key: 'requests',
      title: words.requests,
      number: true,
      skipsTablet: true,
      cell: (row) => formatNumber(row.requests),
    },
    {
      key: 'queue',
      title: words.queue,
      number: true,
      skipsTablet: true,
      cell: (row) => formatNumber(row.waiting),
    },
  ]
}

type AgencyCell = { agency: AgencyOverview }

function AgencyName({ agency: { travel_agency, company_name, domains } }: AgencyCell) {
  const words = useText('console')
  const localized = useLocalized()
  return (
    <span className="grid min-w-40">
      <span className="font-medium">{localized(company_name)}</span>
      <span className="text-13 text-soft">
        {travel_agency} · {domains.join(', ') || words.noDomain}
      </span>
    </span>
  )
}

function Owners({ agency: { owners, invited } }: AgencyCell) {
  const words = useText('console')
  return (
    <span className="block min-w-32 wrap-anywhere">
      {[...owners, ...invited.map(words.invited)].join(', ')}
    </span>
  )
}

function Size({ agency: { trips, bookings, people, storage_bytes } }: AgencyCell) {
  const words = useText('console')
  const stored = storage_bytes > 0 ? words.stored(formatFileSize(storage_bytes)) : words.noFiles
  return `${words.sizes(trips, bookings, people)} · ${stored}`
}

function Troubles({ agency }: { agency: AgencyOverview }) {
  const words = useText('console')
  const { failed, mails, errors, delayed, storage_bytes, storage_most } = agency
  const storagePercent = Math.floor((100 * storage_bytes) / storage_most)
  const troubles = [
    ...(storagePercent >= storageLimits.warnPercent ? [words.storageFull(storagePercent)] : []),
    ...(delayed > 0 ? [words.delayed(delayed)] : []),
    ...(mails > 0 ? [words.failedMails(mails)] : []),
    ...(failed > mails ? [words.failedJobs(failed - mails)] : []),
    ...(errors > 0 ? [words.errors(errors)] : []),
  ]
  return troubles.length === 0 ? (
    <span className="text-soft">{words.noTroubles}</span>
  ) : (
    <span className="text-bad">{troubles.join(' · ')}</span>
  )
}

function Access({ agency: { travel_agency, granted_until } }: { agency: AgencyOverview }) {
  const words = useText('console')
  const { language } = useSession()
  if (!granted_until) return <span className="whitespace-nowrap text-soft">{words.notGranted}</span>
  return (
    <span className="grid gap-1">
      <span className="text-13 text-soft">{words.granted(formatMoment(granted_until, language))}</span>
      <Link to={`/${travel_agency}`} className="text-brand-700 underline">
        {words.enter}
      </Link>
    </span>
  )
}

type AgencyActionsProps = { agency: AgencyOverview; onAction: (action: AgencyAction) => void }

/** What its state allows. */
const actionsByState: Record<AgencyOverview['state'], AgencyAction[]> = {
  preparing: ['limits', 'handOver', 'close'],
  open: ['pause', 'limits', 'handOver'],
  paused: ['resume', 'limits', 'handOver', 'close'],
  closed: ['records'],
}

function AgencyActions({ agency: { state, company_name }, onAction }: AgencyActionsProps) {
  const words = useText('console')
  const localized = useLocalized()
  const actions = actionsByState[state]
  if (actions.length === 0) return null
  return (
    <Menu title={words.more} label={words.actions(localized(company_name))} className="min-w-40 gap-1 p-2">
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          className="rounded-lg px-2 py-2.5 text-left text-15 hover:bg-wash mouse:py-2"
          onClick={() => onAction(action)}
        >
          {words[action]}
        </button>
      ))}
    </Menu>
  )
}
