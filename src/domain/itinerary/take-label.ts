// A line with a label, outside of the days or behind them.
import { readDepartures } from './departures.ts'
import { markSure, markUnsure } from './itinerary.ts'
import type { Label, LabelMatch } from './labels.ts'
import { isSentence, stripDecoration } from './lines.ts'
import { findSums } from './money.ts'
import { listAgeOrder, readPrices } from './prices.ts'
import type { ReadState } from './read-state.ts'
import { addItems, getBullet } from './take-item.ts'

/** True if the label said what the line is. */
export const takeLabel = (state: ReadState, label: LabelMatch, raw: string): boolean =>
  labelReaders[label.label]?.(state, label, raw) ?? false

type LabelReader = (state: ReadState, label: LabelMatch, raw: string) => boolean

const takeList =
  (list: 'included' | 'not_included'): LabelReader =>
  (state, { value, firm }, raw) => {
    if (!firm && !value.includes(',')) return false
    state.section = list
    state.inline = value !== ''
    state.bullets = { head: getBullet(raw) }
    state.wasBlank = false
    state.day = undefined
    if (value !== '') addItems(state.trip[list], value, true)
    return true
  }

const takePrice: LabelReader = (state, { value, firm }) => {
  const has = findSums(value).length > 0
  if (!has && !(firm && value === '') && listAgeOrder(value).length === 0) return false
  if (state.day && has && !firm && isSentence(value)) return false
  state.day = undefined
  state.section = has ? undefined : 'price'
  if (has) readPrices(value, state.trip, true)
  else state.order = listAgeOrder(value)
  return true
}

const takeDepartures: LabelReader = (state, { value, firm }) => {
  const { trip, today } = state
  if (!readDepartures(value, trip, today) && trip.weekdays === undefined && value !== '') return false
  if (value === '' && !firm) return false
  if (!state.day || value === '') state.section = 'departures'
  return true
}

/** What it says was read as a fact; the list above it has ended. */
const takeFact: LabelReader = (state, { firm }) => {
  if (!firm && state.day) return false
  if (state.section && state.inline) state.section = undefined
  return !state.section || firm
}

const labelReaders: Partial<Record<Label, LabelReader>> = {
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
    trip.meeting_point ??= markSure(value, stripDecoration(raw))
    return true
  },
  hotel(state, { value, firm }) {
    if (state.day || !firm || value === '') return false
    state.hotel ??= value
    return true
  },
  airline({ trip, day }, { value, firm }, raw) {
    if (!firm || day) return false
    if (value !== '' && value.length <= 20) trip.airline ??= markUnsure(value, stripDecoration(raw))
    return true
  },
  notes(state, { value, firm }) {
    if (value !== '') {
      state.isOffTopic = firm
      return firm
    }
    state.section = 'notes'
    state.day = undefined
    return true
  },
  schedule(state, { value }) {
    state.section = undefined
    return value === ''
  },
}
