// "위와 동일", "〃" and "D1과 동일" stand for what an earlier day says.
import type { Read, ReadDay } from './itinerary.ts'
import { unspaced } from './lines.ts'

/** If the earlier day says nothing, the sign means nothing. */
export function dittoed(list: ReadDay[]): ReadDay[] {
  const told: ReadDay[] = []
  for (const { hotel, meals, ...day } of list) {
    const of = <T>(read: Read<T> | undefined, former: (earlier: ReadDay) => Read<T> | undefined) => {
      const ditto = read && typeof read.value === 'string' ? dittoIn(read.value) : undefined
      if (!ditto || !read) return read
      const earlier =
        ditto.day === undefined ? told.at(-1) : told.find((each) => each.day.value === ditto.day)
      const standing = earlier && former(earlier)
      return standing && { ...standing, from: read.from }
    }
    const house = of(hotel, (earlier) => earlier.hotel)
    const eaten = mealNames.flatMap((meal) => {
      const read = of(meals[meal], (earlier) => earlier.meals[meal])
      return read ? [[meal, read] as const] : []
    })
    told.push({ ...day, meals: Object.fromEntries(eaten), ...(house && { hotel: house }) })
  }
  return told
}

const mealNames = ['breakfast', 'lunch', 'dinner'] as const
const above =
  /^(?:(?:위와|상기와?|전일과?|전날과?|앞과|이하)\s*)?(?:동일|같음|상동|동상)(?:\s*호텔)?$|^same(?:\s+as\s+above|\s+hotel)?$|^ditto$/i
const named =
  /^(?:제|day|d)?\s*(\d{1,2})\s*(?:일\s*(?:차|째)?)?\s*(?:과|와)\s*(?:동일|같음)$|^same\s+as\s+day\s*(\d{1,2})$/i

function dittoIn(value: string): { day?: number } | undefined {
  // "상  동" is spaced to fill its cell.
  const text = unspaced(value.replace(/[()[\].\s]+$|^[([\s]+/g, ''))
  const [, korean, english] = named.exec(text) ?? []
  if (korean ?? english) return { day: Number(korean ?? english) }
  return /^[〃″"'\u3003\s]+$/.test(text) || above.test(text) ? {} : undefined
}
