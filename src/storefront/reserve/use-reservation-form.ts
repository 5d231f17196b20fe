// Sends a reservation once: missing fields are shown first, and a refusal leads to the field to correct.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { countSeats, partyRefusals } from '#domain/booking/price.ts'
import type { Reservation, ReservationWithoutConsents } from '#domain/reservation/forms.ts'
import type { Api } from '#storefront/api.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import type { PickedFile } from '#ui/pick-files.ts'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useSession, useText } from '#web/session.tsx'
import type { FieldErrors } from '#web/use-submit.ts'
import { getIdempotencyKey } from './draft.ts'
import { type ReserveForm, toReservationInput } from './form.ts'
import type { ReserveContext } from './load-reserve.ts'
import type { useEmailProof } from './use-email-proof.ts'
import type { TripOffer } from './use-offer.ts'

/** The part of the form one is led to. */
export type FormSection = 'trip' | 'people'
export type ReserveStep = 'edit' | 'check'

type ReservationFormOptions = {
  loaded: ReserveContext
  form: ReserveForm
  files: PickedFile[]
  step: ReserveStep
  offer: TripOffer
  refresh: () => void
  proof: ReturnType<typeof useEmailProof>
  toCheck: () => unknown
  correct: (part: FormSection) => void
  finish: (booking_id: string) => void
}

type EnteredReservation =
  | z.output<typeof Reservation>
  | (z.output<typeof ReservationWithoutConsents> & { consents?: undefined })
type ReservationInput = Parameters<Api['reservation']['reserve']>[0]

export function useReservationForm(options: ReservationFormOptions) {
  const { loaded, form, files, step, offer, proof, correct } = options
  const { package_code, file_request } = loaded.info
  const words = useText('reserve')
  const { isLoggedIn } = useSession()
  const navigate = useNavigate()
  const { costBefore, refusedSection, showRefusal } = useRefusalTarget(options)
  const isLast = step === 'check'

  const sent = useApiForm<EnteredReservation>({
    schema: () => loadSchema(isLast, loaded.special),
    toInput: () =>
      toReservationInput(form, isLast, {
        package_code,
        departure_id: offer.departure?.departure_id,
        total: offer.bill?.total ?? 0,
        code: isLast ? proof.proving?.code : undefined,
        discount_code: offer.code.discount && form.discount_code,
      }),
    validate: () => {
      const lacksFiles = file_request !== null && files.length === 0
      return findMissing(form, { offer, words: words.missing, lacksFiles })
    },
    onInvalid: (fieldErrors) => {
      if (isLast && Object.keys(fieldErrors).some((name) => !isCheckStepField(name))) correct('trip')
    },
    send: async (api, reservation) => {
      if (!reservation.consents) return options.toCheck()
      try {
        const booking_id = await sendReservation(api, reservation, { loaded, files, isLoggedIn })
        options.finish(booking_id)
        await navigate(`/travel/booking/${booking_id}`, { replace: true, state: { said: words.made } })
      } catch (error) {
        if (parseRefusal(error).refusal === 'PROOF_REQUIRED') return proof.requestCode(api)
        showRefusal(error)
        throw error
      }
    },
    fallbackError: words.lost, // an answer without a sentence was lost
    fieldByRefusal: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
  })
  return { ...sent, costBefore, refusedSection }
}

async function loadSchema(asksConsents: boolean, isSpecial: boolean) {
  const forms = await import('#domain/reservation/forms.ts')
  if (!asksConsents) return forms.ReservationWithoutConsents
  return isSpecial ? forms.ReservationWithSpecialTerms : forms.Reservation
}

type BookOptions = Pick<ReservationFormOptions, 'loaded' | 'files'> & { isLoggedIn: boolean }

/** The same content has the same key: sent again after a lost answer, it is still one booking. */
async function sendReservation(
  api: Api,
  reservation: ReservationInput,
  { loaded, files, isLoggedIn }: BookOptions,
): Promise<string> {
  const { info, store } = loaded
  const { code: _, ...content } = reservation
  const fileKeys = files.map(({ file }) => [file.name, file.size, file.lastModified])
  const key = getIdempotencyKey(
    info.package_code,
    JSON.stringify([isLoggedIn, store?.store_id, content, fileKeys]),
  )
  const input = { ...reservation, files: files.map(({ file }) => file) }
  if (store)
    return (await api.reservation.reserveSalon({ ...input, store_id: store.store_id }, { key })).booking_id
  return (
    await (isLoggedIn
      ? api.reservation.reserve(input, { key })
      : api.reservation.reserveNonMember(input, { key }))
  ).booking_id
}

const scarceRefusals = ['SOLD_OUT', 'DEPARTURE_CLOSED', 'PACKAGE_UNAVAILABLE']

/**
 * A refusal leads to the field that it is about. When seats or the price changed, both are loaded again.
 */
function useRefusalTarget({
  offer,
  refresh,
  correct,
}: Pick<ReservationFormOptions, 'offer' | 'refresh' | 'correct'>) {
  const [costBefore, setCostBefore] = useState<number>()
  const [refusedSection, setRefusedSection] = useState<FormSection>()
  function showRefusal(error: unknown): void {
    const { refusal = '', fields } = parseRefusal(error)
    const isPriceChanged = refusal === 'PRICE_CHANGED'
    const isScarce = scarceRefusals.includes(refusal)
    if (isScarce || isPriceChanged) refresh()
    setCostBefore(isPriceChanged ? offer.bill?.total : undefined)
    const isOfTrip = isScarce || partyRefusals.some((trouble) => trouble === refusal)
    const isOfPeople =
      refusal === 'AGES_DIFFER' || Object.keys(fields).some((name) => !isCheckStepField(name))
    const part = (isOfTrip && 'trip') || (isOfPeople && 'people') || undefined
    setRefusedSection(part)
    if (part) correct(part)
  }
  return { costBefore, refusedSection, showRefusal }
}

const isCheckStepField = (name: string) =>
  name === 'code' || name === 'discount_code' || name.startsWith('consents.')

type MissingTexts = { closed: string; which: string; seats: (left: number) => string; files: string }

/**
 * Checks that no schema can make: whether the departure still has room, and which documents this trip asks
 * for.
 */
function findMissing(
  { departure_date, party }: ReserveForm,
  { offer, words, lacksFiles }: { offer: TripOffer; words: MissingTexts; lacksFiles: boolean },
): FieldErrors {
  const left = offer.departureSeats?.seats_left
  const isUnclear = offer.departure === undefined && offer.choices > 1
  return {
    ...(departure_date && !offer.isOpen && { departure_date: isUnclear ? words.which : words.closed }),
    ...(offer.isOpen && left !== undefined && countSeats(party) > left && { party: words.seats(left) }),
    ...(lacksFiles && { files: words.files }),
  }
}
