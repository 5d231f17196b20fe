// Suppliers: whom the agency pays, and what each is still owed.

import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { supplierKinds } from '#domain/supplier/supplier-kind.ts'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FilterField, FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Plus } from '#ui/more-icons.ts'
import { AddSupplier } from './supplier-form.tsx'

const states = ['open', 'ended'] as const

export function loader({ api, url }: LoaderArgs) {
  const { page } = readListQuery(url.searchParams)
  return api.supplier.list({ page, ...parseFilters(url.searchParams) })
}

function parseFilters(search: URLSearchParams) {
  const { text, choice } = readListQuery(search)
  return { q: text('q'), kind: choice('kind', supplierKinds), state: choice('state', states) }
}
type SupplierRow = Awaited<ReturnType<typeof loader>>['list'][number]

export default function SuppliersPage() {
  const words = useText('suppliers')
  const { list, ...paging } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const api = useApi()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <OfficeLink to="/tax-invoices" className="button-secondary">
          {words.taxInvoices}
        </OfficeLink>
        <button type="button" className="button-primary" onClick={() => setAdding(true)}>
          <Plus size={18} />
          {words.add}
        </button>
      </PageHeader>
      <Filters>
        <div className="w-full tablet:w-64">
          <FilterField type="search" name="q" label={words.find} {...getFieldLimits('supplier.list', 'q')} />
        </div>
        <FilterSelect
          name="kind"
          label={words.kind}
          choices={supplierKinds.map((value) => ({ value, name: words.kinds[value] }))}
        />
        <FilterSelect
          name="state"
          label={words.state}
          choices={states.map((value) => ({ value, name: words.states[value] }))}
        />
      </Filters>
      <DataTable
        name="suppliers"
        label={words.title}
        rows={list}
        getKey={({ id }) => id}
        {...paging}
        exportRows={(chosen, sending) =>
          api.supplier.exportList({ ...parseFilters(search), ...chosen }, sending)
        }
        empty={<EmptyState title={words.none} lead={words.noneLead} />}
        columns={useSupplierColumns()}
      />
      {isAdding && <AddSupplier onClose={() => setAdding(false)} />}
    </>
  )
}

type SupplierColumn = 'name' | 'contact' | 'billed' | 'paid' | 'owed'

function useSupplierColumns(): TableColumn<SupplierRow, SupplierColumn>[] {
  const words = useText('suppliers')
  return [
    {
      key: 'name',
      title: words.columns.name,
      fixed: true,
      hasOwnLine: true,
      cell: ({ id, name, kind, ended }) => (
        <span className="grid">
          <OfficeLink to={`/suppliers/${id}`} className="font-medium hover:underline">
            {name}
            {ended && <Badge className="ml-2">{words.states.ended}</Badge>}
          </OfficeLink>
          <span className="text-13 text-soft">{words.kinds[kind]}</span>
        </span>
      ),
    },
    {
      key: 'contact',
      title: words.columns.contact,
      cell: ({ person, phone }) => (
        <span className="grid">
          <span>{person}</span>
          <span className="text-13 text-soft tabular-nums">{phone}</span>
        </span>
      ),
    },
    {
      key: 'billed',
      title: words.columns.billed,
      number: true,
      wide: true,
      cell: (row) => formatNumber(row.billed),
    },
    { key: 'paid', title: words.columns.paid, number: true, cell: (row) => formatNumber(row.paid) },
    {
      key: 'owed',
      title: words.columns.owed,
      number: true,
      fixed: true,
      cell: ({ owed }) => <span className="font-semibold">{words.won(formatNumber(owed))}</span>,
    },
  ]
}
