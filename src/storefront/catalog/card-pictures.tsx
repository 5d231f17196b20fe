// The pictures of a card: the first with the page, the others as somebody swipes or points along them.
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { PackageCard as Card } from '#domain/catalog/card.ts'
import { clamp } from '#plain/clamp.ts'
import { Picture } from '#ui/picture.tsx'

/** In a row that is itself swiped the pictures stay where they are. */
type Props = {
  paths: string[]
  focus: Card['focus']
  sizes: string
  first?: boolean
  inRow?: boolean
}

const swipe_px = 40

export function CardPictures({ paths, focus, sizes, first, inRow = false }: Props) {
  const [at, setAt] = useState(0)
  const from = useRef<number>(undefined)
  const isSwipe = useRef(false)
  const several = paths.length > 1
  const follow = ({ currentTarget, clientX, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(Math.min(paths.length - 1, Math.floor(((clientX - left) / width) * paths.length)))
  }
  const end = ({ clientX, pointerType }: PointerEvent) => {
    const way = pointerType === 'mouse' || inRow ? 0 : clientX - (from.current ?? clientX)
    isSwipe.current = Math.abs(way) > swipe_px
    if (isSwipe.current) setAt(clamp(at - Math.sign(way), 0, paths.length - 1))
  }
  const stay = (event: MouseEvent) => isSwipe.current && event.preventDefault() // a swipe opens no trip
  return (
    <span
      data-picture
      className={`trip-picture relative block aspect-4/3 overflow-hidden bg-brand-100 ${several && !inRow ? 'touch-pan-y' : ''}`}
      {...(several && {
        onPointerDown: ({ clientX }: PointerEvent) => {
          from.current = clientX
        },
        onPointerUp: end,
        onPointerMove: follow,
        onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setAt(0),
        onClick: stay,
      })}
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
