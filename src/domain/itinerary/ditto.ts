// "위와 동일", "〃" and "D1과 동일" stand for what an earlier day says.
import type { ReadDay, ReadValue } from './itinerary.ts'
import { joinSpacedLetters } from './lines.ts'

/** If the earlier day says nothing, the sign means nothing. */
export function resolveDittos(list: ReadDay[]): ReadDay[] {
  const resolved: ReadDay[] = []
  for (const { hotel, meals, ...day } of list) {
    const resolve = <T>(
      read: ReadValue<T> | undefined,
      pickField: (earlier: ReadDay) => ReadValue<T> | undefined,
    ) => {
      const ditto = read && typeof read.value === 'string' ? parseDitto(read.value) : undefined
      if (!ditto || !read) return read
      const earlier =
        ditto.day === undefined ? resolved.at(-1) : resolved.find((each) => each.day.value === ditto.day)
      const existing = earlier && pickField(earlier)
      return existing && { ...existing, from: read.from }
    }
    const resolvedHotel = resolve(hotel, (earlier) => earlier.hotel)
    const resolvedMeals = mealNames.flatMap((meal) => {
      const read = resolve(meals[meal], (earlier) => earlier.meals[meal])
      return read ? [[meal, read] as const] : []
    })
    resolved.push({
      ...day,
      meals: Object.fromEntries(resolvedMeals),
      ...(resolvedHotel && { hotel: resolvedHotel }),
    })
  }
  return resolved
}

const mealNames = ['breakfast', 'lunch', 'dinner'] as const
const dittoPattern =
  /^(?:(?:위와|상기와?|전일과?|전날과?|앞과|이하)\s*)?(?:동일|같음|상동|동상)(?:\s*호텔)?$|^same(?:\s+as\s+above|\s+hotel)?$|^ditto$/i
const dittoDayPattern =
  /^(?:제|day|d)?\s*(\d{1,2})\s*(?:일\s*(?:차|째)?)?\s*(?:과|와)\s*(?:동일|같음)$|^same\s+as\s+day\s*(\d{1,2})$/i

function parseDitto(value: string): { day?: number } | undefined {
  // "상  동" is spaced to fill its cell.
  const text = joinSpacedLetters(value.replace(/[()[\].\s]+$|^[([\s]+/g, ''))
  const [, korean, english] = dittoDayPattern.exec(text) ?? []
  if (korean ?? english) return { day: Number(korean ?? english) }
  return /^[〃″"'\u3003\s]+$/.test(text) || dittoPattern.test(text) ? {} : undefined
}
