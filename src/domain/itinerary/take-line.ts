// One line of a trip goes to the part it belongs to: its facts, a list, its prices, or the day it is in.

import { extractDayPrices } from './day-prices.ts'
import { readAnnouncedDepartures, readDepartures, readPricedDay } from './departures.ts'
import { readFacts } from './facts.ts'
import { findLabel } from './labels.ts'
import { hasBullet, isSentence, stripDecoration } from './lines.ts'
import { readMeetingPoint } from './meeting.ts'
import { findSums } from './money.ts'
import { listAgeOrder, readPrices, readShares } from './prices.ts'
import { readLine } from './read-day.ts'
import type { ReadState } from './read-state.ts'
import { readDaySentence, readListSentence } from './sentences.ts'
import { isLikeItem, takeItem } from './take-item.ts'
import { takeLabel } from './take-label.ts'

export function takeLine(state: ReadState, rawLine: string): void {
  const { trip } = state
  const { rest: raw, found: dayPrices } = extractDayPrices(rawLine, state.today)
  state.dayPrices.push(...dayPrices)
  const text = stripDecoration(raw)
  if (dayPrices.length > 0 && text === '') return
  if (text === '') {
    state.wasBlank = true
    return
  }
  const isListed = state.section === 'included' || state.section === 'not_included'
  const isItem = isListed && !state.inline && isLikeItem(state, raw)
  const label = isItem ? undefined : findLabel(raw)
  const isList = label?.label === 'included' || label?.label === 'not_included'
  const where = state.day ? 'day' : state.section
  const isFact = readFacts(raw, trip, isList ? label.label : where)
  if (label && takeLabel(state, label, raw)) return
  if (state.days.length <= 1 || !state.day) readMeetingPoint(raw, trip)
  if (isFact && !isItem) {
    if (state.section && state.inline) state.section = undefined
    if (!state.day || text.length <= 30) readPrices(raw, trip, false)
    return
  }
  if (state.inline && listAgeOrder(text).length > 0 && readPrices(raw, trip, false)) return
  const { section } = state
  if ((section === 'included' || section === 'not_included') && takeItem(state, section, raw)) return
  if (!takePriceLine(state, raw)) takeDayLine(state, raw)
}

/** True if the line is one of prices, of departures, or of both. */
function takePriceLine(state: ReadState, raw: string): boolean {
  const { trip, today } = state
  const text = stripDecoration(raw)
  if (readPricedDay(raw, trip, today, state.order)) return true
  const order = listAgeOrder(text)
  if (order.length > 1 && findSums(text).length === 0) state.order = order
  if (state.section === 'price') {
    if (readPrices(raw, trip, true) || readShares(raw, trip) || hasBullet(raw)) return true
    state.section = undefined
  }
  if (state.section === 'departures' && readDepartures(text, trip, today)) return true
  if (state.days.length === 0 && state.section === undefined) readAnnouncedDepartures(raw, trip, today)
  return false
}

/** The rest of the line tells of the day; outside of the days it may name a price. */
function takeDayLine(state: ReadState, raw: string): void {
  const { trip } = state
  const text = stripDecoration(raw)
  if (state.isInSentences && readListSentence(raw, trip)) {
    state.day = undefined
    return
  }
  if (!state.day || state.section !== undefined) {
    if (state.section !== 'notes') readPrices(raw, trip, false)
    return
  }
  if (state.isInSentences && isSentence(text)) {
    if (findSums(text).length > 0) state.day = undefined
    if (!readPrices(raw, trip, false) && state.day) readDaySentence(raw, state.day)
    return
  }
  if (!readPrices(raw, { ...trip, prices: {} }, false) || !readPrices(raw, trip, false))
    readLine(raw, state.day)
}
