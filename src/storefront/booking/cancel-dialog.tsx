// Cancelling: what, for whom, what it costs today and later, to the won. Asked once, then done. §4

import { useContext, useState } from 'react'
import { useRevalidator } from 'react-router'
import { countPeople } from '#domain/booking/price.ts'
import type { reservationCalls } from '#domain/reservation/calls.ts'
import type { SectionTexts } from '#i18n/texts.ts'
import { formatNumber } from '#lib/format.ts'
import type { Out } from '#platform/wire/call.ts'
import { ApiContext } from '#storefront/api.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { useCall } from '#web/use-call.ts'
import { AccountFields, readAccount } from './account-fields.tsx'
import type { ShowNotice } from './notice.ts'
import { useRequestKeys } from './use-request-keys.ts'

type CancelPreview = Out<typeof reservationCalls.cancelPreview>
type Props = { booking: BookingDetails; close: () => unknown; showNotice: ShowNotice }

export default function CancelDialog({ booking, close, showNotice }: Props) {
  const { cancel: words } = useText('booking')
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<number[]>() // undefined: the whole booking
  const { preview, refused, places, reload } = useCancelPreview(booking.booking_id, chosen)
  const { getKey } = useRequestKeys()
  const isPricing =
    refused === undefined && chosen?.length !== 0 && booking.progress !== 'waiting_for_payment'
  const needsAccount = preview !== undefined && preview.to_account + preview.by_transfer > 0
  const { problem, sending, submit, bind } = useApiForm({
    schema: () => import('#domain/payment/forms.ts').then(({ PayoutForm }) => PayoutForm),
    // A cancellation does not wait for an account: a customer who enters none is asked by mail.
    toInput: (typed) => {
      const account = readAccount(typed)
      return { account: Object.values(account).some(Boolean) ? account : undefined }
    },
    send: async (api, { account }) => {
      if (account) await api.payment.refundAccount({ booking_id: booking.booking_id, account })
      const seen = preview && { fee: preview.fee, refund: preview.refund }
      const what = { booking_id: booking.booking_id, travellers: chosen, ...seen }
      const { progress, refund } = await api.reservation
        .cancel(what, { key: getKey(what) })
        .catch((error) => {
          if (parseRefusal(error).refusal === 'PRICE_CHANGED') reload() // the new sums are beside the sentence
          throw error
        })
      const amount = formatNumber(refund)
      const claim = preview?.claim ?? 0
      const isPartial = progress === booking.progress
      await close()
      await revalidate()
      if (claim > 0) showNotice({ said: words.completedClaimed(formatNumber(claim)) })
      else if (isPartial) showNotice({ said: words.someDone(amount), isRefunding: refund > 0 })
      else if (progress === 'cancel_requested')
        showNotice({ said: words.requested(amount), cancelled: words.completedWith(amount) })
      else showNotice({ said: refund > 0 ? words.completedWith(amount) : words.completed })
    },
    fallbackError: words.failed,
  })
  return (
    <Dialog title={words.title} onClose={close} className="mt-[5dvh] max-w-[30rem]">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <CancelScope booking={booking} places={places} chosen={chosen} choose={setChosen} />
        {preview ? (
          <CancelCost preview={preview} />
        ) : (
          // As high as the costs that come: the buttons below stay where they are.
          <p role="status" className={`text-15 text-soft ${isPricing ? waitClass : ''}`}>
            {refused ?? (chosen?.length === 0 ? words.choose : words.loading)}
          </p>
        )}
        {needsAccount && (
          <fieldset className="grid gap-3">
            <legend className="mb-1 font-semibold">{words.account}</legend>
            <p className="text-15 text-soft">
              {preview.has_account ? words.accountGiven : words.accountLater}
            </p>
            {!preview.has_account && <AccountFields bind={bind} />}
          </fieldset>
        )}
        <Problem>{problem}</Problem>
        <div className="grid gap-2 tablet:grid-cols-2">
          <button type="button" className="button-secondary" onClick={() => close()}>
            {words.keep}
          </button>
          <Submit
            sending={sending}
            isOff={!preview}
            className="button-primary border-bad bg-bad text-card hover:bg-bad"
          >
            {sending ? words.sending : words.send}
          </Submit>
        </div>
      </form>
    </Dialog>
  )
}

const waitClass = 'skeleton min-h-[22.5rem] rounded-input bg-wash p-4'

/**
 * The cost is asked for again with each choice, and is empty while nobody is chosen. The list of travellers
 * comes with the whole booking's answer, which is awaited even if some were chosen meanwhile.
 */
function useCancelPreview(
  booking_id: string,
  chosen: number[] | undefined,
): { preview?: CancelPreview; refused?: string; places: Place[]; reload: () => void } {
  const [asked, setAsked] = useState(0)
  const api = useContext(ApiContext)
  const localized = useLocalized()
  const { failed: words } = useText('shell')
  const whole = useCall(api ? `${booking_id} ${asked}` : undefined, async () =>
    api?.reservation.cancelPreview({ booking_id }),
  )
  const part = useCall(
    api && chosen?.length ? `${booking_id} ${asked} ${chosen.join()}` : undefined,
    async () => api?.reservation.cancelPreview({ booking_id, travellers: chosen }),
  )
  const { answer, error = whole.error } = chosen ? part : whole
  return {
    preview: answer,
    refused: error === undefined ? undefined : localized(parseRefusal(error).description) || words.unexpected,
    places: whole.answer?.places ?? [],
    reload: () => setAsked((times) => times + 1),
  }
}

