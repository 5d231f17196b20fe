// §2 The frame of my page: its parts at the left from 1200, as a row for the thumb below.
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useText } from '#web/session.tsx'

const myPages = [
  ['home', '/mypage'],
  ['reservations', '/mypage/reservations'],
  ['wish', '/mypage/wish'],
  ['info', '/mypage/info'],
  ['password', '/mypage/password'],
] as const

export function MyFrame({ title, line, children }: { title: string; line?: string; children: ReactNode }) {
  return (
    <div className="content grid-cols-1 gap-x-12 pt-6 pb-24 desktop:grid desktop:grid-cols-[13rem_minmax(0,1fr)] desktop:pt-12">
      <PageHead title={title} />
      <MyNav />
      <div className="min-w-0">
        <h1 className="brand-text text-28 tablet:text-36">{title}</h1>
        {line && <p className="mt-2 text-pretty text-soft">{line}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  )
}

function MyNav() {
  const { title, nav: words } = useText('my')
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    // on a phone the last tabs are out of sight
    if (here && list.current) list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 16
  }, [])
  return (
    <nav aria-label={title} className="mb-6 desktop:mb-0">
      <ul
        ref={list}
        className="scroll-row gap-2 pb-1 desktop:sticky desktop:top-36 desktop:flex-col desktop:gap-1 desktop:overflow-visible"
      >
        {myPages.map(([part, href]) => (
          <li key={part} className="snap-start">
            <a href={href} aria-current={href === pathname ? 'page' : undefined} className="my-tab">
              {words[part]}
            </a>
          </li>
        ))}
        <li className="snap-start desktop:mt-3 desktop:border-line desktop:border-t desktop:pt-3">
          <a href="/" data-logout className="my-tab text-soft">
            {words.logout}
          </a>
        </li>
      </ul>
    </nav>
  )
}
