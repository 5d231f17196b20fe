// One departure: how it fills, who is on it, and what can be done with all of them at once.
import { useState } from 'react'
import { Link, useLoaderData, useParams } from 'react-router'
import { travellerColumns } from '#domain/document/traveller-columns.ts'
import { withCommas } from '#plain/format.ts'
import { Problem } from '#ui/problem.tsx'
import { useSay, useSession } from '#web/session.tsx'
import { useLookAgain } from '#web/use-look-again.ts'
import { useApi } from '../api.ts'
import { ProgressBadge } from '../bookings/progress.tsx'
import { ExportButton } from '../kit/export-button.tsx'
import { Heading } from '../kit/heading.tsx'
import { Part } from '../kit/part.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'
import { useMay } from '../shell/me.ts'
import { CancelDeparture, CancelProgress } from './cancel-departure.tsx'
import { ConfirmDepartures } from './confirm-departures.tsx'
import { type Departure, FillingBar, FillingState } from './filling-bar.tsx'
import { MessageForm } from './message-form.tsx'
import { WaitingList } from './waiting-list.tsx'

export const loader = ({ api, params }: Loading) =>
  api.filling.one({ departure_id: Number(params.departure) })

export default function DeparturePage() {
  const words = useOffice('filling')
  const say = useSay()
  const { agency = '' } = useParams()
  const departure = useLoaderData<typeof loader>()
  const { messages, cancel } = departure
  const isCancelling = cancel !== null && cancel.done < cancel.all
  useLookAgain(isCancelling || messages.some(({ sent, all }) => sent < all), { every_ms: 2_000 })
  const { page_title, departure_date, package_code } = departure
  const may = useMay()
  return (
    <>
      <Heading
        title={`${words.day(departure_date)} ${say(page_title)}`}
        lead={<Standing departure={departure} />}
      >
        <Link to={`/${agency}/filling`} className="act">
          {words.toList}
        </Link>
        {may('departures') && (
          <Link to={`/${agency}/trips/${package_code}/departures`} className="act">
            {words.toPrices}
          </Link>
        )}
      </Heading>
      <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          {cancel && <CancelProgress cancel={cancel} />}
          <Figures departure={departure} />
          <Booked departure={departure} />
          {(!cancel || departure.waiting.length > 0) && <WaitingList departure={departure} />}
        </div>
        <div className="grid gap-4">
          <Messages departure={departure} />
        </div>
      </div>
    </>
  )
}

function Standing({ departure }: { departure: Departure }) {
  const words = useOffice('filling')
  return (
    <span className="flex flex-wrap items-center gap-2">
      <FillingState row={departure} />
      <span className="tabular-nums">{words.daysLeft(departure.days_left)}</span>
    </span>
  )
}

