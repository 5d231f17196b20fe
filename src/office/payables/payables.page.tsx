// What is owed to suppliers, beside what customers owe, by age; and what of the money is the agency's own.

import { lazy, Suspense, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { ages } from '#domain/books/age.ts'
import { payableStates } from '#domain/books/payable-state.ts'
import { addDays } from '#lib/days.ts'
import { formatNumber, getToday } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Badge, type Tone } from '#office/kit/badge.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { ListExport } from '#office/kit/export-button.tsx'
import { FigureTable } from '#office/kit/figure-table.tsx'
import { FilterField, FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import { OwnMoneyPanel } from './own-money.tsx'

const PayDialog = lazy(() => import('#office/books/pay-dialog.tsx'))

export async function loader({ api, url }: LoaderArgs) {
  const { page } = readListQuery(url.searchParams)
  const [payables, position] = await Promise.all([
    api.books.payables({ page, ...parsePayableFilters(url.searchParams) }),
    api.books.position(),
  ])
  return { payables, position }
}

function parsePayableFilters(search: URLSearchParams) {
  const { text, choice } = readListQuery(search)
  const supplier = text('supplier')
  return {
    age: choice('age', ages),
    state: choice('state', payableStates),
    supplier: supplier === undefined ? undefined : Number(supplier),
    until: text('until'),
  }
}
type Loaded = Awaited<ReturnType<typeof loader>>
type Payable = Loaded['payables']['list'][number]

export default function PayablesPage() {
  const words = useText('payables')
  const { menu } = useText('shell')
  const { payables, position } = useLoaderData<typeof loader>()
  const { list, sum, estimated, suppliers, ...paging } = payables
  const [search] = useSearchParams()
  const api = useApi()
  const [paying, setPaying] = useState<Payable>()
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead(paging.total, formatNumber(sum), formatNumber(estimated))}
      >
        <TransferFile until={search.get('until') || addDays(getToday(), 7)} />
        <OfficeLink to="/cash" className="button-secondary">
          {words.forecast.title}
        </OfficeLink>
        <OfficeLink to="/withdrawals" className="button-secondary">
          {words.withdrawals.title}
        </OfficeLink>
        <OfficeLink to="/settlements" className="button-secondary">
          {menu.settlements}
        </OfficeLink>
        <OfficeLink to="/receivables" className="button-secondary">
          {words.toReceivables}
        </OfficeLink>
      </PageHeader>
      <div className="mb-4 grid items-start gap-4 desktop:grid-cols-2">
        <OwnMoneyPanel position={position} />
        <AgePanel position={position} />
      </div>
      <Filters>
        <FilterSelect
          name="age"
          label={words.age}
          choices={ages.map((value) => ({ value, name: words.ages[value] }))}
        />
        <FilterSelect
          name="state"
          label={words.state}
          choices={payableStates.map((value) => ({ value, name: words.states[value] }))}
        />
        {suppliers.length > 0 && (
          <FilterSelect
            name="supplier"
            label={words.supplier}
            choices={suppliers.map(({ id, name }) => ({ value: String(id), name }))}
          />
        )}
        <FilterField type="date" name="until" label={words.until} />
      </Filters>
      <DataTable
        name="payables"
        label={words.title}
        rows={list}
        getKey={({ id }) => id}
        {...paging}
        exportRows={(chosen, sending) =>
          api.books.exportPayables({ ...parsePayableFilters(search), ...chosen }, sending)
        }
        empty={<EmptyState title={words.empty} lead={words.emptyLead} />}
        columns={usePayableColumns(setPaying)}
      />
      {paying && (
        <Suspense>
          <PayDialog cost={paying} onClose={() => setPaying(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** For the bank's bulk transfer: all that is due by the day of the filter, or within a week. */
function TransferFile({ until }: { until: string }) {
  const { transfers: words } = useText('payables')
  const { language } = useSession()
  const api = useApi()
  return (
    <ListExport
      title={words.title}
      lead={words.lead(until)}
      get={(format, sending) => api.books.exportTransfers({ until, format, language }, sending)}
    />
  )
}

function AgePanel({ position }: Pick<Loaded, 'position'>) {
  const words = useText('payables')
  return (
    <Panel title={words.both}>
      <FigureTable
        heads={[words.age, words.receivable, words.payable]}
        rows={position.ages.map(({ age, receivable, payable }) => ({
          key: age,
          name: words.ages[age],
          figures: [words.won(formatNumber(receivable)), words.won(formatNumber(payable))],
        }))}
      />
    </Panel>
  )
}

const tones: Record<Payable['age'], Tone | undefined> = {
  later: undefined,
  month: 'warn',
  two_months: 'bad',
  older: 'bad',
  no_day: undefined,
}

type PayableColumn = 'what' | 'trip' | 'due' | 'paid' | 'left'

function usePayableColumns(onPay: (payable: Payable) => void): TableColumn<Payable, PayableColumn>[] {
  const words = useText('payables')
  const localized = useLocalized()
  const { columns } = words
  return [
    {
      key: 'what',
      title: columns.what,
      fixed: true,
      hasOwnLine: true,
      cell: ({ what, supplier_name, is_estimated }) => (
        <span className="grid">
          <span className="font-medium">
            {what} {is_estimated && <Badge>{words.states.estimated}</Badge>}
          </span>
          <span className="text-13 text-soft">{supplier_name ?? words.noSupplier}</span>
        </span>
      ),
    },
    {
      key: 'trip',
      title: columns.trip,
      hasOwnLine: true,
      cell: ({ departure_id, departure_date, page_title }) => (
        <OfficeLink to={`/filling/${departure_id}/books`} className="hover:underline">
          {departure_date} {localized(page_title)}
        </OfficeLink>
      ),
    },
    {
      key: 'due',
      title: columns.due,
      cell: ({ due_on, age }) => (
        <span className="grid justify-items-start gap-0.5">
          <Badge className="whitespace-nowrap" tone={tones[age]}>
            {words.ages[age]}
          </Badge>
          <span className="whitespace-nowrap text-13 text-soft tabular-nums">{due_on}</span>
        </span>
      ),
    },
    { key: 'paid', title: columns.paid, number: true, wide: true, cell: ({ paid }) => formatNumber(paid) },
    {
      key: 'left',
      title: columns.left,
      number: true,
      fixed: true,
      cell: (row) => (
        <span className="grid justify-items-end gap-1">
          <span className="font-semibold">{words.won(formatNumber(row.left))}</span>
          <PayButton payable={row} onPay={onPay} />
        </span>
      ),
    },
  ]
}

/** A bill is paid here, from a line of the bank or otherwise; a cost without one gets it in its books first. */
function PayButton({ payable, onPay }: { payable: Payable; onPay: (payable: Payable) => void }) {
  const words = useText('payables')
  const { what, departure_id, is_estimated } = payable
  if (is_estimated)
    return (
      <OfficeLink to={`/filling/${departure_id}/books`} className="text-13 underline underline-offset-4">
        {words.enterBill}
      </OfficeLink>
    )
  return (
    <button
      type="button"
      className="button-secondary"
      aria-label={words.payLabel(what)}
      onClick={() => onPay(payable)}
    >
      {words.pay}
    </button>
  )
}
