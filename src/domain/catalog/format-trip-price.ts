// The price of a trip with the day it is for; where no day is beside it, with the month it begins. §5
import { formatNumber } from '#lib/format.ts'
import { getWeekday } from '#lib/month.ts'

type LowestPrice = { page_price: number | null; page_price_date?: string | null }
type PriceTexts = {
  priceOnRequest: string
  won: (price: string) => string
  wonFromMonth: (price: string, month: number) => string
}

export function formatLowestPrice({ page_price, page_price_date }: LowestPrice, words: PriceTexts): string {
  if (page_price === null) return words.priceOnRequest
  const price = formatNumber(page_price)
  return page_price_date ? words.wonFromMonth(price, Number(page_price_date.slice(5, 7))) : words.won(price)
}

type DateTexts = Pick<PriceTexts, 'won'> & {
  departsOn: (month: number, day: number, weekday: number) => string
}

/** A day and its price in one line. */
export const formatDatedPrice = (date: string, price: number, words: DateTexts): string =>
  `${words.departsOn(Number(date.slice(5, 7)), Number(date.slice(8)), getWeekday(date))} ${words.won(formatNumber(price))}`
