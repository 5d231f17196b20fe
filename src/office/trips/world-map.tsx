// A map of the world to choose a location: each click zooms in. The server draws the land.
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { createView, formatViewName, type GeoPoint, projectToMap, toGeoPoint } from '#lib/world-map.ts'
import { mapSize } from '#limits/display.ts'
import { IconButton } from '#office/kit/icon-button.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Minus, Plus } from '#ui/more-icons.ts'

/** By how much a touch comes nearer, how near is near enough, and how near a place that is known is shown. */
const zoomStep = 4
const maxChooseScale = 8_000
const placeScale = 2_500
const wholeWorld = createView({ latitude: 20, longitude: 127 }, mapSize.leastScale)

type Props = { spot: GeoPoint | null; onChoose: (spot: GeoPoint) => void }

export function WorldMap({ spot, onChoose }: Props) {
  const words = useText('places')
  const [view, setView] = useState(() => (spot ? createView(spot, placeScale) : wholeWorld))
  const mark = spot && projectToMap(spot, view)
  const isVisible = mark && mark.x > 0 && mark.x < 1 && mark.y > 0 && mark.y < 1
  // Typed or pasted, it may lie anywhere: the map goes there. Who moves the map afterwards is let go.
  const [lastSpot, setLastSpot] = useState(spot)
  if (spot?.latitude !== lastSpot?.latitude || spot?.longitude !== lastSpot?.longitude) {
    setLastSpot(spot)
    if (spot && !isVisible) setView(createView(spot, placeScale))
  }
  function choose(x: number, y: number): void {
    const chosen = toGeoPoint({ x, y }, view)
    onChoose(chosen)
    if (view.scale < maxChooseScale) setView(createView(chosen, view.scale * zoomStep))
  }
  const zoom = (by: number) => setView(createView(spot && isVisible ? spot : view, view.scale * by))
  function move(event: KeyboardEvent): void {
    const [x, y] = steps[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    setView(createView(toGeoPoint({ x: 0.5 + x / 4, y: 0.5 + y / 4 }, view), view.scale))
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
          <LandMask address={`/map/${formatViewName(view)}.svg`} />
          <span className="absolute top-1/2 left-1/2 size-3 -translate-x-1/2 -translate-y-1/2 before:absolute before:top-1/2 before:left-0 before:h-px before:w-3 before:bg-soft after:absolute after:top-0 after:left-1/2 after:h-3 after:w-px after:bg-soft" />
          {mark && isVisible && (
            <span
              data-mark
              className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-card bg-brand-700 shadow"
              style={{ left: `${mark.x * 100}%`, top: `${mark.y * 100}%` }}
            />
          )}
        </button>
        <ZoomButtons scale={view.scale} onZoom={zoom} />
      </div>
      <p className="text-13 text-soft">{words.mapHint}</p>
    </div>
  )
}

function LandMask({ address }: { address: string }) {
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

function ZoomButtons({ scale, onZoom }: { scale: number; onZoom: (by: number) => void }) {
  const words = useText('places')
  return (
    <span className="absolute right-1 bottom-1 flex rounded-input bg-card/90">
      <IconButton
        name={words.farther}
        isDisabled={scale <= mapSize.leastScale}
        onClick={() => onZoom(1 / zoomStep)}
      >
        <Minus size={18} />
      </IconButton>
      <IconButton
        name={words.nearer}
        isDisabled={scale >= mapSize.mostScale}
        onClick={() => onZoom(zoomStep)}
      >
        <Plus size={18} />
      </IconButton>
    </span>
  )
}

const steps: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
