// The pictures of a trip: swiped on a phone, one large and four small on a desktop; the second is its map.
// A press shows one as large as the screen allows.
import { Fragment, type KeyboardEvent, useState } from 'react'
import type { Route } from '#domain/catalog/package.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { pictureTransitionName } from '#storefront/router/picture-transition.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { Icon } from '#ui/icon.tsx'
import { ChevronLeft, ChevronRight, X } from '#ui/icons.ts'
import { Picture } from '#ui/picture.tsx'
import { useSwipe } from '#ui/use-swipe.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { RouteDrawing } from './route-map.tsx'

/** `x`, `y`: the point that stays in sight where the picture is cut. */
type GalleryPicture = { path: string; alt: LocalizedText | null; x: number; y: number; on_day: number | null }
type Props = { pictures: GalleryPicture[]; title: string; route: Route | null }

/** So many are on the page; the viewer shows all. */
const shownMost = 5

/** The caption names the day and what the picture shows. */
function useCaption() {
  const words = useText('trip')
  const localized = useLocalized()
  return ({ alt, on_day }: GalleryPicture) =>
    [on_day === null ? '' : words.day(on_day), localized(alt)].filter(Boolean).join(' · ')
}

export function Gallery({ pictures, title, route }: Props) {
  const words = useText('trip')
  const [at, setAt] = useState<number>() // undefined: none is enlarged
  const shown = pictures.slice(0, route ? shownMost - 1 : shownMost)
  const tiles = shown.length + (route ? 1 : 0)
  if (shown.length === 0) return null
  return (
    <section aria-label={words.gallery} className="-mx-[16px] tablet:mx-0">
      <ul className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] tablet:grid tablet:grid-cols-4 tablet:grid-rows-2 tablet:gap-2 tablet:overflow-hidden tablet:rounded-card">
        {shown.map((picture, index) => (
          <Fragment key={picture.path}>
            <Thumbnail
              picture={picture}
              place={{ index, count: pictures.length, tile: route && index > 0 ? index + 1 : index, tiles }}
              title={title}
              enlarge={() => setAt(index)}
            />
            {route && index === 0 && <MapTile route={route} />}
          </Fragment>
        ))}
      </ul>
      {at !== undefined && (
        <Dialog
          title={words.gallery}
          onClose={() => setAt(undefined)}
          variant="bare"
          className="m-0 h-dvh max-h-none w-full max-w-none bg-black text-white"
        >
          <Viewer pictures={pictures} at={at} setAt={setAt} close={() => setAt(undefined)} />
        </Dialog>
      )}
    </section>
  )
}

type ThumbnailProps = {
  picture: GalleryPicture
  /** The picture's number among all, and its tile among those on the page, of which the map may be one. */
  place: { index: number; count: number; tile: number; tiles: number }
  title: string
  enlarge: () => void
}

function Thumbnail({ picture, place, title, enlarge }: ThumbnailProps) {
  const { index, count, tile, tiles } = place
  const words = useText('trip')
  const caption = useCaption()(picture)
  const isFirst = index === 0
  return (
    <li
      style={isFirst ? { viewTransitionName: pictureTransitionName } : undefined}
      className={`relative w-full shrink-0 snap-center tablet:w-auto ${getSpanClass(tile, tiles)}`}
    >
      <button
        type="button"
        aria-label={words.enlarge(index + 1, count)}
        className="block size-full -outline-offset-4"
        onClick={enlarge}
      >
        <Picture
          path={picture.path}
          alt={caption || (isFirst ? title : '')}
          focus={picture}
          sizes={sizes[isFirst ? 'first' : 'other']}
          first={isFirst}
          className={`aspect-4/3 size-full object-cover ${isWide(tile, tiles) ? 'tablet:aspect-8/3' : ''}`}
        />
      </button>
      {picture.alt && (
        <span aria-hidden className={`picture-caption ${index > 0 ? 'tablet:max-desktop:hidden' : ''}`}>
          {caption}
        </span>
      )}
      <span
        aria-hidden
        className="money pointer-events-none absolute right-3 bottom-3 rounded-full bg-black/60 px-3 py-0.5 text-13 text-white tablet:hidden"
      >
        {index + 1} / {count}
      </span>
    </li>
  )
}

/** The tile shows where the trip goes, and leads to the days. */
function MapTile({ route }: { route: Route }) {
  const words = useText('trip')
  return (
    <li className="relative w-full shrink-0 snap-center overflow-hidden tablet:w-auto">
      <a href="#schedule" className="relative block aspect-4/3 size-full overflow-hidden -outline-offset-4">
        {/* A map keeps its shape: land, ways and stops are drawn for it. What is too high is cut. */}
        <div className="absolute inset-x-0 top-1/2 -translate-y-1/2">
          <RouteDrawing route={route} className="map-tile aspect-6/5" />
        </div>
        <span aria-hidden className="picture-caption">
          {words.route.map}
        </span>
      </a>
    </li>
  )
}

const sizes = {
  first: '(min-width: 1200px) 620px, (min-width: 768px) 50vw, 100vw',
  other: '(min-width: 1200px) 310px, (min-width: 768px) 25vw, 100vw',
}

/** The last of four pictures is twice as wide, so that the gallery has no hole. */
const isWide = (index: number, of: number) => index === 3 && of === 4

function getSpanClass(index: number, of: number): string {
  if (index === 0) return 'tablet:col-span-2 tablet:row-span-2'
  return isWide(index, of) ? 'tablet:col-span-2' : ''
}

type ViewerProps = { pictures: GalleryPicture[]; at: number; setAt: (at: number) => void; close: () => void }

function Viewer({ pictures, at, setAt, close }: ViewerProps) {
  const words = useText('trip')
  const shown = pictures[at]
  const toCaption = useCaption()
  const caption = shown ? toCaption(shown) : ''
  const turn = (by: number) => setAt((at + by + pictures.length) % pictures.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  const swipe = useSwipe(turn)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows also work wherever the focus is; the buttons say the same
    <div
      onKeyDown={onKeyDown}
      {...swipe}
      className="grid size-full touch-pan-y grid-rows-[auto_minmax(0,1fr)_auto] justify-items-center gap-3 p-4"
    >
      <RoundButton label={words.closePicture} Icon={X} at="justify-self-end" press={close} />
      <Picture
        path={shown?.path ?? null}
        alt={caption || words.picture(at + 1, pictures.length)}
        sizes="100vw"
        className="h-auto max-h-full w-auto self-center"
      />
      <div className="flex items-center gap-6">
        <RoundButton label={words.previousPicture} Icon={ChevronLeft} press={() => turn(-1)} />
        <span aria-live="polite" className="money text-center">
          {at + 1} / {pictures.length}
          <span className="block text-15">{caption}</span>
        </span>
        <RoundButton label={words.nextPicture} Icon={ChevronRight} press={() => turn(1)} />
      </div>
    </div>
  )
}

type RoundButtonProps = { label: string; Icon: Icon; at?: string; press: () => void }

const RoundButton = ({ label, Icon, at, press }: RoundButtonProps) => (
  <button
    type="button"
    aria-label={label}
    className={['icon-button bg-white/15 hover:bg-white/30', at].filter(Boolean).join(' ')}
    onClick={press}
  >
    <Icon size={22} />
  </button>
)
