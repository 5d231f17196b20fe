// Trips of a section: a row scrolled by thumb, with two arrows where there is a mouse; a grid; or a list.
import { useRef, useState } from 'react'
import type { PackageCard as Card } from '#domain/catalog/card.ts'
import type { SectionByKind } from '#lib/home-section.ts'
import { PackageCard } from '#storefront/card/package-card.tsx'
import { buildTravelHref } from '#storefront/kit/travel-href.ts'
import { ChevronLeft, ChevronRight } from '#ui/icons.ts'
import { useText } from '#web/session.tsx'
import { SectionHead, useSectionTitle } from './section-head.tsx'

type ScrollPosition = 'start' | 'between' | 'end'
type Props = { section: SectionByKind<'trips'>; list: Card[] }

const shownOnDesktop = 4
const shownInGrid = 6

/** The address of the section's further trips. */
function buildMoreHref({ by, of }: SectionByKind<'trips'>): string {
  if (by === 'category') return buildTravelHref({ tour_category: Number(of) })
  if (by === 'tag') return buildTravelHref({ page_title: of ?? undefined })
  return buildTravelHref(by === 'reviewed' || by === 'newest' ? { sort: by } : {})
}

export function TripRow({ section, list }: Props) {
  const { shape } = section
  const words = useText('home')
  const title = useSectionTitle(section)
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState<ScrollPosition>('start')
  const updatePosition = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) => {
    const isAtEnd = scrollLeft + clientWidth > scrollWidth - 8
    if (scrollLeft < 8) setAt('start')
    else setAt(isAtEnd ? 'end' : 'between')
  }
  const scroll = (pages: number) => row.current?.scrollBy({ left: pages * row.current.clientWidth })
  if (list.length === 0) return null
  return (
    <section aria-label={title}>
      <SectionHead section={section}>
        <div className="flex shrink-0 items-center gap-2">
          <a href={buildMoreHref(section)} aria-label={`${title} ${words.more}`} className="more-link">
            {words.more}
          </a>
          {shape === 'row' && list.length > shownOnDesktop && (
            <Arrows title={title} at={at} onScroll={scroll} />
          )}
        </div>
      </SectionHead>
      <ul
        ref={row}
        onScroll={(event) => updatePosition(event.currentTarget)}
        className={
          shape === 'row' ? 'scroll-row mt-5 gap-4 scroll-smooth pb-2 desktop:gap-5' : `trip-${shape} mt-5`
        }
      >
        {list.slice(0, shape === 'row' ? undefined : shownInGrid).map((card) => (
          <li
            key={card.package_code}
            className={
              shape === 'row'
                ? 'w-[72vw] max-w-72 shrink-0 snap-start tablet:w-72 desktop:w-[calc((100%-3.75rem)/4)] desktop:max-w-none'
                : undefined
            }
          >
            <PackageCard
              card={card}
              sizes={shape === 'row' ? '288px' : '(min-width: 768px) 33vw, 92vw'}
              level="h3"
              inRow={shape === 'row'}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ArrowsProps = { title: string; at: ScrollPosition; onScroll: (pages: number) => void }

function Arrows({ title, at, onScroll }: ArrowsProps) {
  const words = useText('home')
  const arrow = 'icon-button border border-line bg-card disabled:cursor-default disabled:opacity-40'
  return (
    <div className="hidden gap-2 desktop:flex">
      <button
        type="button"
        className={arrow}
        aria-label={`${title} ${words.previous}`}
        disabled={at === 'start'}
        onClick={() => onScroll(-1)}
      >
        <ChevronLeft size={20} />
      </button>
      <button
        type="button"
        className={arrow}
        aria-label={`${title} ${words.next}`}
        disabled={at === 'end'}
        onClick={() => onScroll(1)}
      >
        <ChevronRight size={20} />
      </button>
    </div>
  )
}
