// The itinerary of a booking: one printed page with flights, hotels, meeting point, and whom to call.

import { redirect, useLoaderData } from 'react-router'
import { ContractText } from '#storefront/documents/contract-text.tsx'
import { Letterhead } from '#storefront/kit/letterhead.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'

export async function loader({ api, params, url }: PageArgs) {
  const booking_id = params.booking_id ?? ''
  try {
    return await api.document.itinerary({ booking_id })
  } catch (error) {
    if (!['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND'].includes(parseRefusal(error).refusal ?? '')) throw error
    throw redirect(`/travel/booking/${booking_id}${url.search}`) // there is the way in
  }
}

export default function ItineraryPage() {
  const { booking_id, title, sections } = useLoaderData<typeof loader>()
  const { contract: words } = useText('documents')
  const localized = useLocalized()
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 tablet:px-10 print:max-w-none print:p-0 print:text-[10pt]">
      <PageHead title={localized(title)} />
      <div className="mb-6 flex flex-wrap gap-2 print:hidden">
        <button type="button" className="button-primary" onClick={() => print()}>
          {words.print}
        </button>
        <a href={`/itinerary/${booking_id}.pdf`} download className="button-secondary">
          {words.pdf}
        </a>
        <a href={`/travel/booking/${booking_id}`} className="button-secondary">
          {words.back}
        </a>
      </div>
      <Letterhead />
      <h1 className="mt-5 text-28 print:text-22">{localized(title)}</h1>
      <ContractText sections={sections} />
    </div>
  )
}
