// The receipt of a booking: one printed page with nothing around it.

import { redirect, useLoaderData } from 'react-router'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { listPaymentParts } from '#domain/booking/payment-part.ts'
import { formatNumber, getToday } from '#lib/format.ts'
import type { Api } from '#storefront/api.ts'
import { PriceLines, TotalPrice } from '#storefront/departure/price-lines.tsx'
import { CompanyFacts } from '#storefront/kit/company-facts.tsx'
import { Letterhead } from '#storefront/kit/letterhead.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import type { PageArgs } from '#storefront/page.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { formatPayMethod } from './pay-method.ts'
import { formatPaymentName } from './payment-name.ts'
import { PriceSplit } from './price-split.tsx'

export async function loader({ api, params, url }: PageArgs) {
  const booking_id = params.booking_id ?? ''
  const booking =
    (await api.booking.info({ booking_id }).catch(toUndefinedIfNotOwn)) ??
    (await findOutcome(api, booking_id))
  if (!booking) throw redirect(`/travel/booking/${booking_id}${url.search}`) // there is the way in
  return { booking, today: getToday() }
}

/** The pass of a cancelled booking still shows the receipt. */
async function findOutcome(api: Api, booking_id: string) {
  const summary = await api.booking.summary({ booking_id }).catch(toUndefinedIfNotOwn)
  return summary?.outcome ? { ...summary, ...summary.outcome, name: summary.outcome.name_masked } : undefined
}

function toUndefinedIfNotOwn(error: unknown): undefined {
  if (!['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND'].includes(parseRefusal(error).refusal ?? '')) throw error
}

export default function ReceiptPage() {
  const { formatDate, formatSpan } = useDates()
  const { booking, today } = useLoaderData<typeof loader>()
  const words = useText('booking')
  const localized = useLocalized()
  const facts = [
    [words.number, formatInFours(booking.booking_id)],
    [words.booker, booking.name],
    [words.trip, localized(booking.page_title)],
    [
      '',
      `${formatSpan(booking.departure_date, booking.return_date)} · ${words.party(booking.party.adult, booking.party.child, booking.party.baby)}`,
    ],
    [words.receipt.issued, formatDate(today)],
  ] as const
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 tablet:px-10 print:max-w-none print:p-0 print:text-[10.5pt]">
      <PageHead title={`${words.receipt.title} ${formatInFours(booking.booking_id)}`} />
      <div className="mb-6 flex flex-wrap gap-2 print:hidden">
        <button type="button" className="button-primary" onClick={() => print()}>
          {words.receipt.print}
        </button>
        <a href={`/travel/booking/${booking.booking_id}`} className="button-secondary">
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
              <NonBreakingText>{value}</NonBreakingText>
            </dd>
          </div>
        ))}
      </dl>
      <section className="mt-8">
        <h2 className="mb-2 text-18">{words.receipt.for}</h2>
        <PriceLines lines={booking.price_lines} />
        <TotalPrice
          label={words.total}
          lines={booking.price_lines}
          total={booking.total}
          className="my-2 border-line border-t pt-2"
        />
        <PriceSplit split={booking.price_split} />
      </section>
      <PaymentTable />
      <CompanyFacts names={['ceo', 'address', 'phone', 'biz', 'tourism']} className="mt-10" />
    </div>
  )
}

const cellClass = 'border border-line p-2 text-left align-top'

function PaymentTable() {
  const { booking } = useLoaderData<typeof loader>()
  const words = useText('booking')
  const trip = useText('trip')
  const { formatMomentDay } = useDates()
  const { payments, paid, deposit } = booking
  const parts = listPaymentParts(payments, deposit)
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-18">{words.payments.title}</h2>
      {payments.length === 0 ? (
        <p className="text-soft">{words.receipt.waiting}</p>
      ) : (
        <>
          <table className="money w-full border-collapse text-15 print:text-[9.5pt]">
            <tbody>
              {payments.map(({ transaction_id, kind, method, amount, at }, nth) => (
                <tr key={transaction_id}>
                  <th scope="row" className={`${cellClass} font-normal`}>
                    {formatPaymentName(kind, parts[nth], words)} · {formatPayMethod(method, words.methods)}
                    <span className="block text-15">{formatMomentDay(at)}</span>
                    <span className="block text-13 text-soft">
                      {words.payments.transaction}{' '}
                      <span className="whitespace-nowrap">{formatInFours(transaction_id)}</span>
                    </span>
                  </th>
                  <td className={`${cellClass} whitespace-nowrap text-right`}>
                    {kind === 'payment' ? trip.won(formatNumber(amount)) : words.minus(formatNumber(amount))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="money mt-4 flex items-baseline justify-end gap-4">
            <span className="font-semibold">{words.receipt.kept}</span>
            <span className="font-bold text-28">{trip.won(formatNumber(paid))}</span>
          </p>
          {paid > 0 && <p className="mt-1 text-right text-15">{words.receipt.received}</p>}
        </>
      )}
    </section>
  )
}
