// A blank meal promises nothing, and what one eats on one's own is not counted as included.
import { expect, test } from 'vitest'
import { countMeals, notIncluded, ownMeal } from './meals.ts'

const said = (ko: string) => ({ ko, en: '' })
const day = (...[breakfast = null, lunch = null, dinner = null]: ({ ko: string; en: string } | null)[]) => ({
  meals: { breakfast, lunch, dinner },
})

test('meals that are named are counted; 자유식, 불포함, X and blanks are not', () => {
  expect(countMeals([day(said('호텔식'), ownMeal, notIncluded), day(said('X'), null, said('한식'))])).toBe(2)
  expect(countMeals([day(ownMeal, said('불 포함'))])).toBe(0)
})

test('where nothing is said of meals, none is counted and none is denied', () => {
  expect(countMeals([day(), day(said(''))])).toBeNull()
})
