// A reservation being made: what is entered, what it costs, what is missing, and sending it once.
import { useContext, useEffect, useRef, useState } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { price } from '#domain/booking/price.ts'
import type { Api } from '#storefront/api.ts'
import { ApiContext } from '#storefront/api.ts'
import { useSend } from '#storefront/shell/use-send.ts'
import { useSeats } from '#storefront/trip/use-seats.ts'
import type { Picked } from '#ui/picked.ts'
import { useSay, useSession, useWords } from '#web/session.tsx'
import { dropDraft, keepBooked, keepDraft, keyFor, readDraft } from './draft.ts'
import { type Form, startForm, toSend } from './form.ts'
import type { loadReserve } from './load-reserve.ts'
import { missingConsents, missingIn } from './missing.ts'

export type Reserving = ReturnType<typeof useReserve>

/** The part of the form one is led to. */
export type Part = 'trip' | 'people'

/** A code was mailed to this address, and is waited for. */
type Proving = { email: string; code: string /** What became of asking for another one. */; note: string }

export function useReserve() {
  const { info, member, store, special } = useLoaderData<typeof loadReserve>()
  const words = useWords('reserve')
  const { partyTrouble } = useWords('trip')
  const say = useSay()
  const api = useContext(ApiContext)
  const { isLoggedIn } = useSession()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const { package_code } = info
  const start = () => startForm(new URLSearchParams(search), member)
  const [form, setForm] = useState<Form>(start)
  const [files, setFiles] = useState<Picked[]>([])
  const [share, setShare] = useState(0)
  const [draft, setDraft] = useState<{ isRestored: boolean; booking_id?: string }>()
  const [asked, setAsked] = useState(0)
  const [costBefore, setCostBefore] = useState<number>()
  const [blamed, setBlamed] = useState<Part>()
  const [asking, setAsking] = useState<Proving>()
  const aim = useRef<Part>(undefined)
  const touched = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page, which is another one for another package or choice
  useEffect(() => {
    const found = readDraft(package_code, search, form)
    touched.current = found.isRestored
    setForm(found.form)
    setDraft(found)
  }, [])
  useEffect(() => {
    if (touched.current) keepDraft(package_code, search, form)
  }, [form, package_code, search])

  function change(changed: Partial<Form>): void {
    touched.current = true
    setForm((now) => ({ ...now, ...changed }))
  }
  function startOver(): void {
    touched.current = false
    dropDraft(package_code)
    setForm(start())
    setFiles([])
    setDraft({ isRestored: false })
  }

  const seats = useSeats(package_code, asked)
  const here = seats?.get(form.departure_date)
  const departure =
    here ?? info.departures.find(({ departure_date }) => departure_date === form.departure_date)
  const options = info.options.filter(({ option_id }) => form.options.includes(option_id))
  const bill =
    departure &&
    price({
      prices: departure,
      party: form.party,
      single_rooms: form.single_rooms,
      single_supplement: info.single_supplement,
      options,
    })
  const isOpen = departure !== undefined && here?.state !== 'closed'

  const step =
    draft && !draft.booking_id && Object(state).step === 'check' ? ('check' as const) : ('edit' as const)
  const toCheck = () => navigate(pathname + search, { state: { step: 'check' } })
  function correct(part: Part): void {
    aim.current = part
    void navigate(-1)
  }

  const lacking = () =>
    missingIn(
      form,
      {
        isOpen,
        seats_left: here?.seats_left,
        asksFiles: info.file_request !== null,
        fileCount: files.length,
      },
      { words: words.missing, kindNames: words.kinds, partyTrouble },
    )

  // Another address in the form is another one to prove.
  const proving = asking?.email === form.email.trim() ? asking : undefined
  const typeCode = (code: string) => {
    sending.mend('code')
    setAsking((now) => now && { ...now, code })
  }
  async function askForCode(api: Api, note = ''): Promise<void> {
    const email = form.email.trim()
    await api.booking.reserveCode({ email })
    setAsking({ email, code: '', note })
  }
  async function sendCode(): Promise<void> {
    try {
      if (api) await askForCode(api, words.proof.sentAgain)
    } catch (error) {
      const note = say(Object(error).description) || words.lost
      setAsking((now) => now && { ...now, note })
    }
  }

  const sending = useSend(
    async (api) => {
      if (step === 'edit') return toCheck()
      try {
        const booking_id = await book(api)
        touched.current = false
        keepBooked(package_code, search, booking_id)
        await navigate(`/travel/booking/${booking_id}`, { replace: true, state: { said: words.made } })
      } catch (error) {
        if (Object(error).refusal === 'PROOF_REQUIRED') return askForCode(api)
        meet(Object(error))
        throw error
      }
    },
    () => {
      const missing = lacking()
      if (step === 'check' && Object.keys(missing).length > 0) correct('trip')
      return step === 'check'
        ? {
            ...missing,
            ...missingConsents(form, { words: words.missing, special }),
            ...(proving?.code === '' && { code: words.proof.missing }),
          }
        : missing
    },
    { failed: words.lost, about: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' } }, // what brings no sentence brought no answer
  )

  async function book(api: Api): Promise<string> {
    const sent = toSend(form, { package_code, special, total: bill?.total ?? 0 })
    const marks = files.map(({ file }) => [file.name, file.size, file.lastModified])
    const key = keyFor(package_code, JSON.stringify([isLoggedIn, store?.store_id, sent, marks]))
    const input = { ...sent, code: proving?.code || undefined, files: files.map(({ file }) => file) }
    const how = { key, ...(files.length > 0 && { onProgress: setShare }) }
    setShare(0)
    if (store) return (await api.booking.reserveSalon({ ...input, store_id: store.store_id }, how)).booking_id
    return (await (isLoggedIn ? api.booking.reserve(input, how) : api.booking.reserveNonMember(input, how)))
      .booking_id
  }

  /**
   * Where a refusal is about what can be changed, one is led there; what is scarce or dear is asked for anew.
   */
  function meet({ refusal, fields }: { refusal?: string; fields?: object }): void {
    const isScarce =
      refusal === 'SOLD_OUT' || refusal === 'DEPARTURE_CLOSED' || refusal === 'PACKAGE_UNAVAILABLE'
    if (isScarce || refusal === 'PRICE_CHANGED') setAsked((times) => times + 1)
    setCostBefore(refusal === 'PRICE_CHANGED' ? bill?.total : undefined)
    const isOfTrip = isScarce || Object.keys(partyTrouble).includes(refusal ?? '')
    const part = isOfTrip ? 'trip' : refusal === 'AGES_DIFFER' || fields ? 'people' : undefined
    setBlamed(part)
    if (part) correct(part)
  }

  return {
    info,
    store,
    special,
    member,
    form,
    change,
    files,
    setFiles,
    share,
    draft,
    startOver,
    seats,
    here,
    departure,
    bill,
    step,
    correct,
    aim,
    blamed,
    costBefore,
    proving,
    typeCode,
    sendCode,
    ...sending,
  }
}
