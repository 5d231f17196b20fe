// Days counted from today, as Seoul counts them.
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'

export const inDays = (days: number) => dayAfter(seoulDay(new Date()), days)
