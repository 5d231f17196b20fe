// Paste an itinerary: what was read beside its source, and a draft once every doubt has been looked at.
import { useMemo, useState } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router'
import type { ReadTrip } from '#domain/itinerary/itinerary.ts'
import { type ReviewGroup, reviewOf, unlooked } from '#domain/itinerary/review.ts'
import { beginningOf, departuresIn, departuresOf, draftOf, plannedOf } from '#domain/itinerary/to-draft.ts'
import { emptyTrip } from '#domain/trip/empty-trip.ts'
import { Problem } from '#ui/problem.tsx'
import { useSay } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Choose, Field } from '../kit/field.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { useMay } from '../shell/me.ts'
import { OtherTrips } from './other-trips.tsx'
import { PasteArea } from './paste-area.tsx'
import { PastedSource } from './pasted-source.tsx'
import type { Pasted } from './read-pasted.ts'
import { ReviewPart } from './review-part.tsx'
import { UnreadLines } from './unread-lines.tsx'

export async function loader({ api }: Loading) {
  const { categories } = await api.trip.trips({ page: 1 })
  return { categories }
}

type Read = Extract<Pasted, { trips: object }>
type Taken = Exclude<Pasted, { refused: string }>

export default function PastePage() {
  const words = useOffice('paste')
  const { categories } = useLoaderData<typeof loader>()
  const [read, setRead] = useState<Taken>()
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        {read && (
          <button type="button" className="act" onClick={() => setRead(undefined)}>
            {words.again}
          </button>
        )}
      </Heading>
      {!read && <PasteArea onRead={setRead} />}
      {read && 'trips' in read && <Review read={read} onDone={() => setRead(undefined)} />}
      {read && 'other' in read && <OtherTrips file={read.other} categories={categories} />}
    </>
  )
}

/** Each trip of the text becomes a draft of its own. */
function Review({
  read: { trips, lines, dropped, unreadLines },
  onDone,
}: {
  read: Read
  onDone: () => void
}) {
  const words = useOffice('paste')
  const { agency = '' } = useParams()
  const navigate = useNavigate()
  const [left, setLeft] = useState(() => trips.map((trip) => ({ trip, groups: reviewOf(trip) })))
  const [at, setAt] = useState(0)
  const [shown, setShown] = useState<string | number>('')
  const here = left[at]
  const unread = useMemo(() => (here ? unreadLines(here.trip.lines, here.groups) : []), [here, unreadLines])
  if (!here) return null
  const change = (groups: ReviewGroup[]) =>
    setLeft(left.map((each) => (each === here ? { ...each, groups } : each)))
  function made(package_code: string): void {
    const others = left.filter((each) => each !== here)
    setLeft(others)
    setAt(0)
    if (others.length === 0) {
      onDone()
      void navigate(`/${agency}/trips/${package_code}`)
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
        {left.length > 1 && (
          <fieldset className="panel flex flex-wrap gap-x-4 gap-y-2 p-4">
            <legend className="sr-only">{words.trips}</legend>
            {left.map(({ trip }, index) => (
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
        <MakeDraft
          key={`made-${trips.indexOf(here.trip)}`}
          trip={here.trip}
          groups={here.groups}
          unread={unread.length}
          onMade={made}
        />
        <UnreadLines lines={unread} groups={here.groups} onChange={change} onShow={setShown} />
        {here.groups.map((group, index) => (
          <ReviewPart
            key={`${group.kind}${group.number ?? ''}`}
            group={group}
            onChange={(next) => change(here.groups.toSpliced(index, 1, next))}
            onShow={setShown}
          />
        ))}
      </div>
    </div>
  )
}

type Making = {
  trip: ReadTrip
  groups: ReviewGroup[]
  unread: number
  onMade: (package_code: string) => void
}

/** What no itinerary says, and the button that waits for the last doubt. */
function MakeDraft({ trip, groups, unread, onMade }: Making) {
  const words = useOffice('paste')
  const say = useSay()
  const { categories } = useLoaderData<typeof loader>()
  const may = useMay()
  const { make, saving, problem, wrong } = useMake(onMade)
  const count = unlooked(groups)
  const hasDepartures = may('departures') && groups.some(({ kind }) => kind === 'departures')
  return (
    <form
      className="panel grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        void make(groups, Number(form.get('category')), Number(form.get('seats') ?? 0))
      }}
    >
      <p role="status" className={`font-semibold text-16 ${count > 0 ? 'text-warn' : 'text-good'}`}>
        {words.left(count)}
      </p>
      {trip.weekdays && <p className="text-15 text-soft">{words.weekdays(trip.weekdays.value.join('·'))}</p>}
      <div className="grid gap-3 tablet:grid-cols-2">
        <Choose
          name="category"
          label={words.category}
          error={wrong.tour_category_id}
          choices={categories.map(({ id, name }) => ({ value: String(id), name: say(name) }))}
          required
        />
        {hasDepartures && <SeatsField />}
      </div>
      <Problem>{problem || Object.values(wrong).find(Boolean) || ''}</Problem>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {count > 0 && <span className="text-13 text-soft">{words.lookFirst}</span>}
        {unread > 0 && <span className="text-13 text-soft">{words.unreadLeft(unread)}</span>}
        <button type="submit" className="act-main" disabled={saving || count > 0}>
          {words.make}
        </button>
      </div>
    </form>
  )
}

function SeatsField() {
  const words = useOffice('paste')
  const limits = limitsOf('trip.saveDepartures', 'rows.seats')
  return <Field name="seats" type="number" label={words.seats} hint={words.seatsHint} {...limits} />
}

/** The trip with all that was read, or none. Sent again under the same key it is the same trip. */
function useMake(onMade: Making['onMade']) {
  const words = useOffice('paste')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  async function make(groups: ReviewGroup[], tour_category_id: number, seats: number): Promise<void> {
    let made = ''
    const isDone = await save(async (sending) => {
      const beginning = { ...beginningOf(groups), tour_category_id }
      const content = draftOf(groups, emptyTrip(beginning))
      made = (await api.trip.createTrip({ ...beginning, content, planned: plannedOf(groups) }, sending))
        .package_code
    })
    if (!isDone) return
    const rows = seats > 0 ? departuresOf(groups, seats) : []
    // The draft stands whatever becomes of its departures: a day that is over is mended in the sheet.
    const isWhole =
      rows.length === 0 ||
      (await save((sending) => api.trip.saveDepartures({ package_code: made, rows }, sending)))
    const isAll = isWhole && (seats === 0 || rows.length === departuresIn(groups))
    tell(isAll ? words.made : words.madeWithout)
    onMade(made)
  }
  return { make, saving, problem, wrong }
}
