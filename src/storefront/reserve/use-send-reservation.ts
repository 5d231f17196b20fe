// Sends a reservation, once: what is missing is shown first, and a refusal leads to where it can be mended.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { seatsOf, troubles } from '#domain/booking/price.ts'
import type { Api } from '#storefront/api.ts'
import { useSend } from '#storefront/shell/use-send.ts'
import type { Picked } from '#ui/picked.ts'
import { refusalOf } from '#web/refusal-of.ts'
import { useSession, useWords } from '#web/session.tsx'
import type { Told } from '#web/use-attempt.ts'
import { keyFor } from './draft.ts'
import { type Form, toSend } from './form.ts'
import type { Loaded } from './load-reserve.ts'
import type { Offer } from './use-offer.ts'
import type { useProof } from './use-proof.ts'

/** The part of the form one is led to. */
export type Part = 'trip' | 'people'
export type Step = 'edit' | 'check'

type Sending = {
  loaded: Loaded
  form: Form
  files: Picked[]
  step: Step
  offer: Offer
  lookAgain: () => void
  proof: ReturnType<typeof useProof>
  toCheck: () => unknown
  /** Leads back to a part of the form. */
  correct: (part: Part) => void
  finish: (booking_id: string) => void
}

type Content = Parameters<Api['booking']['reserve']>[0]

export function useSendReservation(sending: Sending) {
  const { loaded, form, files, step, offer, proof, correct } = sending
  const { package_code, file_request } = loaded.info
  const words = useWords('reserve')
  const { isLoggedIn } = useSession()
  const navigate = useNavigate()
  const { costBefore, blamed, meet } = useRefused(sending)
  const isLast = step === 'check'

  const sent = useSend({
    schema: () => schemaOf(loaded.special),
    read: () =>
      toSend(form, isLast, {
        package_code,
        departure_id: offer.departure?.departure_id,
        total: offer.bill?.total ?? 0,
        code: isLast ? proof.proving?.code : undefined,
      }),
    also: () => {
      const lacksFiles = file_request !== null && files.length === 0
      return lackingNow(form, { offer, words: words.missing, lacksFiles })
    },
    onLacking: (told) => {
      if (isLast && Object.keys(told).some((name) => !isOfLastStep(name))) correct('trip')
    },
    send: async (api, reservation) => {
      if (!isLast) return sending.toCheck()
      try {
        const booking_id = await book(api, reservation, { loaded, files, isLoggedIn })
        sending.finish(booking_id)
        await navigate(`/travel/booking/${booking_id}`, { replace: true, state: { said: words.made } })
      } catch (error) {
        if (refusalOf(error).refusal === 'PROOF_REQUIRED') return proof.askForCode(api)
        meet(error)
        throw error
      }
    },
    failed: words.lost, // an answer without a sentence is a lost one
    about: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
  })
  return { ...sent, costBefore, blamed }
}

async function schemaOf(isSpecial: boolean) {
  const { Reservation, SpecialReservation } = await import('#domain/reservation/forms.ts')
  return isSpecial ? SpecialReservation : Reservation
}

type From = Pick<Sending, 'loaded' | 'files'> & { isLoggedIn: boolean }

/** The same content has the same key: sent a second time, after a lost answer, it is still one booking. */
async function book(api: Api, entered: Content, { loaded, files, isLoggedIn }: From): Promise<string> {
  const { info, store } = loaded
  const { code: _, ...content } = entered
  const marks = files.map(({ file }) => [file.name, file.size, file.lastModified])
  const key = keyFor(info.package_code, JSON.stringify([isLoggedIn, store?.store_id, content, marks]))
  const input = { ...entered, files: files.map(({ file }) => file) }
  if (store)
    return (await api.booking.reserveSalon({ ...input, store_id: store.store_id }, { key })).booking_id
  return (
    await (isLoggedIn ? api.booking.reserve(input, { key }) : api.booking.reserveNonMember(input, { key }))
  ).booking_id
}

const scarce = ['SOLD_OUT', 'DEPARTURE_CLOSED', 'PACKAGE_UNAVAILABLE']

/**
 * A refusal leads to the field that it is about. When seats or the price changed, both are loaded again.
 */
function useRefused({ offer, lookAgain, correct }: Pick<Sending, 'offer' | 'lookAgain' | 'correct'>) {
  const [costBefore, setCostBefore] = useState<number>()
  const [blamed, setBlamed] = useState<Part>()
  function meet(error: unknown): void {
    const { refusal = '', fields } = refusalOf(error)
    const isDear = refusal === 'PRICE_CHANGED'
    const isScarce = scarce.includes(refusal)
    if (isScarce || isDear) lookAgain()
    setCostBefore(isDear ? offer.bill?.total : undefined)
    const isOfTrip = isScarce || troubles.some((trouble) => trouble === refusal)
    const isOfPeople = refusal === 'AGES_DIFFER' || Object.keys(fields).length > 0
    const part = (isOfTrip && 'trip') || (isOfPeople && 'people') || undefined
    setBlamed(part)
    if (part) correct(part)
  }
  return { costBefore, blamed, meet }
}

const isOfLastStep = (name: string) => name === 'code' || name.startsWith('consents.')

type Said = { closed: string; which: string; seats: (left: number) => string; files: string }

/** What no schema knows: whether the departure still has room, and which papers this trip asks for. */
function lackingNow(
  { departure_date, party }: Form,
  { offer, words, lacksFiles }: { offer: Offer; words: Said; lacksFiles: boolean },
): Told {
  const left = offer.here?.seats_left
  const isUnclear = offer.departure === undefined && offer.choices > 1
  return {
    ...(departure_date && !offer.isOpen && { departure_date: isUnclear ? words.which : words.closed }),
    ...(offer.isOpen && left !== undefined && seatsOf(party) > left && { party: words.seats(left) }),
    ...(lacksFiles && { files: words.files }),
  }
}
