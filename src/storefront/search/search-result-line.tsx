// A trip, a place or a month that the search offers: one line that leads there.
import type { ReactNode } from 'react'
import { Picture } from '#ui/picture.tsx'

type SearchResultLineProps = {
  href: string
  name: string
  more?: ReactNode
  picture?: string | null
  dismiss?: () => void
}

export function SearchResultLine({ href, name, more, picture, dismiss }: SearchResultLineProps) {
  return (
    <li>
      <a
        href={href}
        onClick={dismiss}
        className="flex min-h-14 items-center gap-3 rounded-input px-2 py-1.5 hover:bg-wash"
      >
        {picture !== undefined && (
          <Picture
            path={picture}
            alt=""
            sizes="64px"
            className="aspect-4/3 w-16 shrink-0 rounded-input object-cover"
          />
        )}
        <span className="min-w-0">
          <span className="line-clamp-2 text-15">{name}</span>
          {more && <span className="money block text-13 text-soft">{more}</span>}
        </span>
      </a>
    </li>
  )
}
