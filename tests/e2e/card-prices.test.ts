// §5 The price on a card is the price of the day on it: every card of the demo, compared with its calendar.
import { expect, test } from 'vitest'
import { agencies } from '#seed/agencies.ts'
import { pickSample, printSeedOnFailure } from '../sampling.ts'
import { emptyListPath, eventually, openStorefront, type StorefrontPage } from './storefront-page.ts'

type CardOnPage = { code: string; date: string | undefined; price: string | undefined; text: string }

/** As they are in a document: the one on the screen, or one that was only asked for. */
const readCards = ({ page }: StorefrontPage, path?: string): Promise<CardOnPage[]> =>
  page.evaluate(async (address) => {
    const shown = address
      ? new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
      : document
    return [...shown.querySelectorAll('main [data-card]')].map((card) => ({
      code: card.getAttribute('data-card') ?? '',
      date: card.querySelector('time')?.dateTime,
      price: card.querySelector('data')?.value,
      text: card.querySelector('data')?.textContent ?? '',
    }))
  }, path)

type CalendarDay = { departure_date: string; adult_price: number; state: string }

/** The calendars of these trips, by their codes. */
const readCalendars = ({ page }: StorefrontPage, codes: string[]) =>
  page.evaluate(async (wanted): Promise<Record<string, CalendarDay[]>> => {
    const read = async (package_code: string) => {
      const answer = await fetch(`/api/landing/package/departures?package_code=${package_code}`)
      return [package_code, (await answer.json()).list]
    }
    return Object.fromEntries(await Promise.all(wanted.map(read)))
  }, codes)

/** The lowest price of one day of a calendar; of those that can be booked, before the others. */
function findLowest(calendar: CalendarDay[], date: string, open: boolean) {
  const days = calendar.filter(({ departure_date }) => departure_date === date)
  const bookable = days.filter(({ state }) => state !== 'closed')
  const prices = (open && bookable.length > 0 ? bookable : days).map(({ adult_price }) => adult_price)
  return Math.min(...prices)
}

async function expectPricesOfCalendar(shop: StorefrontPage, cards: CardOnPage[], open: boolean) {
  const calendars = await readCalendars(shop, [...new Set(cards.map(({ code }) => code))])
  for (const { code, date, price, text } of cards) {
    if (date === undefined) {
      expect(price, code).toBe('')
      continue
    }
    const lowest = findLowest(calendars[code] ?? [], date, open)
    expect(Number(price), `${shop.origin} ${code} ${date}`).toBe(lowest)
    expect(text).toContain(lowest.toLocaleString('en-US'))
  }
}

const lastPage = (key: number) =>
  Math.ceil((agencies.find((agency) => agency.travel_agency === key)?.packages.length ?? 0) / 20)
const listPages = agencies.flatMap(({ travel_agency: key }) =>
  Array.from({ length: lastPage(key) }, (_, at) => [key, `/travel?page=${at + 1}`] as const),
)
const nextMay = `${new Date().getFullYear() + (new Date().getMonth() > 3 ? 1 : 0)}-05`
const searches = agencies.flatMap(({ travel_agency: key }) => [
  [key, '/'] as const,
  [key, `/travel?month=${nextMay}`] as const,
  [key, '/travel?sort=price_low'] as const,
  [key, '/travel?price_to=1000000&weekday=6'] as const,
])

test.each(agencies.map(({ travel_agency }) => travel_agency))(
  'without scripts every card of agency %i has the price of the day it shows',
  async (key) => {
    const pages = [...listPages, ...searches].filter(([agency]) => agency === key)
    const shop = await openStorefront(key, emptyListPath)
    const cards: CardOnPage[] = []
    for (const [, path] of pages) cards.push(...(await readCards(shop, path)))
    await expectPricesOfCalendar(shop, cards, false)
    expect(cards.length).toBeGreaterThan(20)
  },
)

test.each(pickSample([...listPages, ...searches], 5))(
  'with scripts every card of agency %i on %s has the price of the day it has come to show',
  async (key, path) => {
    printSeedOnFailure()
    const shop = await openStorefront(key, path)
    // A card that says the state of its departure has had its answer.
    await eventually(async () => {
      const cards = shop.page.locator('main [data-card]')
      const dated = await cards.locator('time').count()
      return (await cards.locator('[data-availability]').count()) >= dated
    }).toBe(true)
    await expectPricesOfCalendar(shop, await readCards(shop), true)
  },
)

test('sorted by price, the prices that are shown rise from card to card', async () => {
  const shop = await openStorefront(1, `/travel?sort=price_low&month=${nextMay}`, { script: false })
  const prices = (await readCards(shop)).map(({ price }) => Number(price))
  expect(prices.length).toBeGreaterThan(3)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})
