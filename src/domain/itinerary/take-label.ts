// A line with a label, outside of the days or behind them.
import { readDepartures } from './departures.ts'
import { sure, unsure } from './itinerary.ts'
import type { Label, Labelled } from './labels.ts'
import { bare, isSentence } from './lines.ts'
import { findSums } from './money.ts'
import { orderOfAges, readPrices } from './prices.ts'
import { addItems, bulletOf } from './take-item.ts'
import type { Walk } from './walk.ts'

/** True if the label said what the line is. */
export const takeLabel = (walk: Walk, label: Labelled, raw: string): boolean =>
  takers[label.label]?.(walk, label, raw) ?? false

type Taker = (walk: Walk, label: Labelled, raw: string) => boolean

const takeList =
  (list: 'included' | 'not_included'): Taker =>
  (walk, { value, firm }, raw) => {
    if (!firm && !value.includes(',')) return false
    walk.section = list
    walk.inline = value !== ''
    walk.bullets = { head: bulletOf(raw) }
    walk.wasBlank = false
    walk.day = undefined
    if (value !== '') addItems(walk.trip[list], value, true)
    return true
  }

const takePrice: Taker = (walk, { value, firm }) => {
  const has = findSums(value).length > 0
  if (!has && !(firm && value === '') && orderOfAges(value).length === 0) return false
  if (walk.day && has && !firm && isSentence(value)) return false
  walk.day = undefined
  walk.section = has ? undefined : 'price'
  if (has) readPrices(value, walk.trip, true)
  else walk.order = orderOfAges(value)
  return true
}

const takeDepartures: Taker = (walk, { value, firm }) => {
  const { trip, today } = walk
  if (!readDepartures(value, trip, today) && trip.weekdays === undefined && value !== '') return false
  if (value === '' && !firm) return false
  if (!walk.day || value === '') walk.section = 'departures'
  return true
}

/** What it says was read as a fact; the list above it has ended. */
const takeFact: Taker = (walk, { firm }) => {
  if (!firm && walk.day) return false
  if (walk.section && walk.inline) walk.section = undefined
  return !walk.section || firm
}

const takers: Partial<Record<Label, Taker>> = {
  included: takeList('included'),
  not_included: takeList('not_included'),
  price: takePrice,
  departures: takeDepartures,
  single: takeFact,
  minimum: takeFact,
  shopping: takeFact,
  title: takeFact,
  meeting({ trip, day }, { value, firm }, raw) {
    if (!firm || value === '' || day) return false
    trip.meeting_point ??= sure(value, bare(raw))
    return true
  },
  hotel(walk, { value, firm }) {
    if (walk.day || !firm || value === '') return false
    walk.hotel ??= value
    return true
  },
  airline({ trip, day }, { value, firm }, raw) {
    if (!firm || day) return false
    if (value !== '' && value.length <= 20) trip.airline ??= unsure(value, bare(raw))
    return true
  },
  notes(walk, { value, firm }) {
    if (value !== '') {
      walk.isAside = firm
      return firm
    }
    walk.section = 'notes'
    walk.day = undefined
    return true
  },
  schedule(walk, { value }) {
    walk.section = undefined
    return value === ''
  },
}
