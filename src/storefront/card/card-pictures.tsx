// The pictures of a card: the first with the page, the others as somebody swipes or points along them.
import { type PointerEvent, useState } from 'react'
import type { PackageCard as Card } from '#domain/catalog/card.ts'
import { clamp } from '#lib/clamp.ts'
import { Picture } from '#ui/picture.tsx'
import { useSwipe } from '#ui/use-swipe.ts'

/** In a row that is itself swiped the pictures stay where they are. */
type Props = {
  paths: string[]
  focus: Card['focus']
  sizes: string
  first?: boolean
  inRow?: boolean
}

export function CardPictures({ paths, focus, sizes, first, inRow = false }: Props) {
  const [at, setAt] = useState(0)
  const swipe = useSwipe((by) => setAt(clamp(at + by, 0, paths.length - 1)))
  const several = paths.length > 1
  const follow = ({ currentTarget, clientX, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(Math.min(paths.length - 1, Math.floor(((clientX - left) / width) * paths.length)))
  }
  return (
    <span
      data-picture
      className={`trip-picture relative block aspect-4/3 overflow-hidden bg-brand-100 ${several && !inRow ? 'touch-pan-y' : ''}`}
      {...(several && {
        onPointerMove: follow,
        onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setAt(0),
      })}
      {...(several && !inRow && swipe)}
    >
      <Picture
        path={paths[at] ?? null}
        focus={focus.find(({ path }) => path === paths[at])}
        alt=""
        sizes={sizes}
        first={first}
        className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
      />
      {several && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bottom-2 flex justify-center gap-1"
        >
          {paths.map((path, index) => (
            <span
              key={path}
              className={`size-1.5 rounded-full shadow-sm ${index === at ? 'bg-white' : 'bg-white/50'}`}
            />
          ))}
        </span>
      )}
    </span>
  )
}
