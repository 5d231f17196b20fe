// A row of trips: scrolled by thumb on small screens, with two arrows where there is a mouse.
import { useRef, useState } from 'react'
import type { PackageCard as Card } from '#domain/catalog/calls.ts'
import { PackageCard } from '#storefront/catalog/package-card.tsx'
import { ChevronLeft, ChevronRight } from '#ui/icons.ts'
import { useWords } from '#web/session.tsx'

type Props = { title: string; line?: string; href: string; list: Card[] }

const shownOnDesktop = 4

export function TripRow({ title, line, href, list }: Props) {
  const words = useWords('home')
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState<'start' | 'between' | 'end'>('start')
  const look = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) =>
    setAt(scrollLeft < 8 ? 'start' : scrollLeft + clientWidth > scrollWidth - 8 ? 'end' : 'between')
  const scroll = (pages: number) => row.current?.scrollBy({ left: pages * row.current.clientWidth })
  const arrow = 'icon-button border border-line bg-card disabled:cursor-default disabled:opacity-40'
  if (list.length === 0) return null
  return (
    <section aria-label={title}>
      <div className="flex items-end justify-between gap-4">
        <div>
          <h2 className="text-22 tablet:text-28">{title}</h2>
          {line && <p className="mt-1 text-15 text-soft">{line}</p>}
        </div>
        <div className="flex shrink-0 items-center gap-2">
          <a
            href={href}
            aria-label={`${title} ${words.more}`}
            className="-mr-2 inline-flex min-h-11 items-center px-2 text-15 desktop:mr-0 text-brand-700 hover:underline"
          >
            {words.more}
          </a>
          {list.length > shownOnDesktop && (
            <div className="hidden gap-2 desktop:flex">
              <button
                type="button"
                className={arrow}
                aria-label={`${title} ${words.previous}`}
                disabled={at === 'start'}
                onClick={() => scroll(-1)}
              >
                <ChevronLeft size={20} />
              </button>
              <button
                type="button"
                className={arrow}
                aria-label={`${title} ${words.next}`}
                disabled={at === 'end'}
                onClick={() => scroll(1)}
              >
                <ChevronRight size={20} />
              </button>
            </div>
          )}
        </div>
      </div>
      <ul
        ref={row}
        onScroll={(event) => look(event.currentTarget)}
        className="thumb-row mt-5 gap-4 scroll-smooth pb-2 desktop:gap-5"
      >
        {list.map((card) => (
          <li
            key={card.package_code}
            className="w-[72vw] max-w-72 shrink-0 snap-start tablet:w-72 desktop:w-[calc((100%-3.75rem)/4)] desktop:max-w-none"
          >
            <PackageCard card={card} sizes="288px" level="h3" inRow />
          </li>
        ))}
      </ul>
    </section>
  )
}
