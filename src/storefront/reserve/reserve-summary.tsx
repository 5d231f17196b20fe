// The summary of a reservation and its price, always in reach.
// From 1200 it is beside the form, below that at the bottom of the screen.
import { formatDepartureLabel } from '#domain/departure/departure-label.ts'
import { addDays } from '#lib/days.ts'
import { formatNumber } from '#lib/format.ts'
import { LocalCosts } from '#storefront/departure/local-costs.tsx'
import { PaymentParts } from '#storefront/departure/payment-plan-line.tsx'
import { PriceLines, TotalPrice } from '#storefront/departure/price-lines.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import { WholeDays } from '#storefront/kit/whole-days.tsx'
import { ChevronUp } from '#ui/more-icons.ts'
import { Picture } from '#ui/picture.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { SubmitButton } from '#web/submit.tsx'
import { useReservation } from './reservation.tsx'

export function ReserveSummary() {
  const words = useText('reserve')
  return (
    <aside aria-label={words.summary} className="hidden desktop:block">
      <div className="sticky top-32 grid gap-4 rounded-card border border-line bg-card p-5">
        <SummaryContent />
        <SendButton />
      </div>
    </aside>
  )
}

export function ReserveBottomBar() {
  const words = useText('reserve')
  const trip = useText('trip')
  const { bill } = useReservation().offer
  return (
    <>
      <div
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] desktop:hidden"
      >
        <div className="content flex flex-wrap items-center justify-between gap-3 py-3">
          <button type="button" popoverTarget="reserve-summary" className="min-h-12 text-left leading-tight">
            <span className="flex items-center gap-1 text-13 text-soft">
              {words.total} <ChevronUp size={16} />
              <span className="sr-only">{words.openSummary}</span>
            </span>
            <span className="money block font-bold text-18">
              {bill ? trip.won(formatNumber(bill.total)) : '–'}
            </span>
          </button>
          <div className="grid min-w-0 grow tablet:max-w-60">
            <SendButton />
          </div>
        </div>
      </div>
      <div
        id="reserve-summary"
        popover="auto"
        role="dialog"
        aria-label={words.summary}
        className="bottom-sheet desktop:hidden"
      >
        <SummaryContent />
      </div>
    </>
  )
}

function SummaryContent() {
  const { formatSpan } = useDates()
  const { info, paidLater, form, offer } = useReservation()
  const { departure, bill } = offer
  const words = useText('reserve')
  const localized = useLocalized()
  return (
    <div className="grid gap-4">
      <div className="flex gap-3">
        <Picture
          path={info.thumbnail_path}
          alt=""
          sizes="96px"
          className="aspect-4/3 w-24 shrink-0 self-start rounded-input object-cover"
        />
        <div className="min-w-0">
          <p className="font-semibold text-15">{localized(info.page_title)}</p>
          {departure && (
            <p className="money mt-1 text-15 text-soft">
              <WholeDays>
                {formatSpan(form.departure_date, addDays(form.departure_date, info.days - 1))}
              </WholeDays>{' '}
              <span className="inline-block">{formatDepartureLabel(departure)}</span>
            </p>
          )}
        </div>
      </div>
      {bill && <PriceLines lines={bill.lines} className="border-line border-t pt-4" />}
      {bill && <TotalPrice label={words.total} {...bill} className="border-line border-t pt-4" />}
      <ReservedParts />
      {bill && <LocalCosts of={paidLater} />}
      <a
        href={`/travel/detail/${info.package_code}#details`}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 w-fit items-center text-15 text-brand-700 underline"
      >
        {words.notIncluded}
      </a>
    </div>
  )
}

/** The parts of the price that are paid now and later. */
export function ReservedParts() {
  const { info, form, offer } = useReservation()
  if (!offer.bill || form.departure_date === '') return null
  return (
    <PaymentParts
      plan={info.payment_plan}
      total={offer.bill.total}
      party={form.party}
      date={form.departure_date}
      isConfirmed={offer.departureSeats?.is_confirmed === true}
    />
  )
}

/** The button goes on to the last step, and sends the reservation there. */
function SendButton() {
  const words = useText('reserve')
  const { step, sending, store, offer } = useReservation()
  return (
    <SubmitButton sending={sending} isOff={store?.problem !== undefined}>
      {step === 'edit' && words.toCheck}
      {step === 'check' && (
        // As wide while it is sent, so that the bar below it keeps its height.
        <span className="grid justify-items-center *:col-start-1 *:row-start-1">
          <span className={sending ? 'invisible' : ''}>
            {words.sendFor(formatNumber(offer.bill?.total ?? 0))}
          </span>
          {sending && <span>{words.sending}</span>}
        </span>
      )}
    </SubmitButton>
  )
}
