// Popups and banners: what is shown, what is to come, and how often each was seen and followed.

import { lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { Badge } from '#office/kit/badge.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Plus } from '#ui/more-icons.ts'
import { useLocalized } from '#web/session.tsx'
import type { EditedPromotion, Promotion } from './promotion.ts'

// The form comes when it is asked for.
const PromotionDialog = lazy(() => import('./promotion-dialog.tsx'))

export const loader = ({ api }: LoaderArgs) => api.promotion.promotions()

export default function PromotionsPage() {
  const words = useText('promotions')
  const site = useLoaderData<typeof loader>()
  const [edited, setEdited] = useState<EditedPromotion>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <button type="button" className="button-secondary" onClick={() => setEdited({ kind: 'banner' })}>
          <Plus size={18} />
          {words.addBanner}
        </button>
        <button type="button" className="button-primary" onClick={() => setEdited({ kind: 'popup' })}>
          <Plus size={18} />
          {words.addPopup}
        </button>
      </PageHeader>
      <PromotionTable list={site.list} onEdit={setEdited} />
      <p className="mt-3 text-13 text-soft">{words.counting}</p>
      {edited && (
        <Suspense>
          <PromotionDialog site={site} edited={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const tones = { now: 'good', waiting: 'brand', ended: undefined } as const

type PromotionTableProps = { list: Promotion[]; onEdit: (promotion: Promotion) => void }

function PromotionTable({ list, onEdit }: PromotionTableProps) {
  const words = useText('promotions')
  const localized = useLocalized()
  const columns: TableColumn<Promotion>[] = [
    {
      key: 'title',
      title: words.fields.title,
      cell: ({ title, kind }) => (
        <span className="grid">
          <span className="font-medium">{localized(title)}</span>
          <span className="text-13 text-soft">{words.kinds[kind]}</span>
        </span>
      ),
    },
    {
      key: 'state',
      title: words.period,
      cell: ({ state, shown_from, shown_until }) => (
        <span className="grid justify-items-start gap-0.5">
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
          <span className="whitespace-nowrap text-13 text-soft tabular-nums">
            {words.days(shown_from, shown_until)}
          </span>
        </span>
      ),
    },
    {
      key: 'pages',
      title: words.fields.pages,
      cell: ({ pages, audience }) => (
        <span className="grid">
          <span>{pages.map((page) => words.pages[page]).join(', ')}</span>
          <span className="text-13 text-soft">{words.audiences[audience]}</span>
        </span>
      ),
    },
    { key: 'seen', title: words.seen, number: true, cell: ({ seen }) => formatNumber(seen) },
    {
      key: 'clicked',
      title: words.clicked,
      number: true,
      cell: ({ seen, clicked }) =>
        seen > 0 ? `${formatNumber(clicked)} (${words.percent(clicked / seen)})` : formatNumber(clicked),
    },
    {
      key: 'edit',
      title: '',
      cell: (promotion) => (
        <button
          type="button"
          className="button-secondary"
          aria-label={words.editLabel(localized(promotion.title))}
          onClick={() => onEdit(promotion)}
        >
          {words.edit}
        </button>
      ),
    },
  ]
  return (
    <DataTable
      name="promotions"
      label={words.title}
      columns={columns}
      rows={list}
      getKey={({ promotion_id }) => promotion_id}
      total={list.length}
      page={1}
      page_size={list.length}
      empty={<EmptyState title={words.none} lead={words.noneLead} />}
    />
  )
}
