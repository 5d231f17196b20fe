// The pictures of a trip: dropped many at once, put in order, with words and the point that stays in sight.

import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { clamp } from '#lib/clamp.ts'
import { tripLimits } from '#limits/trip.ts'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { DropZone } from '#office/kit/drop-zone.tsx'
import { Select } from '#office/kit/field.tsx'
import { findPictureUrl } from '#office/kit/find-picture-url.ts'
import { IconButton } from '#office/kit/icon-button.tsx'
import { useAgency } from '#office/kit/office-link.tsx'
import { useDragOrder } from '#office/kit/use-drag-order.ts'
import { useText } from '#office/kit/use-text.ts'
import type { SendFile } from '#office/kit/use-uploads.ts'
import { ChevronLeft, ChevronRight, X } from '#ui/icons.ts'
import { BilingualField } from './bilingual-field.tsx'
import { insertInDropOrder } from './insert-in-drop-order.ts'
import { PictureGoal } from './picture-goal.tsx'
import type { TripContent } from './use-trip-draft.ts'

type Picture = TripContent['pictures'][number]
type UpdatePictures = (now: { pictures: Picture[] }) => { pictures: Picture[] }
/** `days`: how many days the schedule has. */
type Props = {
  package_code: string
  days: number
  pictures: readonly Picture[]
  onChange: (change: UpdatePictures) => void
}

export default function Pictures({ package_code, days, pictures, onChange }: Props) {
  const words = useText('trips')
  const api = useApi()
  const dropOrders = useRef(new Map<string, number>())
  const move = (from: number, to: number) =>
    onChange((now) => {
      const moved = now.pictures[from]
      return { pictures: moved ? now.pictures.toSpliced(from, 1).toSpliced(to, 0, moved) : now.pictures }
    })
  const getDragProps = useDragOrder(move)
  const send: SendFile = async (picture, sending, dropOrder) => {
    const { path } = await api.trip.addPicture({ package_code, picture }, sending)
    dropOrders.current.set(path, dropOrder)
    onChange((now) => ({
      pictures: insertInDropOrder(
        now.pictures,
        { path, alt: null, x: 50, y: 50, on_day: null },
        dropOrders.current,
      ),
    }))
  }
  return (
    <div className="grid gap-3" data-field="pictures">
      <DropZone label={words.dropPictures} accept="photos" most={tripLimits.pictures} send={send} />
      {pictures.length < tripLimits.picturesWanted && <PictureGoal count={pictures.length} />}
      {pictures.length > 0 && <p className="text-13 text-soft">{words.focusHint}</p>}
      <ol className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
        {pictures.map((picture, at) => (
          <li key={picture.path} className="panel grid content-start gap-2 p-2" {...getDragProps(at)}>
            <PictureFields
              picture={picture}
              at={at}
              days={days}
              onChange={(next) =>
                onChange((now) => ({
                  pictures: now.pictures.map((each, place) => (place === at ? next : each)),
                }))
              }
            />
            <PictureActions
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

type PictureFieldsProps = { picture: Picture; at: number; onChange: (next: Picture) => void }

/** The point that stays in sight, its words, and the day of the schedule it is shown at. */
function PictureFields({ picture, at, days, onChange }: PictureFieldsProps & { days: number }) {
  const words = useText('trips')
  const choices = [
    { value: '', name: words.noDay },
    ...Array.from({ length: days }, (_, day) => ({ value: String(day + 1), name: words.day(day + 1) })),
  ]
  return (
    <>
      <FocusPointPicker picture={picture} at={at} onChange={onChange} />
      <BilingualField
        field={`pictures.${at}`}
        label={words.altLabel(at + 1)}
        value={picture.alt}
        path={`pictures.${at}.alt`}
        hidesLabel
        onChange={(alt) => onChange({ ...picture, alt })}
      />
      {days > 0 && (
        <Select
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

type PictureActionsProps = { at: number; isLast: boolean; onMove: (to: number) => void; onRemove: () => void }

function PictureActions({ at, isLast, onMove, onRemove }: PictureActionsProps) {
  const words = useText('trips')
  return (
    <span className="flex items-center">
      {at === 0 && <Badge tone="brand">{words.cover}</Badge>}
      <span className="ml-auto flex">
        <IconButton name={words.pictureUp(at + 1)} isDisabled={at === 0} onClick={() => onMove(at - 1)}>
          <ChevronLeft size={18} />
        </IconButton>
        <IconButton name={words.pictureDown(at + 1)} isDisabled={isLast} onClick={() => onMove(at + 1)}>
          <ChevronRight size={18} />
        </IconButton>
        <IconButton name={words.removePicture(at + 1)} onClick={onRemove}>
          <X size={18} />
        </IconButton>
      </span>
    </span>
  )
}

const toPercent = (share: number) => clamp(Math.round(share), 0, 100)

function FocusPointPicker({ picture, at, onChange }: PictureFieldsProps) {
  const words = useText('trips')
  const agency = useAgency()
  const { x, y } = picture
  function pickPoint({ currentTarget, clientX, clientY, detail }: MouseEvent): void {
    if (detail === 0) return // by the keyboard, which has its arrows
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({
      ...picture,
      x: toPercent(((clientX - left) / width) * 100),
      y: toPercent(((clientY - top) / height) * 100),
    })
  }
  function movePoint(event: KeyboardEvent): void {
    const by = { ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, -5], ArrowDown: [0, 5] }[event.key]
    if (!by) return
    event.preventDefault()
    onChange({ ...picture, x: toPercent(x + (by[0] ?? 0)), y: toPercent(y + (by[1] ?? 0)) })
  }
  return (
    <button
      type="button"
      className="relative block overflow-hidden rounded-lg bg-wash"
      aria-label={words.focusLabel(at + 1)}
      onClick={pickPoint}
      onKeyDown={movePoint}
    >
      <img
        src={findPictureUrl(agency, picture.path, 640)}
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
