// Days counted from today, as Seoul counts them.
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'

export const dateInDays = (days: number) => addDays(formatSeoulDay(new Date()), days)
