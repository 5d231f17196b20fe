// Ctrl-K: any screen by its name, bookings by name, telephone or number, trips, and departures by their day.
import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { typingPause_ms } from '#limits/shown.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Search } from '#ui/icons.ts'
import { useSay } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { useApi } from '../api.ts'
import { useOffice } from '../kit/use-words.ts'
import { screens } from '../routes.ts'
import { useMay, useMe } from './me.ts'

type Found = { key: string; title: string; more: string; href: string }

export function FindAnything() {
  const words = useOffice('shell')
  const [isOpen, setOpen] = useState(false)
  // With what is drawn, not after it: who sees the screen is heard.
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-0 max-w-md grow items-center gap-2 rounded-lg border border-line bg-card px-3 text-15 text-soft hover:border-brand-400 mouse:min-h-9"
      >
        <Search size={18} className="shrink-0" />
        <span className="truncate">{words.find}</span>
        <kbd className="ml-auto hidden rounded border border-line px-1.5 text-13 tablet:inline">
          {words.findKey}
        </kbd>
      </button>
      {isOpen && (
        <Dialog
          title={words.find}
          onClose={() => setOpen(false)}
          look="bare"
          className="mx-auto mt-[12vh] w-[calc(100%-2rem)] max-w-xl rounded-card bg-card p-0 shadow-xl"
        >
          <Finding onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function Finding({ onDone }: { onDone: () => void }) {
  const words = useOffice('shell')
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = [...useScreens(typed), ...useRows(typed)]
  const go = (one: Found | undefined) => {
    if (!one) return
    onDone()
    void navigate(one.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else if (event.key === 'Enter') go(found[at])
    else return
    event.preventDefault()
  }
  return (
    <div className="grid gap-1 p-2">
      <input
        type="search"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        aria-label={words.find}
        placeholder={words.find}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        className="box border-transparent"
      />
      <FoundList {...{ id, found, at }} onPick={go} />
      {found.length === 0 && <p className="px-3 py-4 text-15 text-soft">{words.findNothing}</p>}
    </div>
  )
}

type FoundProps = { id: string; found: readonly Found[]; at: number; onPick: (one: Found) => void }

function FoundList({ id, found, at, onPick }: FoundProps) {
  const words = useOffice('shell')
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list to choose from, ruled by the field above
    <ul id={`${id}-found`} role="listbox" aria-label={words.screens} className="max-h-80 overflow-y-auto">
      {found.map((one, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
        <li
          key={one.key}
          id={`${id}-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a line of a list to choose from
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onClick={() => onPick(one)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-3 text-15 aria-selected:bg-brand-50"
        >
          <span className="min-w-0 truncate">{one.title}</span>
          <span className="shrink-0 text-13 text-soft">{one.more}</span>
        </li>
      ))}
    </ul>
  )
}

const shownMost = 8

/** Asked once the typing rests; where nothing answers, finding nothing says enough. */
function useRows(typed: string): Found[] {
  const words = useOffice('shell')
  const say = useSay()
  const { here } = useMe()
  const may = useMay()
  const api = useApi(here?.travel_agency)
  const q = typed.trim().slice(0, 60)
  const asked = q.length >= 2 && here ? `${here.travel_agency} ${q}` : undefined
  const seesBookings = may('bookings')
  const bookings = useCall(
    seesBookings ? asked : undefined,
    () => api.booking.list({ q, page_size: shownMost }),
    { pause_ms: typingPause_ms },
  ).answer
  const others = useCall(may('today') ? asked : undefined, () => api.report.find({ q }), {
    pause_ms: typingPause_ms,
  }).answer
  if (!here) return []
  const found = [
    ...(bookings?.list ?? []).map(({ booking_id, name, page_title, departure_date }) => ({
      key: booking_id,
      title: `${name} · ${say(page_title)}`,
      more: `${words.bookings} ${departure_date}`,
      href: `/${here.travel_agency}/bookings/${booking_id}`,
    })),
    ...(others?.trips ?? []).map(({ package_code, page_title }) => ({
      key: package_code,
      title: say(page_title),
      more: words.trips,
      href: hrefOf('/:agency/trips/:code', here, package_code) ?? bookingsOf(here, say(page_title)),
    })),
    ...(others?.departures ?? []).map(({ package_code, page_title, departure_date }) => ({
      key: `${package_code} ${departure_date}`,
      title: say(page_title),
      more: `${words.departures} ${departure_date}`,
      href:
        hrefOf('/:agency/trips/:code/departures', here, package_code) ??
        `${bookingsOf(here, say(page_title))}&from=${departure_date}&to=${departure_date}`,
    })),
  ]
  return found.filter(({ href }) => seesBookings || !href.includes('/bookings'))
}

type Here = NonNullable<ReturnType<typeof useMe>['here']>

/** A screen of this trip, where there is one and this person may see it. */
function hrefOf(path: string, { travel_agency, may }: Here, code: string): string | undefined {
  const screen = screens.find((each) => each.path === path)
  if (!screen || (screen.may && !may.includes(screen.may))) return undefined
  return path.replace(':agency', String(travel_agency)).replace(':code', code)
}

const bookingsOf = ({ travel_agency }: Here, title: string) =>
  `/${travel_agency}/bookings?q=${encodeURIComponent(title.slice(0, 60))}`

function useScreens(typed: string): Found[] {
  const words = useOffice('shell')
  const { here } = useMe()
  const wanted = typed.trim().toLowerCase()
  return screens.flatMap(({ path, menu, may }) => {
    const title = menu && words.menu[menu.name]
    if (!title || !here || (may && !here.may.includes(may)) || !title.toLowerCase().includes(wanted))
      return []
    const href = path.replace(':agency', String(here.travel_agency))
    return [{ key: path, title, more: words.groups[menu.group], href }]
  })
}
