// The trips of the agency: by state, in the order of the site, copied and made.
import { type DragEvent, useState } from 'react'
import { Link, useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router'
import { withCommas } from '#plain/format.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ChevronDown, ChevronUp, Copy, Plus } from '#ui/icons.ts'
import { useSay, useSession } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { Empty } from '../kit/empty.tsx'
import { Choose, Field } from '../kit/field.tsx'
import { Filters } from '../kit/filters.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { List } from '../kit/list.tsx'
import { Problem } from '../kit/problem.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'
import { useMay } from '../shell/me.ts'
import { ExportTrips } from './export-trips.tsx'
import { pictureAt } from './picture-at.ts'
import { Small } from './small.tsx'
import { StateBadge } from './state-badge.tsx'

const states = ['draft', 'on_sale', 'hidden', 'ended'] as const
const isState = (text: string | null): text is (typeof states)[number] =>
  states.some((state) => state === text)

export function loader({ api, url: { searchParams } }: Loading) {
  const state = searchParams.get('state')
  return api.trip.trips({
    page: Number(searchParams.get('page') ?? 1),
    state: isState(state) ? state : undefined,
    tour_category: Number(searchParams.get('tour_category')) || undefined,
    query: searchParams.get('query') || undefined,
  })
}

type Trips = Awaited<ReturnType<Api['trip']['trips']>>
type Trip = Trips['list'][number]

export default function TripsPage() {
  const words = useOffice('trips')
  const pasting = useOffice('paste')
  const byFile = useOffice('exchange')
  const may = useMay()
  const { all } = useOffice('kit')
  const say = useSay()
  const { language } = useSession()
  const { agency = '' } = useParams()
  const [search] = useSearchParams()
  const { list, categories, ...paging } = useLoaderData<typeof loader>()
  const [making, setMaking] = useState(false)
  const { order, saving, problem } = useOrder(list)
  const dragging = useRowDrag(list, order)
  const copy = useCopy()
  const of = (name: string) => search.get(name) ?? ''
  const isWhole = !of('query') && !of('state') && !of('tour_category')
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        <ExportTrips />
        {may('import trips') && (
          <Link to={`/${agency}/trips/file`} className="act">
            {byFile.open}
          </Link>
        )}
        <Link to={`/${agency}/trips/paste`} className="act">
          {pasting.open}
        </Link>
        <button type="button" className="act-main" onClick={() => setMaking(true)}>
          <Plus size={18} />
          {words.make}
        </button>
      </Heading>
      <Tabs
        label={words.columns.state}
        tabs={[undefined, ...states].map((state) => ({
          to: state ? `?state=${state}` : '?',
          name: words.states[state ?? 'all'],
          here: of('state') === (state ?? ''),
        }))}
      />
      <Filters>
        {of('state') && <input type="hidden" name="state" value={of('state')} />}
        <Choose
          name="tour_category"
          label={words.category}
          defaultValue={of('tour_category')}
          choices={[
            { value: '', name: all },
            ...categories.map(({ id, name }) => ({ value: String(id), name: say(name) })),
          ]}
        />
        <Field type="search" name="query" label={words.find} defaultValue={of('query')} />
      </Filters>
      <Problem>{problem || copy.problem}</Problem>
      <List
        name="trips"
        label={words.title}
        rows={list}
        keyOf={({ package_code }) => package_code}
        {...paging}
        empty={<Empty title={words.none} lead={words.noneLead} />}
        columns={[
          {
            key: 'trip',
            title: words.columns.trip,
            fixed: true,
            cell: (trip) => <TripCell trip={trip} drag={isWhole ? dragging(trip) : undefined} />,
          },
          {
            key: 'state',
            title: words.columns.state,
            fixed: true,
            cell: ({ state, changed, publish_at }) => (
              <span className="flex flex-wrap gap-1">
                <StateBadge state={state} />
                {changed && state !== 'draft' && (
                  <span className="badge" data-tone="warn">
                    {words.changed}
                  </span>
                )}
                {publish_at && (
                  <span className="badge" data-tone="brand">
                    {words.publishAt(when(publish_at, language))}
                  </span>
                )}
              </span>
            ),
          },
          {
            key: 'price',
            title: words.columns.price,
            number: true,
            cell: ({ page_price }) => (page_price === null ? '–' : withCommas(page_price)),
          },
          {
            key: 'departures',
            title: words.columns.departures,
            number: true,
            cell: ({ package_code, departures }) => (
              <Link
                to={`/${agency}/trips/${package_code}/departures`}
                className="inline-block min-h-9 py-1 underline"
              >
                {words.times(departures)}
              </Link>
            ),
          },
          {
            key: 'next',
            title: words.columns.next,
            cell: ({ next_departure }) => <span className="whitespace-nowrap">{next_departure ?? '–'}</span>,
          },
          {
            key: 'acts',
            title: words.columns.acts,
            fixed: true,
            cell: (trip) => {
              const at = list.indexOf(trip)
              const title = say(trip.page_title)
              return (
                <span className="flex justify-end gap-1">
                  {isWhole && (
                    <>
                      <Small
                        name={words.up(title)}
                        isOff={saving || at === 0}
                        onClick={() => order(at, at - 1)}
                      >
                        <ChevronUp size={18} />
                      </Small>
                      <Small
                        name={words.down(title)}
                        isOff={saving || at === list.length - 1}
                        onClick={() => order(at, at + 1)}
                      >
                        <ChevronDown size={18} />
                      </Small>
                    </>
                  )}
                  <Small
                    name={words.copyOf(title)}
                    isOff={copy.saving}
                    onClick={() => void copy.copy(trip.package_code)}
                  >
                    <Copy size={18} />
                  </Small>
                </span>
              )
            },
          },
        ]}
      />
      {making && <MakeTrip categories={categories} onClose={() => setMaking(false)} />}
    </>
  )
}

