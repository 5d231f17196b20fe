// What a destination asks of who enters, for the page of a trip, a comparison and the contract.
import type { entryRules as ko } from '#i18n/ko/entry-rules.ts'

export const entryRules: typeof ko = {
  title: 'Entry rules',
  visas: {
    none: 'No visa needed',
    authorisation: 'Travel authorisation needed (K-ETA, ESTA, etc.)',
    on_arrival: 'Visa on arrival',
    visa: 'Visa needed before departure',
  },
  passport: (months: number) =>
    months === 0
      ? 'Passport valid until the end of the trip'
      : `Passport valid for ${months} ${months === 1 ? 'month' : 'months'} after your return`,
}
