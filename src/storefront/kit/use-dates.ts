// Days and moments as people say them, wherever money stands beside them: "2027년 1월 2일(토)". §5
import { formatDay, formatTime } from '#lib/format.ts'
import { getWeekday } from '#lib/month.ts'
import { useText } from '#web/session.tsx'

export function useDates() {
  const { dates: words } = useText('shell')
  const toParts = (date: string) =>
    [Number(date.slice(5, 7)), Number(date.slice(8, 10)), getWeekday(date)] as const
  const formatDate = (date: string) => words.day(Number(date.slice(0, 4)), ...toParts(date))
  const formatDayOfYear = (date: string) => words.dayOfYear(...toParts(date))
  return {
    formatDate,
    /** The day of a moment in Seoul. */
    formatMomentDay: (moment: string) => formatDate(formatDay(moment)),
    /** A moment in the near future, written without its year. */
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
