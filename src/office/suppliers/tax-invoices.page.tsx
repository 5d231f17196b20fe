// 매입 세금계산서: what suppliers invoiced in a month, and which costs have no invoice.
import { lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { FilterField, FilterSelect } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { readListQuery } from '#office/kit/list-query.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Plus } from '#ui/more-icons.ts'
import { useLocalized } from '#web/session.tsx'
import type { UninvoicedCost } from './uninvoiced-cost.ts'

const AddTaxInvoice = lazy(() => import('./add-tax-invoice.tsx'))

export async function loader({ api, url }: LoaderArgs) {
  const { page, text } = readListQuery(url.searchParams)
  const supplier = text('supplier')
  const filters = { month: text('month'), supplier: supplier === undefined ? undefined : Number(supplier) }
  const [invoices, missing] = await Promise.all([
    api.books.taxInvoices({ page, ...filters }),
    api.books.costsWithoutInvoice(filters),
  ])
  return { invoices, missing }
}
type Loaded = Awaited<ReturnType<typeof loader>>
type TaxInvoice = Loaded['invoices']['list'][number]

export default function TaxInvoicesPage() {
  const words = useText('invoices')
  const { invoices, missing } = useLoaderData<typeof loader>()
  const { list, supply, vat, suppliers, ...paging } = invoices
  const [adding, setAdding] = useState<{ cost?: UninvoicedCost }>()
  const [removing, setRemoving] = useState<TaxInvoice>()
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead(paging.total, formatNumber(supply), formatNumber(vat))}
      >
        <button type="button" className="button-primary" onClick={() => setAdding({})}>
          <Plus size={18} />
          {words.add}
        </button>
      </PageHeader>
      <Filters>
        <FilterField type="month" name="month" label={words.month} />
        <FilterSelect
          name="supplier"
          label={words.supplier}
          choices={suppliers.map(({ id, name }) => ({ value: String(id), name }))}
        />
      </Filters>
      <div className="grid gap-4">
        <DataTable
          name="tax-invoices"
          label={words.title}
          rows={list}
          getKey={({ id }) => id}
          {...paging}
          empty={<EmptyState title={words.empty} lead={words.emptyLead} />}
          columns={useInvoiceColumns(setRemoving)}
        />
        <MissingPanel missing={missing} onAdd={(cost) => setAdding({ cost })} />
      </div>
      {adding && (
        <Suspense>
          <AddTaxInvoice {...adding} suppliers={suppliers} onClose={() => setAdding(undefined)} />
        </Suspense>
      )}
      {removing && <RemoveInvoice invoice={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

function RemoveInvoice({ invoice: { id }, onClose }: { invoice: TaxInvoice; onClose: () => void }) {
  const words = useText('invoices')
  const api = useApi()
  return (
    <ConfirmAction
      title={words.removeAsk}
      lead={words.removeLead}
      confirmLabel={words.remove}
      danger
      send={(sending) => api.books.removeTaxInvoice({ id }, sending)}
      doneText={words.removed}
      onClose={onClose}
    />
  )
}

function useInvoiceColumns(onRemove: (invoice: TaxInvoice) => void): TableColumn<TaxInvoice>[] {
  const words = useText('invoices')
  const { columns } = words
  return [
    {
      key: 'supplier',
      title: columns.supplier,
      fixed: true,
      hasOwnLine: true,
      cell: ({ supplier, supplier_name, business_number }) => (
        <span className="grid">
          <OfficeLink to={`/suppliers/${supplier}`} className="font-medium hover:underline">
            {supplier_name}
          </OfficeLink>
          <span className="text-13 text-soft tabular-nums">{business_number || words.noNumber}</span>
        </span>
      ),
    },
    {
      key: 'issued_on',
      title: columns.issued_on,
      fixed: true,
      cell: ({ issued_on, number }) => (
        <span className="grid">
          <span className="whitespace-nowrap tabular-nums">{issued_on}</span>
          <span className="break-all text-13 text-soft">{number}</span>
        </span>
      ),
    },
    { key: 'costs', title: columns.costs, hasOwnLine: true, cell: ({ costs }) => <Costs costs={costs} /> },
    { key: 'kind', title: columns.kind, wide: true, cell: ({ kind }) => words.kinds[kind] },
    { key: 'supply', title: columns.supply, number: true, cell: ({ supply }) => formatNumber(supply) },
    { key: 'vat', title: columns.vat, number: true, cell: ({ vat }) => formatNumber(vat) },
    {
      key: 'acts',
      title: '',
      fixed: true,
      cell: (invoice) => (
        <button
          type="button"
          className="button-secondary"
          aria-label={words.removeLabel(invoice.number)}
          onClick={() => onRemove(invoice)}
        >
          {words.remove}
        </button>
      ),
    },
  ]
}

const Costs = ({ costs }: Pick<TaxInvoice, 'costs'>) => (
  <span className="grid gap-0.5">
    {costs.map(({ id, departure_id, departure_date, what }) => (
      <OfficeLink key={id} to={`/filling/${departure_id}/books`} className="text-13 hover:underline">
        {departure_date} {what}
      </OfficeLink>
    ))}
  </span>
)

type MissingProps = { missing: Loaded['missing']; onAdd: (cost: UninvoicedCost) => void }

function MissingPanel({ missing: { list, total, sum }, onAdd }: MissingProps) {
  const { missing: words, addFor, add, won } = useText('invoices')
  const localized = useLocalized()
  return (
    <Panel title={words.title}>
      <p className="text-13 text-soft">{words.hint}</p>
      <p className="text-15">{total === 0 ? words.none : words.lead(total, formatNumber(sum))}</p>
      <ul className="divide-y divide-line">
        {list.map((cost) => (
          <li
            key={cost.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-15"
          >
            <span className="grid min-w-0">
              <OfficeLink to={`/filling/${cost.departure_id}/books`} className="font-medium hover:underline">
                {cost.what} · {cost.supplier_name}
              </OfficeLink>
              <span className="text-13 text-soft">
                {cost.departure_date} {localized(cost.page_title)}
              </span>
            </span>
            <span className="flex items-center gap-3">
              <span className="tabular-nums">{won(formatNumber(cost.won))}</span>
              <button
                type="button"
                className="button-secondary"
                aria-label={addFor(cost.what)}
                onClick={() => onAdd(cost)}
              >
                {add}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {total > list.length && <p className="text-13 text-soft">{words.more(total - list.length)}</p>}
    </Panel>
  )
}
