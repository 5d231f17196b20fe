// One line of a trip goes to the part it belongs to: its facts, a list, its prices, or the day it stands in.
import { readDepartures, readLeaving, readPricedDay } from './departures.ts'
import { readFacts } from './facts.ts'
import { labelled } from './labels.ts'
import { bare, hasBullet, isSentence } from './lines.ts'
import { readMeeting } from './meeting.ts'
import { findSums } from './money.ts'
import { takeOwnPrices } from './own-prices.ts'
import { orderOfAges, readPrices, readShares } from './prices.ts'
import { readLine } from './read-day.ts'
import { isLikeItem, takeItem } from './take-item.ts'
import { takeLabel } from './take-label.ts'
import { readTold, readToldLists } from './told.ts'
import type { Walk } from './walk.ts'

export function takeLine(walk: Walk, written: string): void {
  const { trip } = walk
  const { rest: raw, found } = takeOwnPrices(written, walk.today)
  walk.ownPrices.push(...found)
  const text = bare(raw)
  if (found.length > 0 && text === '') return
  if (text === '') {
    walk.wasBlank = true
    return
  }
  const isListed = walk.section === 'included' || walk.section === 'not_included'
  const isItem = isListed && !walk.inline && isLikeItem(walk, raw)
  const label = isItem ? undefined : labelled(raw)
  const isList = label?.label === 'included' || label?.label === 'not_included'
  const where = walk.day ? 'day' : walk.section
  const isFact = readFacts(raw, trip, isList ? label.label : where)
  if (label && takeLabel(walk, label, raw)) return
  if (walk.days.length <= 1 || !walk.day) readMeeting(raw, trip)
  if (isFact && !isItem) {
    if (walk.section && walk.inline) walk.section = undefined
    if (!walk.day || text.length <= 30) readPrices(raw, trip, false)
    return
  }
  if (walk.inline && orderOfAges(text).length > 0 && readPrices(raw, trip, false)) return
  const { section } = walk
  if ((section === 'included' || section === 'not_included') && takeItem(walk, section, raw)) return
  if (!takePriced(walk, raw)) takeTold(walk, raw)
}

/** True if the line is one of prices, of departures, or of both. */
function takePriced(walk: Walk, raw: string): boolean {
  const { trip, today } = walk
  const text = bare(raw)
  if (readPricedDay(raw, trip, today, walk.order)) return true
  const order = orderOfAges(text)
  if (order.length > 1 && findSums(text).length === 0) walk.order = order
  if (walk.section === 'price') {
    if (readPrices(raw, trip, true) || readShares(raw, trip) || hasBullet(raw)) return true
    walk.section = undefined
  }
  if (walk.section === 'departures' && readDepartures(text, trip, today)) return true
  if (walk.days.length === 0 && walk.section === undefined) readLeaving(raw, trip, today)
  return false
}

/** What is left tells of the day; outside of the days it may name a price. */
function takeTold(walk: Walk, raw: string): void {
  const { trip } = walk
  const text = bare(raw)
  if (walk.isTold && readToldLists(raw, trip)) {
    walk.day = undefined
    return
  }
  if (!walk.day || walk.section !== undefined) {
    if (walk.section !== 'notes') readPrices(raw, trip, false)
    return
  }
  if (walk.isTold && isSentence(text)) {
    if (findSums(text).length > 0) walk.day = undefined
    if (!readPrices(raw, trip, false) && walk.day) readTold(raw, walk.day)
    return
  }
  if (!readPrices(raw, { ...trip, prices: {} }, false) || !readPrices(raw, trip, false))
    readLine(raw, walk.day)
}
