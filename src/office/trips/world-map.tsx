// A map of the world to say where a place is: each touch comes nearer. The server draws the land.
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { mapSize } from '#limits/shown.ts'
import { nameOf, onMap, type Spot, spotAt, viewAround } from '#plain/world-map.ts'
import { Minus, Plus } from '#ui/icons.ts'
import { useOffice } from '../kit/use-words.ts'
import { Small } from './small.tsx'

/** By how much a touch comes nearer, how near is near enough, and how near a place that is known is shown. */
const nearer = 4
const enough = 8_000
const known = 2_500
const wholeWorld = viewAround({ latitude: 20, longitude: 127 }, mapSize.leastScale)

type Props = { spot: Spot | null; onChoose: (spot: Spot) => void }

export function WorldMap({ spot, onChoose }: Props) {
  const words = useOffice('places')
  const [view, setView] = useState(() => (spot ? viewAround(spot, known) : wholeWorld))
  const mark = spot && onMap(spot, view)
  const isSeen = mark && mark.x > 0 && mark.x < 1 && mark.y > 0 && mark.y < 1
  // Typed or pasted, it may lie anywhere: the map goes there. Who moves the map afterwards is let go.
  const [followed, setFollowed] = useState(spot)
  if (spot?.latitude !== followed?.latitude || spot?.longitude !== followed?.longitude) {
    setFollowed(spot)
    if (spot && !isSeen) setView(viewAround(spot, known))
  }
  function choose(x: number, y: number): void {
    const chosen = spotAt({ x, y }, view)
    onChoose(chosen)
    if (view.scale < enough) setView(viewAround(chosen, view.scale * nearer))
  }
  const zoom = (by: number) => setView(viewAround(spot && isSeen ? spot : view, view.scale * by))
  function move(event: KeyboardEvent): void {
    const [x, y] = steps[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    setView(viewAround(spotAt({ x: 0.5 + x / 4, y: 0.5 + y / 4 }, view), view.scale))
  }
  return (
    <div className="grid gap-1">
      <div className="relative aspect-6/5 overflow-hidden rounded-input border border-line bg-wash">
        <button
          type="button"
          aria-label={words.map}
          className="absolute inset-0 cursor-crosshair"
          onKeyDown={move}
          onClick={({ currentTarget, clientX, clientY, detail }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect()
            if (detail === 0) choose(0.5, 0.5)
            else choose((clientX - left) / width, (clientY - top) / height)
          }}
        >
          <Land address={`/map/${nameOf(view)}.svg`} />
          <span className="absolute top-1/2 left-1/2 size-3 -translate-x-1/2 -translate-y-1/2 before:absolute before:top-1/2 before:left-0 before:h-px before:w-3 before:bg-soft after:absolute after:top-0 after:left-1/2 after:h-3 after:w-px after:bg-soft" />
          {mark && isSeen && (
            <span
              data-mark
              className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-card bg-brand-700 shadow"
              style={{ left: `${mark.x * 100}%`, top: `${mark.y * 100}%` }}
            />
          )}
        </button>
        <Zoom scale={view.scale} onZoom={zoom} />
      </div>
      <p className="text-13 text-soft">{words.mapHint}</p>
    </div>
  )
}

function Land({ address }: { address: string }) {
  const land = `url(${address})`
  return (
    <span
      className="absolute inset-0 bg-brand-300"
      style={{
        maskImage: land,
        maskSize: '100% 100%',
        WebkitMaskImage: land,
        WebkitMaskSize: '100% 100%',
      }}
    />
  )
}

function Zoom({ scale, onZoom }: { scale: number; onZoom: (by: number) => void }) {
  const words = useOffice('places')
  return (
    <span className="absolute right-1 bottom-1 flex rounded-input bg-card/90">
      <Small name={words.farther} isOff={scale <= mapSize.leastScale} onClick={() => onZoom(1 / nearer)}>
        <Minus size={18} />
      </Small>
      <Small name={words.nearer} isOff={scale >= mapSize.mostScale} onClick={() => onZoom(nearer)}>
        <Plus size={18} />
      </Small>
    </span>
  )
}

const steps: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
