// §2 /mypage: a greeting, and the ways to everything that is the member's own.
import { useLoaderData } from 'react-router'
import type { PageArgs } from '#storefront/page.ts'
import { ChevronRight } from '#ui/icons.ts'
import { useWords } from '#web/session.tsx'
import { MyFrame } from './my-frame.tsx'

export async function loader({ api }: PageArgs) {
  const [{ name, login_id, email, email_verified }, { total: reservations }, { total: wishes }] =
    await Promise.all([
      api.member.info(),
      api.booking.list({ page_size: 1 }),
      api.wish.list({ page_size: 1 }),
    ])
  return { name: name || login_id, isUnverified: email !== null && !email_verified, reservations, wishes }
}

export default function MyPage() {
  const { name, isUnverified, reservations, wishes } = useLoaderData<typeof loader>()
  const { title, nav, home: words } = useWords('my')
  const tiles = [
    { href: '/mypage/reservations', label: nav.reservations, line: words.reservations(reservations) },
    { href: '/mypage/wish', label: nav.wish, line: words.wish(wishes) },
    { href: '/mypage/info', label: nav.info, line: words.info },
    { href: '/mypage/password', label: nav.password, line: words.password },
    { href: '/mypage/withdrawal', label: nav.withdrawal, line: words.withdrawal },
  ]
  return (
    <MyFrame title={title} line={words.greeting(name)}>
      {isUnverified && (
        <p className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card bg-brand-50 px-5 py-3 text-15">
          <span className="grow basis-72">{words.verify}</span>
          <a
            href="/mypage/info"
            className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
          >
            {words.toVerify}
          </a>
        </p>
      )}
      <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4">
        {tiles.map(({ href, label, line }) => (
          <li key={href}>
            <a
              href={href}
              className="flex h-full min-h-24 items-center gap-3 rounded-card border border-line bg-card p-5 transition-colors duration-150 hover:border-brand-400"
            >
              <span className="grid grow gap-0.5">
                <span className="font-bold text-18">{label}</span>
                <span className="text-15 text-soft">{line}</span>
              </span>
              <ChevronRight size={20} className="shrink-0 text-soft" />
            </a>
          </li>
        ))}
      </ul>
    </MyFrame>
  )
}
