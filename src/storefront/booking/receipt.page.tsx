// The receipt of a booking: one sheet of paper, nothing around it.

import { redirect, useLoaderData } from 'react-router'
import { inFours } from '#domain/booking/number.ts'
import { spanOf } from '#plain/days.ts'
import { dayOf, seoulDay, withCommas } from '#plain/format.ts'
import type { PageArgs } from '#storefront/page.ts'
import { CompanyFacts } from '#storefront/shell/company-facts.tsx'
import { Letterhead } from '#storefront/shell/letterhead.tsx'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { PriceLines } from '#storefront/trip/price-lines.tsx'
import { Unbroken } from '#ui/unbroken.tsx'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay, useWords } from '#web/session.tsx'
import { methodName } from './pay-method.ts'

export async function loader({ api, params, url }: PageArgs) {
  const booking_id = params.booking_id ?? ''
  const booking = await api.booking.info({ booking_id }).catch((error) => {
    const isAnothers = ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND'].includes(refusalOf(error).refusal ?? '')
    throw isAnothers ? redirect(`/travel/booking/${booking_id}${url.search}`) : error // there is the way in
  })
  return { booking, today: seoulDay(new Date()) }
}

export default function ReceiptPage() {
  const { booking, today } = useLoaderData<typeof loader>()
  const words = useWords('booking')
  const say = useSay()
  const facts = [
    [words.number, inFours(booking.booking_id)],
    [words.who, booking.name],
    [words.trip, say(booking.page_title)],
    [
      '',
      `${spanOf(booking.departure_date, booking.return_date, words)} · ${words.party(booking.party.adult, booking.party.child, booking.party.baby)}`,
    ],
    [words.receipt.issued, today],
  ] as const
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 tablet:px-10 print:max-w-none print:p-0 print:text-[10.5pt]">
      <PageHead title={`${words.receipt.title} ${inFours(booking.booking_id)}`} />
      <div className="mb-6 flex flex-wrap gap-2 print:hidden">
        <button type="button" className="button-main" onClick={() => print()}>
          {words.receipt.print}
        </button>
        <a href={`/travel/booking/${booking.booking_id}`} className="button-quiet">
          {words.receipt.back}
        </a>
      </div>
      <Letterhead>
        <h1 className="text-22">{words.receipt.title}</h1>
      </Letterhead>
      <dl className="mt-6 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-15">
        {facts.map(([name, value]) => (
          <div key={name + value} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="money">
              <Unbroken>{value}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
      <section className="mt-8">
        <h2 className="mb-2 text-18">{words.receipt.for}</h2>
        <PriceLines lines={booking.price_lines} />
      </section>
      <Entries />
      <CompanyFacts names={['ceo', 'address', 'phone', 'biz', 'tourism']} className="mt-10" />
    </div>
  )
}

const cell = 'border border-line p-2 text-left align-top'

function Entries() {
  const { booking } = useLoaderData<typeof loader>()
  const words = useWords('booking')
  const trip = useWords('trip')
  const { payments, paid } = booking
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-18">{words.payments.title}</h2>
      {payments.length === 0 ? (
        <p className="text-soft">{words.receipt.waiting}</p>
      ) : (
        <>
          <table className="money w-full border-collapse text-15 print:text-[9.5pt]">
            <tbody>
              {payments.map(({ transaction_id, kind, method, amount, at }) => (
                <tr key={transaction_id}>
                  <th scope="row" className={`${cell} font-normal`}>
                    {words.payments[kind]} · {methodName(method, words.methods)}
                    <span className="block text-13 text-soft">
                      {words.payments.transaction}{' '}
                      <span className="whitespace-nowrap">{inFours(transaction_id)}</span>
                    </span>
                  </th>
                  <td className={`${cell} whitespace-nowrap`}>{dayOf(at)}</td>
                  <td className={`${cell} whitespace-nowrap text-right`}>
                    {kind === 'refund' ? words.minus(withCommas(amount)) : trip.won(withCommas(amount))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="money mt-4 flex items-baseline justify-end gap-4">
            <span className="font-semibold">{words.receipt.kept}</span>
            <span className="font-bold text-28">{trip.won(withCommas(paid))}</span>
          </p>
          {paid > 0 && <p className="mt-1 text-right text-15">{words.receipt.received}</p>}
        </>
      )}
    </section>
  )
}