function TripCell({ trip, drag }: { trip: Trip; drag: object | undefined }) {
  const words = useOffice('trips')
  const say = useSay()
  const { agency = '' } = useParams()
  const { package_code, page_title, thumbnail_path, nights, days } = trip
  const picture = pictureAt(agency, thumbnail_path)
  const where = [say(trip.tour_category_name), say(trip.tour_area_name), words.nights(nights, days)]
  return (
    <span className="flex min-w-56 items-center gap-3" {...drag}>
      {picture ? (
        <img
          src={picture}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          className="h-12 w-16 shrink-0 rounded-md object-cover"
        />
      ) : (
        <span className="h-12 w-16 shrink-0 rounded-md bg-wash" />
      )}
      <span className="grid min-w-0 gap-0.5">
        <Link to={`/${agency}/trips/${package_code}`} className="font-medium hover:underline">
          {say(page_title)}
        </Link>
        <span className="text-13 text-soft">{where.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}

/** A trip is carried to the place of another; the keyboard has its two buttons. */
function useRowDrag(list: readonly Trip[], order: (from: number, to: number) => void) {
  const [carried, setCarried] = useState<number>()
  return (trip: Trip) => {
    const at = list.indexOf(trip)
    return {
      draggable: true,
      onDragStart: () => setCarried(at),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (carried !== undefined && carried !== at) order(carried, at)
        setCarried(undefined)
      },
    }
  }
}

function useOrder(list: readonly Trip[]) {
  const words = useOffice('trips')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  async function order(from: number, to: number): Promise<void> {
    const codes = list.map(({ package_code }) => package_code)
    codes.splice(to, 0, ...codes.splice(from, 1))
    if (await save(() => api.trip.orderTrips({ codes }))) tell(words.ordered)
  }
  return { order: (from: number, to: number) => void order(from, to), saving, problem }
}

function useCopy() {
  const words = useOffice('trips')
  const api = useApi()
  const tell = useTell()
  const navigate = useNavigate()
  const { agency = '' } = useParams()
  const { save, saving, problem } = useSave()
  async function copy(package_code: string): Promise<void> {
    let made = ''
    const isDone = await save(async (sending) => {
      made = (await api.trip.copyTrip({ package_code }, sending)).package_code
    })
    if (!isDone) return
    tell(words.copied)
    void navigate(`/${agency}/trips/${made}`)
  }
  return { copy, saving, problem }
}

/** What a trip cannot be without; everything else is written in the editor. */
function MakeTrip({ categories, onClose }: { categories: Trips['categories']; onClose: () => void }) {
  const words = useOffice('trips')
  const say = useSay()
  const api = useApi()
  const navigate = useNavigate()
  const { agency = '' } = useParams()
  const { language } = useSession()
  const { save, saving, problem, wrong } = useSave()
  async function make(form: FormData): Promise<void> {
    const title = String(form.get('title') ?? '')
    const days = Number(form.get('days'))
    let made = ''
    const isDone = await save(async (sending) => {
      const trip = await api.trip.createTrip(
        {
          page_title: { ko: '', en: '', [language]: title },
          tour_category_id: Number(form.get('category')),
          days,
          nights: Number(form.get('nights')),
        },
        sending,
      )
      made = trip.package_code
    })
    if (isDone) void navigate(`/${agency}/trips/${made}`)
  }
  if (categories.length === 0)
    return (
      <Dialog title={words.make} onClose={onClose}>
        <p className="text-15">{words.categoryFirst}</p>
        <Link to={`/${agency}/categories`} className="act-main justify-self-end">
          {words.toCategories}
        </Link>
      </Dialog>
    )
  return (
    <Dialog title={words.make} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void make(new FormData(event.currentTarget))
        }}
      >
        <Field
          name="title"
          label={words.fields.page_title}
          {...limitsOf('trip.createTrip', 'page_title.ko')}
          error={wrong.page_title}
          required
          autoFocus
        />
        <Choose
          name="category"
          label={words.category}
          error={wrong.tour_category_id}
          choices={categories.map(({ id, name }) => ({ value: String(id), name: say(name) }))}
          required
        />
        <div className="grid grid-cols-2 gap-3">
          <Field
            name="nights"
            label={words.fields.nights}
            type="number"
            {...limitsOf('trip.createTrip', 'nights')}
            defaultValue={3}
            error={wrong.nights}
            required
          />
          <Field
            name="days"
            label={words.fields.days}
            type="number"
            {...limitsOf('trip.createTrip', 'days')}
            defaultValue={5}
            error={wrong.days}
            required
          />
        </div>
        <Problem>{problem}</Problem>
        <button type="submit" className="act-main justify-self-end" disabled={saving}>
          {words.makeNow}
        </button>
      </form>
    </Dialog>
  )
}
