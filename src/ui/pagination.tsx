// §2 Pagination: plain links, so it works before the scripts do.

import { listPageNumbers } from '#lib/page-numbers.ts'
import { ChevronLeft, ChevronRight } from './icons.ts'

type PaginationLabels = { pages: string; page: (page: number) => string; previous: string; next: string }
type Props = {
  page: number
  total: number
  page_size: number
  getHref: (page: number) => string
  labels: PaginationLabels
}

const stepClass =
  'inline-flex size-11 items-center justify-center rounded-full text-15 money transition-colors duration-150'

export function Pagination({ page, total, page_size, getHref, labels }: Props) {
  const { pages, previous, next } = listPageNumbers(page, total, page_size)
  if (pages.length < 2 && previous === undefined) return null
  return (
    <nav aria-label={labels.pages} className="mt-12 flex items-center justify-center gap-1">
      {previous !== undefined && (
        <a href={getHref(previous)} aria-label={labels.previous} className={`${stepClass} hover:bg-wash`}>
          <ChevronLeft size={20} />
        </a>
      )}
      {pages.map((number) => (
        <a
          key={number}
          href={getHref(number)}
          aria-label={labels.page(number)}
          aria-current={number === page ? 'page' : undefined}
          className={`${stepClass} ${number === page ? 'bg-brand font-semibold text-on-brand' : 'hover:bg-wash'}`}
        >
          {number}
        </a>
      ))}
      {next !== undefined && (
        <a href={getHref(next)} aria-label={labels.next} className={`${stepClass} hover:bg-wash`}>
          <ChevronRight size={20} />
        </a>
      )}
    </nav>
  )
}
