// The search of Ctrl-K: screens and pages of the handbook by name, and what the agency's rows hold.
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { typingPause_ms } from '#limits/display.ts'
import { useApi } from '#office/api.ts'
import { useText } from '#office/kit/use-text.ts'
import { screens } from '#office/routes.ts'
import { focusOnMount } from '#ui/focus-on-mount.ts'
import { useLocalized } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { findScreens } from './find-screens.ts'
import type { HelpTopic } from './handbook-page.ts'
import { useMay, useMe } from './me.ts'
import { type HandbookItem, useHandbookMatches } from './use-handbook-matches.ts'

type PaletteItem = { key: string; title: string; detail: string; href: string } | HandbookItem
type Props = { onHandbook: (topic: HelpTopic) => void; onDone: () => void }

export default function PaletteSearch({ onDone, onHandbook }: Props) {
  const words = useText('shell')
  const navigate = useNavigate()
  const id = useId()
  const [query, setQuery] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const items = [...useScreenMatches(query), ...useRecordMatches(query), ...useHandbookMatches(query)]
  const go = (item: PaletteItem | undefined) => {
    if (!item) return
    onDone()
    if ('page' in item) onHandbook(item)
    else void navigate(item.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setActiveIndex(Math.min(activeIndex + 1, items.length - 1))
    else if (event.key === 'ArrowUp') setActiveIndex(Math.max(activeIndex - 1, 0))
    else if (event.key === 'Enter') go(items[activeIndex])
    else return
    event.preventDefault()
  }
  return (
    <div className="grid gap-1 p-2">
      <input
        type="search"
        role="combobox"
        ref={focusOnMount}
        aria-expanded={items.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={items[activeIndex] ? `${id}-${activeIndex}` : undefined}
        aria-label={words.find}
        placeholder={words.find}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setActiveIndex(0)
        }}
        onKeyDown={onKeyDown}
        className="form-control border-transparent"
      />
      <PaletteResults id={id} items={items} activeIndex={activeIndex} onPick={go} />
      {items.length === 0 && <p className="px-3 py-4 text-15 text-soft">{words.findNothing}</p>}
    </div>
  )
}

type PaletteResultsProps = {
  id: string
  items: readonly PaletteItem[]
  activeIndex: number
  onPick: (item: PaletteItem) => void
}

function PaletteResults({ id, items, activeIndex, onPick }: PaletteResultsProps) {
  const words = useText('shell')
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list to choose from, ruled by the field above
    <ul id={`${id}-found`} role="listbox" aria-label={words.screens} className="max-h-80 overflow-y-auto">
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
        <li
          key={item.key}
          id={`${id}-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a line of a list to choose from
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          onClick={() => onPick(item)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-3 text-15 aria-selected:bg-brand-50"
        >
          <span className="min-w-0 truncate">{item.title}</span>
          <span className="shrink-0 text-13 text-soft">{item.detail}</span>
        </li>
      ))}
    </ul>
  )
}

const maxResults = 8

/** Asked once the typing rests; where nothing answers, finding nothing says enough. */
function useRecordMatches(query: string): PaletteItem[] {
  const words = useText('shell')
  const localized = useLocalized()
  const { currentAgency } = useMe()
  const may = useMay()
  const api = useApi(currentAgency?.travel_agency)
  const q = query.trim().slice(0, 60)
  const queryKey = q.length >= 2 && currentAgency ? `${currentAgency.travel_agency} ${q}` : undefined
  const canSeeBookings = may('bookings')
  const bookings = useCall(
    canSeeBookings ? queryKey : undefined,
    () => api.booking.list({ q, page_size: maxResults }),
    { delay_ms: typingPause_ms },
  ).answer
  const others = useCall(may('today') ? queryKey : undefined, () => api.report.find({ q }), {
    delay_ms: typingPause_ms,
  }).answer
  if (!currentAgency) return []
  const items = [
    ...(bookings?.list ?? []).map(({ booking_id, name, page_title, departure_date }) => ({
      key: booking_id,
      title: `${name} · ${localized(page_title)}`,
      detail: `${words.bookings} ${departure_date}`,
      href: `/${currentAgency.travel_agency}/bookings/${booking_id}`,
    })),
    ...(others?.trips ?? []).map(({ package_code, page_title }) => ({
      key: package_code,
      title: localized(page_title),
      detail: words.trips,
      href:
        findTripHref('/:agency/trips/:code', currentAgency, package_code) ??
        buildBookingSearchHref(currentAgency, localized(page_title)),
    })),
    ...(others?.departures ?? []).map(({ departure_id, package_code, page_title, departure_date }) => ({
      key: `${departure_id}`,
      title: localized(page_title),
      detail: `${words.departures} ${departure_date}`,
      href: canSeeBookings
        ? `/${currentAgency.travel_agency}/filling/${departure_id}`
        : (findTripHref('/:agency/trips/:code/departures', currentAgency, package_code) ?? ''),
    })),
  ]
  return items.filter(({ href }) => href !== '' && (canSeeBookings || !href.includes('/bookings')))
}

type CurrentAgency = NonNullable<ReturnType<typeof useMe>['currentAgency']>

/** A screen of this trip, where there is one and this person may see it. */
function findTripHref(path: string, { travel_agency, may }: CurrentAgency, code: string): string | undefined {
  const screen = screens.find((each) => each.path === path)
  if (!screen || (screen.may && !may.includes(screen.may))) return undefined
  return path.replace(':agency', String(travel_agency)).replace(':code', code)
}

const buildBookingSearchHref = ({ travel_agency }: CurrentAgency, title: string) =>
  `/${travel_agency}/bookings?q=${encodeURIComponent(title.slice(0, 60))}`

function useScreenMatches(query: string): PaletteItem[] {
  const shell = useText('shell')
  const search = useText('search')
  const { currentAgency } = useMe()
  if (!currentAgency) return []
  return findScreens({ shell, search }, query).flatMap(({ path, may, title, group }) => {
    if (may && !currentAgency.may.includes(may)) return []
    const href = path.replace(':agency', String(currentAgency.travel_agency))
    return [{ key: path, title, detail: shell.groups[group], href }]
  })
}
