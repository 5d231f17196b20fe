// Meals that are told once or more for a day, and links of a chain that are meals or a hotel.

import type { DayInProgress } from './day-in-progress.ts'
import { readHotel } from './hotels.ts'
import { markUnsure, type ReadDay } from './itinerary.ts'
import { readMeals } from './meals.ts'

export function addMeals(meals: ReadDay['meals'], day: DayInProgress): void {
  for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
    const read = meals[meal]
    const existing = day.meals[meal]
    if (!read) continue
    if (!existing || (!existing.sure && read.sure)) day.meals[meal] = read
    // A meal that is named twice in different ways is unsure.
    if (existing?.sure && existing.value !== read.value) day.meals[meal] = { ...existing, sure: false }
  }
}

/** "호텔 조식 후" says where breakfast is, if nothing else does. */
export function addHotelBreakfast(line: string, day: DayInProgress): void {
  if (/호텔\s*조식\s*후|호텔에서\s*조식/.test(line)) day.meals.breakfast ??= markUnsure('호텔식', line.trim())
}

const linkPattern = /\s+[-–—]\s+|\s*[→➔➜⇒▶▷]\s*/
const linkedMealPattern =
  /^(?:아침|점심|저녁|조식|중식|석식)(?:\s*식사)?(?:\s*[:：(-]\s*|\s+)(?!후|전|및|식사)\S/
const linkedHotelPattern =
  /^(?:숙소|숙박|투숙|호텔|리조트)\s*[:：]?\s+(?!조식|체크|이동|투숙|휴식|도착|출발|복귀|귀환)\S/

/** "오죽헌 - 점심 초당순두부 - 경포대 - 숙소 A호텔": its meals and its hotel are links of the chain, and go. */
export function takeMealsFromChain(line: string, day: DayInProgress): string {
  const pieces = line.split(linkPattern)
  // "아침 - 호텔식, 점심 - 회정식": each has its own dash, and the comma parts them.
  const isList = pieces.some((piece) => /[,/]\s*(?:아침|점심|저녁|조식|중식|석식)$/.test(piece.trim()))
  if (pieces.length < 3 || isList) return line
  const rest = pieces.filter((piece) => {
    // "조식 → 산호섬": that there is a meal, not which.
    if (/^(?:호텔\s*)?(?:아침|점심|저녁|조식|중식|석식)(?:\s*식사)?(?:\s*후)?$/.test(piece.trim()))
      return false
    if (linkedMealPattern.test(piece)) {
      const { meals, rest: left } = readMeals(piece, false)
      if (Object.keys(meals).length !== 1 || left !== '') return true
      for (const read of Object.values(meals)) read.sure = false
      addMeals(meals, day)
      return false
    }
    if (!linkedHotelPattern.test(piece)) return true
    return !readHotel(piece.replace(/^\S+?\s*[:：]?\s+/, ''), false, piece, day)
  })
  return rest.length === pieces.length ? line : rest.join(' - ')
}