type Place = CancelPreview['places'][number]
type CancelScopeProps = {
  booking: BookingDetails
  places: Place[]
  chosen: number[] | undefined
  choose: (chosen: number[] | undefined) => void
}

function CancelScope({ booking: { party, progress }, places, chosen, choose }: CancelScopeProps) {
  const { cancel: words } = useText('booking')
  if (countPeople(party) < 2 || progress === 'waiting_for_payment') return null
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{words.what}</legend>
      {([undefined, []] as const).map((start) => (
        <label key={String(start)} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="what"
            className="size-5 accent-brand-600"
            checked={(chosen === undefined) === (start === undefined)}
            onChange={() => choose(start && [...start])}
          />
          {start ? words.some : words.whole}
        </label>
      ))}
      {chosen && <PlaceChoice places={places} chosen={chosen} choose={choose} />}
    </fieldset>
  )
}

type PlaceChoiceProps = { places: Place[]; chosen: number[]; choose: (chosen: number[]) => void }

/** A traveller without a name is shown by kind and price: nobody needs a name to be cancelled. */
function PlaceChoice({ places, chosen, choose }: PlaceChoiceProps) {
  const { cancel: words } = useText('booking')
  const { kinds } = useText('reserve')
  const trip = useText('trip')
  const countBefore = (place: Place) =>
    places.slice(0, places.indexOf(place) + 1).filter(({ kind }) => kind === place.kind).length
  return (
    <ul className="ml-8 grid">
      {places.map((place) => (
        <li key={place.traveller}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-brand-600"
              checked={chosen.includes(place.traveller)}
              onChange={({ currentTarget }) =>
                choose(
                  currentTarget.checked
                    ? [...chosen, place.traveller].sort((one, other) => one - other)
                    : chosen.filter((other) => other !== place.traveller),
                )
              }
            />
            <span className="min-w-0 grow">
              {place.name || words.place(kinds[place.kind], countBefore(place))}{' '}
              {place.name && <span className="text-15 text-soft">{kinds[place.kind]}</span>}
            </span>
            <span className="money shrink-0 text-15 text-soft">{trip.won(formatNumber(place.price))}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

function describeCost(
  { paid, fee, fee_percent, refund, claim }: CancelPreview,
  words: SectionTexts['booking']['cancel'],
): string {
  if (paid === 0) return words.unpaid
  if (fee === 0) return words.noFee(formatNumber(refund))
  return claim > 0
    ? words.claimed(formatNumber(fee), String(fee_percent), formatNumber(claim))
    : words.today(formatNumber(fee), String(fee_percent), formatNumber(refund))
}

function CancelCost({ preview }: { preview: CancelPreview }) {
  const { paid, fee, refund, claim, by_gateway, to_account, by_transfer, later } = preview
  const { cancel: words } = useText('booking')
  const trip = useText('trip')
  const { formatDate } = useDates()
  return (
    <div className="grid gap-3">
      <p role="status" className="money font-semibold">
        {describeCost(preview, words)}
      </p>
      {paid > 0 && (
        <>
          <dl className="money grid gap-1 rounded-input bg-wash p-4">
            <div className="flex justify-between">
              <dt>{words.fee}</dt>
              <dd>{trip.won(formatNumber(fee))}</dd>
            </div>
            <div className="flex justify-between font-bold text-18">
              <dt>{words.refund}</dt>
              <dd>{trip.won(formatNumber(refund))}</dd>
            </div>
            {claim > 0 && (
              <div className="flex justify-between font-bold text-18 text-bad">
                <dt>{words.claim}</dt>
                <dd>{trip.won(formatNumber(claim))}</dd>
              </div>
            )}
          </dl>
          {later.length > 0 && (
            <div className="text-15 text-soft">
              <p>{words.laterTitle}</p>
              <ul className="money mt-1 grid gap-1">
                {later.map(({ from, fee_percent, refund, claim }) => (
                  <li key={from} className="flex flex-wrap justify-between gap-x-4">
                    <span>{words.from(formatDate(from), String(fee_percent))}</span>
                    <span>
                      {claim > 0
                        ? words.laterClaim(formatNumber(claim))
                        : words.laterRefund(formatNumber(refund))}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {by_gateway > 0 && <p className="text-15 text-soft">{words.byGateway}</p>}
          {to_account > 0 && <p className="text-15 text-soft">{words.toAccount(formatNumber(to_account))}</p>}
          {by_transfer > 0 && <p className="text-15 text-soft">{words.byStaff}</p>}
          {fee > 0 && <p className="text-13 text-soft">{words.free}</p>}
        </>
      )}
    </div>
  )
}
