// §2 Pagination: plain links, so it works before the scripts do.

import { pagesShown } from '#plain/pages-shown.ts'
import { ChevronLeft, ChevronRight } from './icons.ts'

type Labels = { pages: string; page: (page: number) => string; previous: string; next: string }
type Props = {
  page: number
  total: number
  page_size: number
  hrefOf: (page: number) => string
  labels: Labels
}

const step =
  'inline-flex size-11 items-center justify-center rounded-full text-15 money transition-colors duration-150'

export function Pagination({ page, total, page_size, hrefOf, labels }: Props) {
  const { pages, previous, next } = pagesShown(page, total, page_size)
  if (pages.length < 2 && previous === undefined) return null
  return (
    <nav aria-label={labels.pages} className="mt-12 flex items-center justify-center gap-1">
      {previous !== undefined && (
        <a href={hrefOf(previous)} aria-label={labels.previous} className={`${step} hover:bg-wash`}>
          <ChevronLeft size={20} />
        </a>
      )}
      {pages.map((number) => (
        <a
          key={number}
          href={hrefOf(number)}
          aria-label={labels.page(number)}
          aria-current={number === page ? 'page' : undefined}
          className={`${step} ${number === page ? 'bg-brand font-semibold text-on-brand' : 'hover:bg-wash'}`}
        >
          {number}
        </a>
      ))}
      {next !== undefined && (
        <a href={hrefOf(next)} aria-label={labels.next} className={`${step} hover:bg-wash`}>
          <ChevronRight size={20} />
        </a>
      )}
    </nav>
  )
}
