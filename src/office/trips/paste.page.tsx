// Paste an itinerary: what was read beside its source, and a draft once every doubt has been looked at.
import { useMemo, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { ReadTrip } from '#domain/itinerary/itinerary.ts'
import { buildReview, countUnchecked, type ReviewGroup } from '#domain/itinerary/review.ts'
import {
  countDepartures,
  toDepartures,
  toDraft,
  toPlannedPrices,
  toTripBasics,
} from '#domain/itinerary/to-draft.ts'
import { createEmptyTrip } from '#domain/trip/empty-trip.ts'
import { useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { useOfficeNavigate } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { ImportOtherTrips } from './import-other-trips.tsx'
import { PasteArea } from './paste-area.tsx'
import { PastedSource } from './pasted-source.tsx'
import type { PasteResult } from './read-pasted.ts'
import { ReviewPanel } from './review-panel.tsx'
import { UnreadLines } from './unread-lines.tsx'

export async function loader({ api }: LoaderArgs) {
  const { categories } = await api.trip.trips({ page: 1 })
  return { categories }
}

type PastedTrips = Extract<PasteResult, { trips: object }>
type PasteContent = Exclude<PasteResult, { refused: string }>

export default function PastePage() {
  const words = useText('paste')
  const { categories } = useLoaderData<typeof loader>()
  const [read, setRead] = useState<PasteContent>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        {read && (
          <button type="button" className="button-secondary" onClick={() => setRead(undefined)}>
            {words.again}
          </button>
        )}
      </PageHeader>
      {!read && <PasteArea onRead={setRead} />}
      {read && 'trips' in read && <ReviewTrips read={read} onDone={() => setRead(undefined)} />}
      {read && 'other' in read && <ImportOtherTrips file={read.other} categories={categories} />}
    </>
  )
}

/** Each trip of the text becomes a draft of its own. */
function ReviewTrips({
  read: { trips, lines, dropped, unreadLines },
  onDone,
}: {
  read: PastedTrips
  onDone: () => void
}) {
  const words = useText('paste')
  const navigate = useOfficeNavigate()
  const [remaining, setRemaining] = useState(() => trips.map((trip) => ({ trip, groups: buildReview(trip) })))
  const [at, setAt] = useState(0)
  const [shown, setShown] = useState<string | number>('')
  const current = remaining[at]
  const unread = useMemo(
    () => (current ? unreadLines(current.trip.lines, current.groups) : []),
    [current, unreadLines],
  )
  if (!current) return null
  const change = (groups: ReviewGroup[]) =>
    setRemaining(remaining.map((each) => (each === current ? { ...each, groups } : each)))
  function made(package_code: string): void {
    const others = remaining.filter((each) => each !== current)
    setRemaining(others)
    setAt(0)
    if (others.length === 0) {
      onDone()
      void navigate(`/trips/${package_code}`)
    }
  }
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <PastedSource
        lines={lines}
        dropped={dropped}
        shown={shown}
        unread={new Set(unread.map((line) => line.at))}
      />
      <div className="grid gap-4">
        {remaining.length > 1 && (
          <fieldset className="panel flex flex-wrap gap-x-4 gap-y-2 p-4">
            <legend className="sr-only">{words.trips}</legend>
            {remaining.map(({ trip }, index) => (
              <label
                key={trip.title?.value ?? index}
                className="flex min-h-11 mouse:min-h-9 items-center gap-2"
              >
                <input type="radio" name="trip" checked={index === at} onChange={() => setAt(index)} />
                {trip.title?.value ?? words.trip(index + 1)}
              </label>
            ))}
          </fieldset>
        )}
        <CreateDraftForm
          key={`made-${trips.indexOf(current.trip)}`}
          trip={current.trip}
          groups={current.groups}
          unread={unread.length}
          onCreated={made}
        />
        <UnreadLines lines={unread} groups={current.groups} onChange={change} onShow={setShown} />
        {current.groups.map((group, index) => (
          <ReviewPanel
            key={`${group.kind}${group.number ?? ''}`}
            group={group}
            onChange={(next) => change(current.groups.toSpliced(index, 1, next))}
            onShow={setShown}
          />
        ))}
      </div>
    </div>
  )
}

