// Days and moments as people say them, on screens and in messages: "2027년 1월 2일(토)". §5
import { formatDay, formatTime } from '#lib/format.ts'
import { getWeekday } from '#lib/month.ts'
import type { SectionTexts } from './texts.ts'

export function wordDates(words: SectionTexts['shell']['dates']) {
  const toParts = (date: string) =>
    [Number(date.slice(5, 7)), Number(date.slice(8, 10)), getWeekday(date)] as const
  const formatDate = (date: string) => words.day(Number(date.slice(0, 4)), ...toParts(date))
  const formatDayOfYear = (date: string) => words.dayOfYear(...toParts(date))
  return {
    formatDate,
    /** The day of a moment in Seoul. */
    formatMomentDay: (moment: string) => formatDate(formatDay(moment)),
    /** A moment of these days, written without its year. */
    formatMoment: (moment: string) => `${formatDayOfYear(formatDay(moment))} ${formatTime(moment)}`,
    formatSpan(from: string, to: string): string {
      if (from === to) return formatDate(from)
      const isWithinYear = from.slice(0, 4) === to.slice(0, 4)
      return words.span(
        isWithinYear && words.yearAtEnd ? formatDayOfYear(from) : formatDate(from),
        isWithinYear && !words.yearAtEnd ? formatDayOfYear(to) : formatDate(to),
      )
    },
  }
}
