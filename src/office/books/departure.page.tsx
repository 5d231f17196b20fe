// 행사 정산: what a departure brought in, what it cost, what was paid of it, and its close.
import { lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import { DepartureTabs } from '#office/occupancy/departure-tabs.tsx'
import type { LoaderArgs } from '#office/page.ts'
import { useLocalized } from '#web/session.tsx'
import { BillForm } from './bill-form.tsx'
import { Corrections } from './corrections.tsx'
import { CostDialog } from './cost-dialog.tsx'
import { CostList } from './cost-list.tsx'
import type { DepartureCost } from './departure-books.ts'
import { SettlementActions, SettlementPanel } from './settlement-panel.tsx'
import { SlipsPanel } from './slips-panel.tsx'
import { VatForm } from './vat-form.tsx'

// Most lines are copied or few: the grid comes when it is asked for.
const CostGrid = lazy(() => import('./cost-grid.tsx'))

export const loader = ({ api, params }: LoaderArgs) =>
  api.books.departure({ departure_id: Number(params.departure) })

export default function DepartureBooksPage() {
  const words = useText('books')
  const localized = useLocalized()
  const books = useLoaderData<typeof loader>()
  const [edited, setEdited] = useState<DepartureCost | 'new'>()
  const [isTyping, setTyping] = useState(false)
  const { departure_id, departure_date, page_title, closed, costs } = books
  return (
    <>
      <PageHeader title={localized(page_title)} lead={words.lead(departure_date)}>
        <SettlementActions books={books} />
      </PageHeader>
      <div className="print:hidden">
        <DepartureTabs departure_id={departure_id} current="books" />
      </div>
      {isTyping && !closed && (
        <Suspense>
          <div className="mb-4 print:hidden">
            <CostGrid books={books} onClose={() => setTyping(false)} />
          </div>
        </Suspense>
      )}
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          <CostList books={books} onEdit={setEdited} onType={() => setTyping(true)} />
          {!closed && (
            <div className="grid gap-4 print:hidden">
              {books.slips.length > 0 && <SlipsPanel key={books.slips.length} books={books} />}
              {costs.length > 0 && (
                <BillForm key={costs.map(({ revision }) => revision).join()} books={books} />
              )}
            </div>
          )}
        </div>
        <div className="grid gap-4">
          <SettlementPanel books={books} />
          {closed ? (
            <Corrections books={books} />
          ) : (
            <div className="print:hidden">
              <VatForm key={books.revision} books={books} />
            </div>
          )}
        </div>
      </div>
      {edited && (
        <CostDialog
          books={books}
          cost={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
