// What suppliers hold for a departure and were asked: allotments with release days, questions by link.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useLocalized } from '#web/session.tsx'
import { AllotmentForm, type AllotmentValues } from './allotment-form.tsx'
import { AllotmentList } from './allotment-list.tsx'
import { DepartureTabs } from './departure-tabs.tsx'
import { QuestionList } from './question-list.tsx'

export const loader = ({ api, params }: LoaderArgs) =>
  api.supply.departure({ departure_id: Number(params.departure) })

export default function SupplyPage() {
  const { title } = useText('travellers')
  const { day } = useText('occupancy')
  const words = useText('supply')
  const localized = useLocalized()
  const supply = useLoaderData<typeof loader>()
  const [edited, setEdited] = useState<AllotmentValues>()
  const { departure_id, departure_date, page_title, is_cancelled, taken, seats, suppliers } = supply
  return (
    <>
      <PageHeader
        title={title(day(departure_date), localized(page_title))}
        lead={words.seats(taken, seats)}
      />
      <DepartureTabs departure_id={departure_id} current="supply" />
      {is_cancelled && (
        <p role="status" className="panel mb-4 p-4 text-15">
          {words.cancelled}
        </p>
      )}
      {suppliers.length === 0 && <p className="panel mb-4 p-4 text-15">{words.noSuppliers}</p>}
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <AllotmentList supply={supply} onEdit={setEdited} />
        <QuestionList supply={supply} onTake={setEdited} />
      </div>
      {edited && <AllotmentForm supply={supply} values={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
