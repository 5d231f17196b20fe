// Days and moments in words, in the visitor's language.
import { wordDates } from '#i18n/word-dates.ts'
import { useText } from '#web/session.tsx'

export const useDates = () => wordDates(useText('shell').dates)
