// The first two steps on one page: what is reserved, and for whom.
import { useEffect, useRef } from 'react'
import { useSay, useSession, useWords } from '#web/session.tsx'
import { NonMember } from './non-member.tsx'
import { PeoplePart } from './people-part.tsx'
import { TripPart } from './trip-part.tsx'
import type { Reserving } from './use-reserve.ts'

export function Edit({ reserving }: { reserving: Reserving }) {
  const words = useWords('reserve')
  const say = useSay()
  const { isLoggedIn } = useSession()
  const { store, draft, startOver, aim, missing } = reserving
  const top = useRef<HTMLDivElement>(null)
  // Led here to correct something: to the field that is named, or to the part.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is shown
  useEffect(() => {
    const part = aim.current
    aim.current = undefined
    if (!part) return
    const [field] = Object.keys(missing)
    const named =
      field && top.current?.querySelector<HTMLElement>(`[name="${field}"], [data-name="${field}"]`)
    const target = named || top.current?.querySelector<HTMLElement>(`#reserve-${part}`)
    target?.focus()
    target?.scrollIntoView({ block: named ? 'center' : 'start' })
  }, [])
  return (
    <div ref={top} className="grid gap-10">
      <div className="grid gap-4 empty:hidden">
        {store?.problem && (
          <p role="alert" className="rounded-input bg-wash px-4 py-3 text-bad">
            {say(store.problem)}
          </p>
        )}
        {store?.name && (
          <p className="rounded-input bg-brand-50 px-4 py-3 text-15 text-brand-800">
            {words.store(say(store.name))}
          </p>
        )}
        {!isLoggedIn && !store && <NonMember />}
        {draft?.isRestored && (
          <p
            role="status"
            className="flex flex-wrap items-center justify-between gap-x-4 rounded-input bg-brand-50 px-4 py-1 text-15 text-brand-800"
          >
            {words.restored}
            <button type="button" onClick={startOver} className="min-h-11 font-semibold underline">
              {words.startOver}
            </button>
          </p>
        )}
      </div>
      <TripPart reserving={reserving} />
      <PeoplePart reserving={reserving} />
    </div>
  )
}
