// 은행 출금: what went out on the accounts, which cost or customer it paid, and what is set aside.

import { lazy, Suspense, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { withdrawalStates } from '#domain/books/withdrawal-state.ts'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Badge, type Tone } from '#office/kit/badge.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FilterField, FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import type { BankWithdrawal } from './withdrawal.ts'

const NamePayout = lazy(() => import('./name-payout.tsx'))

const states = [...withdrawalStates, 'all'] as const

export function loader({ api, url }: LoaderArgs) {
  const { page } = readListQuery(url.searchParams)
  return api.books.withdrawalList({ page, ...parseFilters(url.searchParams) })
}

function parseFilters(search: URLSearchParams) {
  const { text, choice } = readListQuery(search)
  return { q: text('q'), state: choice('state', states) }
}

export default function WithdrawalsPage() {
  const { withdrawals: words } = useText('payables')
  const { menu } = useText('shell')
  const { list, sum, ...paging } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const api = useApi()
  const [setting, setSetting] = useState<BankWithdrawal>()
  const [naming, setNaming] = useState<BankWithdrawal>()
  const { columns, problem } = useWithdrawalColumns({ onSetAside: setSetting, onName: setNaming })
  return (
    <>
      <PageHeader title={words.title} lead={words.lead(paging.total, formatNumber(sum))}>
        <OfficeLink to="/payables" className="button-secondary">
          {menu.payables}
        </OfficeLink>
      </PageHeader>
      <Filters>
        <div className="w-full tablet:w-64">
          <FilterField
            type="search"
            name="q"
            label={words.search}
            {...getFieldLimits('books.withdrawalList', 'q')}
          />
        </div>
        <FilterSelect
          name="state"
          label={words.state}
          all={words.states.open}
          choices={[
            ...(['used', 'aside'] as const).map((value) => ({ value, name: words.states[value] })),
            { value: 'all', name: words.all },
          ]}
        />
      </Filters>
      <Problem>{problem}</Problem>
      <DataTable
        name="withdrawals"
        label={words.title}
        rows={list}
        getKey={({ id }) => id}
        {...paging}
        exportRows={(chosen, sending) =>
          api.books.exportWithdrawals({ ...parseFilters(search), ...chosen }, sending)
        }
        empty={<EmptyState title={words.empty} lead={words.emptyLead} />}
        columns={columns}
      />
      {setting && <AsideDialog withdrawal={setting} onClose={() => setSetting(undefined)} />}
      {naming && (
        <Suspense>
          <NamePayout withdrawal={naming} onClose={() => setNaming(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function AsideDialog({ withdrawal, onClose }: { withdrawal: BankWithdrawal; onClose: () => void }) {
  const { withdrawals: words } = useText('payables')
  const api = useApi()
  return (
    <ReasonDialog
      title={words.asideTitle(withdrawal.payee, formatNumber(withdrawal.rest))}
      lead={words.asideLead}
      label={words.reason}
      confirmLabel={words.aside}
      call={({ books }) => books.setWithdrawalAside}
      toInput={({ reason }) => ({ id: withdrawal.id, reason })}
      send={(input, sending) => api.books.setWithdrawalAside(input, sending)}
      doneText={words.asideDone}
      onClose={onClose}
    />
  )
}

const tones: Record<BankWithdrawal['state'], Tone | undefined> = {
  open: 'warn',
  used: 'good',
  aside: undefined,
}

type WithdrawalColumn = 'payee' | 'when' | 'state' | 'amount' | 'rest' | 'acts'
type Openers = Record<'onSetAside' | 'onName', (withdrawal: BankWithdrawal) => void>

/** Takes back what was done with one. */
function useUndo() {
  const { withdrawals: words } = useText('payables')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const bringBack = async (id: number) => {
    if (await save((sending) => api.books.bringWithdrawalBack({ id }, sending))) toast(words.broughtBack)
  }
  const unname = async (ledger: number) => {
    if (await save((sending) => api.books.unnamePayout({ ledger }, sending))) toast(words.unnamed)
  }
  return { bringBack, unname, saving, problem }
}

function useWithdrawalColumns(openers: Openers) {
  const { withdrawals, won } = useText('payables')
  const { columns: titles } = withdrawals
  const { bringBack, unname, saving, problem } = useUndo()
  const columns: TableColumn<BankWithdrawal, WithdrawalColumn>[] = [
    { key: 'payee', title: titles.payee, fixed: true, hasOwnLine: true, cell: (row) => <Payee row={row} /> },
    {
      key: 'when',
      title: titles.when,
      cell: ({ booked_on }) => <span className="whitespace-nowrap tabular-nums">{booked_on}</span>,
    },
    {
      key: 'state',
      title: titles.state,
      fixed: true,
      cell: (row) => <StateCell row={row} saving={saving} onUnname={unname} />,
    },
    {
      key: 'amount',
      title: titles.amount,
      number: true,
      wide: true,
      cell: ({ amount }) => formatNumber(amount),
    },
    {
      key: 'rest',
      title: titles.rest,
      number: true,
      fixed: true,
      cell: ({ rest }) => <span className="font-semibold">{won(formatNumber(rest))}</span>,
    },
    {
      key: 'acts',
      title: '',
      fixed: true,
      cell: (row) => <WithdrawalActions row={row} saving={saving} {...openers} onBack={bringBack} />,
    },
  ]
  return { columns, problem }
}

function Payee({ row: { payee, memo } }: { row: BankWithdrawal }) {
  return (
    <span className="grid">
      <span className="font-semibold">{payee}</span>
      <span className="text-13 text-soft">{memo}</span>
    </span>
  )
}

type ActionsProps = Openers & {
  row: BankWithdrawal
  saving: boolean
  onBack: (id: number) => Promise<void>
}

/** A withdrawal of which a part was used is not set aside. */
function WithdrawalActions({ row, saving, onSetAside, onName, onBack }: ActionsProps) {
  const { withdrawals: words } = useText('payables')
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {row.state === 'open' && (
        <button
          type="button"
          className="button-secondary"
          aria-label={words.nameLabel(row.payee)}
          onClick={() => onName(row)}
        >
          {words.name}
        </button>
      )}
      {row.state === 'open' && row.rest === row.amount && (
        <button
          type="button"
          className="button-secondary"
          aria-label={words.asideLabel(row.payee)}
          onClick={() => onSetAside(row)}
        >
          {words.aside}
        </button>
      )}
      {row.state === 'aside' && (
        <button
          type="button"
          className="button-secondary"
          disabled={saving}
          aria-label={words.bringBackLabel(row.payee)}
          onClick={() => void onBack(row.id)}
        >
          {words.bringBack}
        </button>
      )}
    </span>
  )
}

type StateCellProps = { row: BankWithdrawal; saving: boolean; onUnname: (ledger: number) => Promise<void> }

function StateCell({ row, saving, onUnname }: StateCellProps) {
  const { state, departure_id, what, paid_costs, payouts, aside_reason, aside_by } = row
  const { withdrawals: words, won } = useText('payables')
  return (
    <span className="grid justify-items-start gap-0.5">
      <Badge className="whitespace-nowrap" tone={tones[state]}>
        {words.states[state]}
      </Badge>
      {departure_id !== null && (
        <OfficeLink to={`/filling/${departure_id}/books`} className="text-13 hover:underline">
          {what}
          {paid_costs > 1 && ` ${words.others(paid_costs - 1)}`}
        </OfficeLink>
      )}
      {payouts.map(({ ledger, booking_id, name, amount }) => (
        <span key={ledger} className="flex flex-wrap items-center gap-x-2 text-13">
          <OfficeLink to={`/bookings/${booking_id}`} className="hover:underline">
            {name} {won(formatNumber(amount))}
          </OfficeLink>
          <button
            type="button"
            className="min-h-11 mouse:min-h-9 text-soft underline underline-offset-4"
            disabled={saving}
            aria-label={words.unnameLabel(name)}
            onClick={() => void onUnname(ledger)}
          >
            {words.unname}
          </button>
        </span>
      ))}
      {aside_reason && (
        <span className="text-13 text-soft">
          {aside_reason} · {aside_by}
        </span>
      )}
    </span>
  )
}