type CreateDraftProps = {
  trip: ReadTrip
  groups: ReviewGroup[]
  unread: number
  onCreated: (package_code: string) => void
}

/** What no itinerary says, and the button that waits for the last doubt. */
function CreateDraftForm({ trip, groups, unread, onCreated }: CreateDraftProps) {
  const words = useText('paste')
  const localized = useLocalized()
  const { categories } = useLoaderData<typeof loader>()
  const may = useMay()
  const [seats, setSeats] = useState('')
  const { submit, bind, sending, problem } = useCreateDraft(groups, Number(seats), onCreated)
  const count = countUnchecked(groups)
  const hasDepartures = may('departures') && groups.some(({ kind }) => kind === 'departures')
  return (
    <form className="panel grid gap-3 p-4" onSubmit={submit}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p role="status" className={`font-semibold text-16 ${count > 0 ? 'text-warn' : 'text-good'}`}>
          {words.left(count)}
        </p>
        {count > 0 && (
          <button type="button" className="button-secondary" onClick={focusFirstDoubt}>
            {words.toDoubt}
          </button>
        )}
      </div>
      {trip.weekdays && <p className="text-15 text-soft">{words.weekdays(trip.weekdays.value.join('·'))}</p>}
      <div className="grid gap-3 tablet:grid-cols-2">
        <Select
          {...bind('tour_category_id')}
          label={words.category}
          choices={categories.map(({ id, name }) => ({ value: String(id), name: localized(name) }))}
          required
        />
        {hasDepartures && (
          <Field
            type="number"
            label={words.seats}
            hint={words.seatsHint}
            {...getFieldLimits('departure.saveDepartures', 'rows.seats')}
            value={seats}
            onChange={({ target }) => setSeats(target.value)}
          />
        )}
      </div>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {count > 0 && <span className="text-13 text-soft">{words.lookFirst}</span>}
        {unread > 0 && <span className="text-13 text-soft">{words.unreadLeft(unread)}</span>}
        <button type="submit" className="button-primary" disabled={sending || count > 0}>
          {words.make}
        </button>
      </div>
    </form>
  )
}

/** It may be far below, behind all lines that were not read. */
function focusFirstDoubt(): void {
  const field = document.querySelector<HTMLInputElement>('input[data-doubt]')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** The trip with all that was read, or none. Sent again under the same key it is the same trip. */
function useCreateDraft(groups: ReviewGroup[], seats: number, onCreated: CreateDraftProps['onCreated']) {
  const words = useText('paste')
  const api = useApi()
  const toast = useToast()
  const departures = useSave()
  const form = useCallForm({
    call: ({ trip }) => trip.createTrip,
    toInput: ({ tour_category_id }) => {
      const basics = { ...toTripBasics(groups), tour_category_id: Number(tour_category_id) }
      return {
        ...basics,
        content: toDraft(groups, createEmptyTrip(basics)),
        planned: toPlannedPrices(groups),
      }
    },
    send: (input, sending) => api.trip.createTrip(input, sending),
    onSaved: async ({ package_code }) => {
      const rows = seats > 0 ? toDepartures(groups, seats) : []
      // The draft is created even if its departures fail: a day that is over is corrected in the price grid.
      const isWhole =
        rows.length === 0 ||
        (await departures.save((sending) => api.departure.saveDepartures({ package_code, rows }, sending)))
      const isAll = isWhole && (seats === 0 || rows.length === countDepartures(groups))
      toast(isAll ? words.made : words.madeWithout)
      onCreated(package_code)
    },
  })
  return { ...form, problem: form.problem || departures.problem }
}
