// A visitor may log in before going on; whoever does not reserves as a non-member. §2
import { useLocation } from 'react-router'
import { useText } from '#web/session.tsx'

export function NonMember() {
  const { nonMember: words } = useText('reserve')
  const { pathname, search } = useLocation()
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-input bg-wash px-4 py-1 text-15">
      {words.line}
      <a
        href={`/auth/login?to=${encodeURIComponent(pathname + search)}`}
        data-popup="login"
        className="inline-flex min-h-11 items-center font-semibold text-brand-700"
      >
        {words.login}
      </a>
    </p>
  )
}
