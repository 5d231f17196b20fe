// The first two steps on one page: what is reserved, and for whom.
// Who is led here to correct something is at the right place.
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Restored } from '#storefront/shell/restored.tsx'
import { NeedsScript } from '#web/needs-script.tsx'
import { useSay, useSession, useWords } from '#web/session.tsx'
import type { Told } from '#web/use-attempt.ts'
import type { Loaded } from './load-reserve.ts'
import { NonMember } from './non-member.tsx'
import type { Part } from './use-send-reservation.ts'

type Props = {
  store: Loaded['store']
  isRestored: boolean
  startOver: () => void
  /** The part one is led to, once. */
  aim: RefObject<Part | undefined>
  wrong: Told
  /** The parts of the form. */
  children: ReactNode
}

export function Edit({ store, isRestored, startOver, aim, wrong, children }: Props) {
  const words = useWords('reserve')
  const say = useSay()
  const { isLoggedIn } = useSession()
  const top = useRef<HTMLDivElement>(null)
  // Led here to correct something: to the field that is named, or to the part.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is shown
  useEffect(() => {
    const part = aim.current
    aim.current = undefined
    if (!part) return
    const [field] = Object.keys(wrong)
    const named =
      field && top.current?.querySelector<HTMLElement>(`[name="${field}"], [data-name="${field}"]`)
    const target = named || top.current?.querySelector<HTMLElement>(`#reserve-${part}`)
    target?.focus()
    target?.scrollIntoView({ block: named ? 'center' : 'start' })
  }, [])
  return (
    <div ref={top} className="grid gap-10">
      <NeedsScript />
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
        {isRestored && <Restored sentence={words.restored} action={words.startOver} startOver={startOver} />}
      </div>
      {children}
    </div>
  )
}
