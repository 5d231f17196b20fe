// A blank meal promises nothing, and what one eats on one's own is not counted as included.
import { expect, test } from 'vitest'
import { countMeals, mealNotIncluded, selfPaidMeal } from './meals.ts'

const inKorean = (ko: string) => ({ ko, en: '' })
const day = (...[breakfast = null, lunch = null, dinner = null]: ({ ko: string; en: string } | null)[]) => ({
  meals: { breakfast, lunch, dinner },
})

test('meals that are named are counted; 자유식, 불포함, X and blanks are not', () => {
  expect(
    countMeals([
      day(inKorean('호텔식'), selfPaidMeal, mealNotIncluded),
      day(inKorean('X'), null, inKorean('한식')),
    ]),
  ).toBe(2)
  expect(countMeals([day(selfPaidMeal, inKorean('불 포함'))])).toBe(0)
})

test('where nothing is said of meals, none is counted and none is denied', () => {
  expect(countMeals([day(), day(inKorean(''))])).toBeNull()
})
