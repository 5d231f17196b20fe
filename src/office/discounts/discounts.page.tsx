// Discounts: early birds, groups and codes, with when each counts and how often a code was used.

import { lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { discountKinds } from '#domain/catalog/discounts.ts'
import { formatNumber } from '#lib/format.ts'
import { Badge } from '#office/kit/badge.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Plus } from '#ui/more-icons.ts'
import { useLocalized } from '#web/session.tsx'
import type { Discount, EditedDiscount } from './discount.ts'

// The form comes when it is asked for.
const DiscountDialog = lazy(() => import('./discount-dialog.tsx'))

export const loader = ({ api }: LoaderArgs) => api.discount.discounts()

export default function DiscountsPage() {
  const words = useText('discounts')
  const site = useLoaderData<typeof loader>()
  const [edited, setEdited] = useState<EditedDiscount>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        {discountKinds.map((kind) => (
          <button key={kind} type="button" className="button-secondary" onClick={() => setEdited({ kind })}>
            <Plus size={18} />
            {words.kinds[kind]}
          </button>
        ))}
      </PageHeader>
      <DiscountTable list={site.list} onEdit={setEdited} />
      <p className="mt-3 text-13 text-soft">{words.rule}</p>
      {edited && (
        <Suspense>
          <DiscountDialog site={site} edited={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const tones = { now: 'good', waiting: 'brand', ended: undefined } as const

type DiscountTableProps = { list: Discount[]; onEdit: (discount: Discount) => void }

function DiscountTable({ list, onEdit }: DiscountTableProps) {
  const words = useText('discounts')
  const localized = useLocalized()
  const columns: TableColumn<Discount>[] = [
    {
      key: 'name',
      title: words.fields.name,
      cell: ({ name, kind, code }) => (
        <span className="grid">
          <span className="font-medium">{localized(name)}</span>
          <span className="text-13 text-soft">
            {words.kinds[kind]} {code}
          </span>
        </span>
      ),
    },
    {
      key: 'rate',
      title: words.rate,
      cell: ({ rate }) => ('won' in rate ? words.won(formatNumber(rate.won)) : words.percent(rate.percent)),
    },
    {
      key: 'trip',
      title: words.fields.package_code,
      cell: ({ page_title }) => (page_title ? localized(page_title) : words.everyTrip),
    },
    { key: 'when', title: words.when, cell: (discount) => <Conditions discount={discount} /> },
    {
      key: 'uses',
      title: words.uses,
      number: true,
      cell: ({ kind, uses, uses_most }) =>
        kind === 'code'
          ? words.used(formatNumber(uses), uses_most === null ? null : formatNumber(uses_most))
          : '',
    },
    {
      key: 'edit',
      title: '',
      cell: (discount) => (
        <button
          type="button"
          className="button-secondary"
          aria-label={words.editLabel(localized(discount.name))}
          onClick={() => onEdit(discount)}
        >
          {words.edit}
        </button>
      ),
    },
  ]
  return (
    <DataTable
      name="discounts"
      label={words.title}
      columns={columns}
      rows={list}
      getKey={({ discount_id }) => discount_id}
      total={list.length}
      page={1}
      page_size={list.length}
      empty={<EmptyState title={words.none} lead={words.noneLead} />}
    />
  )
}

function Conditions({ discount }: { discount: Discount }) {
  const words = useText('discounts')
  const { state, days_before, people_from, first_day, last_day } = discount
  const conditions = [
    days_before !== null && words.daysBefore(days_before),
    people_from !== null && words.peopleFrom(people_from),
    (first_day ?? last_day) !== null && words.days(first_day ?? '', last_day ?? ''),
  ].filter(Boolean)
  return (
    <span className="grid justify-items-start gap-0.5">
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
      <span className="text-13 text-soft tabular-nums">{conditions.join(' · ')}</span>
    </span>
  )
}
