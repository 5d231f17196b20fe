// The meals of a day. A blank one means neither included nor not included.
import type { LocalizedText } from '#i18n/language.ts'

/** Values of their own, as staff choose them and pasted itineraries name them. */
export const selfPaidMeal: LocalizedText = { ko: '자유식', en: 'On your own' }
export const mealNotIncluded: LocalizedText = { ko: '불포함', en: 'Not included' }

const excludedMealPattern =
  /^(?:자유\s*식|개별\s*식|불\s*포함|미\s*포함|없음|[x×-]|on\s+your\s+own|own\s+(?:expense|account)|not\s+included|none|no|no\s+meal)$/i

type Meals = { breakfast: LocalizedText | null; lunch: LocalizedText | null; dinner: LocalizedText | null }

const getMealText = (meal: LocalizedText | null) => (meal?.ko || meal?.en || '').trim()
/** Whether the price contains it. */
const isIncluded = (meal: LocalizedText | null) =>
  getMealText(meal) !== '' && !excludedMealPattern.test(getMealText(meal))

/** How many meals the days include; null where no day says anything of meals. */
export function countMeals(days: readonly { meals: Meals }[]): number | null {
  const meals = days.flatMap(({ meals: { breakfast, lunch, dinner } }) => [breakfast, lunch, dinner])
  return meals.some((meal) => getMealText(meal) !== '') ? meals.filter(isIncluded).length : null
}
