// The pictures of a trip: dropped many at once, put in order, with words and the point that stays in sight.
import { type DragEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { tripLimits } from '#limits/trade.ts'
import { clamp } from '#plain/clamp.ts'
import { ChevronLeft, ChevronRight, X } from '#ui/icons.ts'
import { useApi } from '../api.ts'
import { DropZone } from '../kit/drop-zone.tsx'
import { Choose } from '../kit/field.tsx'
import type { SendFile } from '../kit/use-sending-files.ts'
import { useOffice } from '../kit/use-words.ts'
import { Both } from './both.tsx'
import { inTurn } from './in-turn.ts'
import { pictureAt } from './picture-at.ts'
import { Small } from './small.tsx'
import type { Content } from './use-draft.ts'

type Picture = Content['pictures'][number]
type Change = (now: { pictures: Picture[] }) => { pictures: Picture[] }
/** `days`: how many days the schedule has. */
type Props = {
  package_code: string
  days: number
  pictures: readonly Picture[]
  onChange: (change: Change) => void
}

export default function Pictures({ package_code, days, pictures, onChange }: Props) {
  const words = useOffice('trips')
  const api = useApi()
  const turns = useRef(new Map<string, number>())
  const move = (from: number, to: number) =>
    onChange((now) => {
      const moved = now.pictures[from]
      return { pictures: moved ? now.pictures.toSpliced(from, 1).toSpliced(to, 0, moved) : now.pictures }
    })
  const dragging = useDragging(move)
  const send: SendFile = async (picture, sending, turn) => {
    const { path } = await api.trip.addPicture({ package_code, picture }, sending)
    turns.current.set(path, turn)
    onChange((now) => ({
      pictures: inTurn(now.pictures, { path, alt: null, x: 50, y: 50, on_day: null }, turns.current),
    }))
  }
  return (
    <div className="grid gap-3" data-field="pictures">
      <DropZone label={words.dropPictures} accept="photos" most={tripLimits.pictures} send={send} />
      {pictures.length > 0 && <p className="text-13 text-soft">{words.focusHint}</p>}
      <ol className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
        {pictures.map((picture, at) => (
          <li key={picture.path} className="panel grid content-start gap-2 p-2" {...dragging(at)}>
            <PictureFields
              {...{ picture, at, days }}
              onChange={(next) =>
                onChange((now) => ({
                  pictures: now.pictures.map((each, place) => (place === at ? next : each)),
                }))
              }
            />
            <PictureActs
              at={at}
              isLast={at === pictures.length - 1}
              onMove={(to) => move(at, to)}
              onRemove={() => onChange((now) => ({ pictures: now.pictures.toSpliced(at, 1) }))}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** One is dragged to where another stands. */
function useDragging(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  return (at: number) => ({
    draggable: true,
    onDragStart: () => setDragged(at),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault()
      if (dragged !== undefined && dragged !== at) move(dragged, at)
      setDragged(undefined)
    },
  })
}

type OneProps = { picture: Picture; at: number; onChange: (next: Picture) => void }

/** The point that stays in sight, its words, and the day of the schedule it is shown at. */
function PictureFields({ picture, at, days, onChange }: OneProps & { days: number }) {
  const words = useOffice('trips')
  const choices = [
    { value: '', name: words.noDay },
    ...Array.from({ length: days }, (_, day) => ({ value: String(day + 1), name: words.day(day + 1) })),
  ]
  return (
    <>
      <Focus {...{ picture, at, onChange }} />
      <Both
        field={`pictures.${at}`}
        label={words.altOf(at + 1)}
        value={picture.alt}
        of={`pictures.${at}.alt`}
        quiet
        onChange={(alt) => onChange({ ...picture, alt })}
      />
      {days > 0 && (
        <Choose
          label={words.dayOfPicture(at + 1)}
          choices={choices}
          value={picture.on_day ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...picture, on_day: value === '' ? null : Number(value) })
          }
        />
      )}
    </>
  )
}

type Acting = { at: number; isLast: boolean; onMove: (to: number) => void; onRemove: () => void }

function PictureActs({ at, isLast, onMove, onRemove }: Acting) {
  const words = useOffice('trips')
  return (
    <span className="flex items-center">
      {at === 0 && (
        <span className="badge" data-tone="brand">
          {words.cover}
        </span>
      )}
      <span className="ml-auto flex">
        <Small name={words.pictureUp(at + 1)} isOff={at === 0} onClick={() => onMove(at - 1)}>
          <ChevronLeft size={18} />
        </Small>
        <Small name={words.pictureDown(at + 1)} isOff={isLast} onClick={() => onMove(at + 1)}>
          <ChevronRight size={18} />
        </Small>
        <Small name={words.removePicture(at + 1)} onClick={onRemove}>
          <X size={18} />
        </Small>
      </span>
    </span>
  )
}

const percent = (share: number) => clamp(Math.round(share), 0, 100)

function Focus({ picture, at, onChange }: OneProps) {
  const words = useOffice('trips')
  const { agency = '' } = useParams()
  const { x, y } = picture
  function press({ currentTarget, clientX, clientY, detail }: MouseEvent): void {
    if (detail === 0) return // by the keyboard, which has its arrows
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({
      ...picture,
      x: percent(((clientX - left) / width) * 100),
      y: percent(((clientY - top) / height) * 100),
    })
  }
  function step(event: KeyboardEvent): void {
    const by = { ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, -5], ArrowDown: [0, 5] }[event.key]
    if (!by) return
    event.preventDefault()
    onChange({ ...picture, x: percent(x + (by[0] ?? 0)), y: percent(y + (by[1] ?? 0)) })
  }
  return (
    <button
      type="button"
      className="relative block overflow-hidden rounded-lg bg-wash"
      aria-label={words.focusOf(at + 1)}
      onClick={press}
      onKeyDown={step}
    >
      <img
        src={pictureAt(agency, picture.path, 640)}
        alt=""
        className="aspect-4/3 w-full object-cover"
        style={{ objectPosition: `${x}% ${y}%` }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-brand-600/60 shadow"
        style={{ left: `${x}%`, top: `${y}%` }}
      />
    </button>
  )
}
