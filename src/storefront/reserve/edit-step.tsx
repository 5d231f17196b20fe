// The first two steps on one page: what is reserved, and for whom.
// Who is led here to correct something is at the right place.
import { useEffect, useRef } from 'react'
import { DraftRestoredNotice } from '#storefront/kit/draft-restored-notice.tsx'
import { NoScriptNotice } from '#web/no-script-notice.tsx'
import { useLocalized, useSession, useText } from '#web/session.tsx'
import { NonMember } from './non-member.tsx'
import { PeopleFields } from './people-fields.tsx'
import { useReservation } from './reservation.tsx'
import { TripFields } from './trip-fields.tsx'

export function EditStep() {
  const { store, draft, startAgain, focusTarget, wrong } = useReservation()
  const words = useText('reserve')
  const localized = useLocalized()
  const { isLoggedIn } = useSession()
  const top = useRef<HTMLDivElement>(null)
  // A visitor who is led here to correct something arrives at the named field, or at the part.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is shown
  useEffect(() => {
    const part = focusTarget.current
    focusTarget.current = undefined
    if (!part) return
    const [field] = Object.keys(wrong)
    const named =
      field && top.current?.querySelector<HTMLElement>(`[name="${field}"], [data-name="${field}"]`)
    const target = named || top.current?.querySelector<HTMLElement>(`#reserve-${part}`)
    target?.focus()
    target?.scrollIntoView({ block: named ? 'center' : 'start' })
  }, [])
  return (
    <div ref={top} className="grid content-start gap-6 tablet:gap-8">
      <NoScriptNotice />
      <div className="grid gap-4 empty:hidden">
        {store?.problem && (
          <p role="alert" className="rounded-input bg-wash px-4 py-3 text-bad">
            {localized(store.problem)}
          </p>
        )}
        {store?.name && (
          <p className="rounded-input bg-brand-50 px-4 py-3 text-15 text-brand-800">
            {words.store(localized(store.name))}
          </p>
        )}
        {!isLoggedIn && !store && <NonMember />}
        {draft?.isRestored && (
          <DraftRestoredNotice sentence={words.restored} action={words.startOver} startOver={startAgain} />
        )}
      </div>
      <TripFields />
      <PeopleFields />
    </div>
  )
}
