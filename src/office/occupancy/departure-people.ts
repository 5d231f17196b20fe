// The people of a departure as its screens get them.
import type { Api } from '#office/api.ts'

export type DeparturePeople = Awaited<ReturnType<Api['people']['list']>>
/** What a guide carries and sent, as the office sees it. */
export type DepartureGuide = Awaited<ReturnType<Api['guide']['one']>>
export type Person = DeparturePeople['people'][number]
export type Check = DeparturePeople['checks'][number]

/** The cancellation was requested and is not complete. */
export const isCancelling = ({ progress }: Pick<Person, 'progress'>) => progress === 'cancel_requested'
