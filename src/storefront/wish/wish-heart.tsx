// §2, §4 The wish heart: filled or empty by is_wish, toggled by a POST. A visitor's is kept in the browser.
import { type MouseEvent, useContext, useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { wishSlot } from '#lib/personal-slots.ts'
import { ApiContext } from '#storefront/api.ts'
import { showToast } from '#storefront/kit/toast.ts'
import { Heart } from '#ui/icons.ts'
import { PersonalSlot } from '#web/personal-slot.tsx'
import { useSession, useText } from '#web/session.tsx'
import { toggleVisitorWish, useVisitorWish } from './visitor-wishes.ts'

const problemShown_ms = 6000

type Props = { package_code: string; is_wish: boolean; className?: string }

export function WishHeart({ package_code, is_wish, className = '' }: Props) {
  const words = useText('catalog')
  const { wished, sending, problem, toggle } = useWish(package_code, is_wish)
  return (
    <span className={className}>
      <PersonalSlot
        slot={wishSlot(package_code)}
        value={wished}
        render={(isWished) => (
          <button
            type="button"
            aria-pressed={isWished}
            aria-label={isWished ? words.unwish : words.wish}
            aria-busy={sending}
            onClick={toggle}
            className="flex size-11 items-center justify-center rounded-full bg-card/90 text-bad shadow-sm transition-transform duration-150 hover:scale-105"
          >
            <Heart size={20} filled={isWished} />
          </button>
        )}
      />
      {/* Above whatever is below the heart, so that nothing moves; a press goes through it. */}
      <span role="alert" className="pointer-events-none absolute top-full right-0 z-10">
        {problem && (
          <span className="mt-2 block w-max max-w-36 rounded-input bg-ink px-3 py-2 text-13 text-card leading-snug shadow-sm">
            {problem}
          </span>
        )}
      </span>
    </span>
  )
}

function useWish(package_code: string, is_wish: boolean) {
  const words = useText('catalog')
  const api = useContext(ApiContext)
  const { login, failed } = useText('shell')
  const { isLoggedIn, travel_agency } = useSession()
  const isVisitorWish = useVisitorWish(travel_agency, package_code)
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const [problem, setProblem] = useState('')
  const [wished, setWished] = useState(is_wish)
  const [sending, setSending] = useState(false)

  useEffect(() => {
    if (!problem) return
    const timer = setTimeout(() => setProblem(''), problemShown_ms)
    return () => clearTimeout(timer)
  }, [problem])

  async function toggle(event: MouseEvent): Promise<void> {
    event.preventDefault()
    if (!isLoggedIn) {
      const isWished = toggleVisitorWish(travel_agency, package_code)
      const href = `/auth/login?to=${encodeURIComponent(pathname + search)}`
      const link = { href, label: login, popup: 'login' as const }
      const line = isWished ? words.wishStored : undefined
      showToast(isWished === false ? undefined : { said: words.loginNeeded, line, link })
      return
    }
    if (!api || sending) return
    setSending(true)
    setProblem('')
    try {
      setWished((await api.wish.toggle({ package_code })).is_wish)
      await revalidate() // the lists follow
    } catch {
      if (navigator.onLine) setProblem(words.wishFailed)
      else showToast({ said: failed.offline })
    } finally {
      setSending(false)
    }
  }
  return { wished: isLoggedIn ? wished : isVisitorWish, sending, problem, toggle }
}