function Figures({ departure }: { departure: Departure }) {
  const words = useOffice('filling')
  const { taken, seats, minimum, bookings, paid, total } = departure
  const figures: [string, string][] = [
    [words.figures.people, words.takenOf(taken, seats)],
    [words.figures.minimum, words.people(minimum)],
    [words.figures.bookings, words.count(bookings)],
    [words.figures.paid, words.won(withCommas(paid))],
    [words.figures.due, words.won(withCommas(Math.max(0, total - paid)))],
  ]
  return (
    <section className="panel grid gap-4 p-4">
      <FillingBar row={departure} />
      <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-5">
        {figures.map(([name, figure]) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-13 text-soft">{name}</dt>
            <dd className="font-semibold text-16 tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <Acts departure={departure} />
    </section>
  )
}

function Acts({ departure }: { departure: Departure }) {
  const words = useOffice('filling')
  const may = useMay()
  const [isConfirming, setConfirming] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const { is_cancelled, is_confirmed, days_left, list } = departure
  const mayPlan = may('departures') && !is_cancelled && days_left > 0
  return (
    <div className="flex flex-wrap gap-2">
      {mayPlan && !is_confirmed && (
        <button type="button" className="act-main" onClick={() => setConfirming(true)}>
          {words.confirm}
        </button>
      )}
      {mayPlan && <Closing departure={departure} />}
      {may('change bookings') && list.length > 0 && (
        <button type="button" className="act" onClick={() => setWriting(true)}>
          {words.message}
        </button>
      )}
      {may('change bookings') && !is_cancelled && days_left >= 0 && (
        <button type="button" className="act-danger" onClick={() => setCancelling(true)}>
          {words.cancel.open}
        </button>
      )}
      {isCancelling && <CancelDeparture departure={departure} onClose={() => setCancelling(false)} />}
      {isConfirming && <ConfirmDepartures rows={[departure]} onClose={() => setConfirming(false)} />}
      {isWriting && <MessageForm departure={departure} onClose={() => setWriting(false)} />}
    </div>
  )
}

function Closing({ departure: { departure_id, closed_yn, revision } }: { departure: Departure }) {
  const words = useOffice('filling')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const isOpen = closed_yn === 'N'
  const change = async () => {
    const asked = { departure_id, revision, closed_yn: isOpen ? ('Y' as const) : ('N' as const) }
    if (await save(() => api.filling.close(asked))) tell(isOpen ? words.closed : words.reopened)
  }
  return (
    <>
      <button type="button" className="act" disabled={saving} onClick={() => void change()}>
        {isOpen ? words.close : words.reopen}
      </button>
      <Problem>{problem}</Problem>
    </>
  )
}

function Booked({ departure: { departure_id, list, cancel } }: { departure: Departure }) {
  const words = useOffice('filling')
  const { agency = '' } = useParams()
  const may = useMay()
  const isPaid = list.some(({ progress }) => progress !== 'waiting_for_payment')
  return (
    <Part
      title={words.bookings}
      aside={may('passports') && isPaid && <Travellers departure_id={departure_id} />}
    >
      {list.length === 0 && (
        <p className="text-15 text-soft">{cancel ? words.bookingsOff : words.bookingsNone}</p>
      )}
      <ul className="divide-y divide-line">
        {list.map(({ booking_id, name, people, progress, paid, total, has_email, passports_missing }) => (
          <li
            key={booking_id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 text-15 tablet:grid-cols-[minmax(0,1fr)_7rem_auto_13rem]"
          >
            <Link
              to={`/${agency}/bookings/${booking_id}`}
              className="inline-flex min-h-11 mouse:min-h-9 items-center gap-2 font-semibold underline-offset-4 hover:underline"
            >
              <span className="truncate">{name}</span>
              <span className="font-normal text-soft tabular-nums">{words.people(people)}</span>
            </Link>
            <span className="flex flex-wrap gap-1 text-13 text-soft max-tablet:order-last max-tablet:col-span-2 max-tablet:empty:hidden">
              {passports_missing > 0 && (
                <span className="badge" data-tone="warn">
                  {words.passportsMissing(passports_missing)}
                </span>
              )}
              {has_email ? '' : words.noEmail}
            </span>
            <ProgressBadge progress={progress} />
            <span className="text-right tabular-nums max-tablet:col-span-2">
              {words.paidOf(withCommas(paid), withCommas(total))}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/**
 * Everybody who travels, for airline and land operator: asked for by a press, after a second factor, and
 * noted.
 */
function Travellers({ departure_id }: { departure_id: number }) {
  const words = useOffice('filling')
  const { exporting } = useOffice('kit')
  const api = useApi()
  const formats = (['xlsx', 'csv'] as const).map((format) => ({ format, name: exporting[format] }))
  return (
    <ExportButton
      title={words.travellers}
      formats={formats}
      lead={words.travellersLead}
      get={(format, sending) =>
        api.document.exportTravellers({ departure_id, format, columns: [...travellerColumns] }, sending)
      }
    />
  )
}

function Messages({ departure: { messages } }: { departure: Departure }) {
  const words = useOffice('filling')
  const { language } = useSession()
  return (
    <Part title={words.messages}>
      {messages.length === 0 && <p className="text-15 text-soft">{words.messagesNone}</p>}
      <ul className="divide-y divide-line">
        {messages.map(({ id, subject, contents, by_name, at, sent, all }) => (
          <li key={id} className="grid gap-1 py-2">
            <details>
              <summary className="min-h-11 mouse:min-h-9 cursor-pointer font-semibold text-15">
                {subject}
              </summary>
              <p className="whitespace-pre-line py-1 text-15">{contents}</p>
            </details>
            <progress
              className="progress-bar h-2"
              max={all}
              value={sent}
              aria-label={words.sent(sent, all)}
            />
            <p className="text-13 text-soft">
              <span role="status">{words.sent(sent, all)}</span> · {words.byWhom(by_name, when(at, language))}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
