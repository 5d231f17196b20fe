// A picture before it is sent: seen large, parts of it covered with black, by hand or by keyboard.
// What is covered never leaves the device.

import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useText } from '#web/session.tsx'
import { applyKey, type Box, createBoxBetween, createDefaultBox } from './cover-boxes.ts'

type Props = { file: File; close: () => void; use: (file: File) => void }

/** A passport is read well below this, and a telephone can still draw it. */
const maxSize_px = 3_000

export default function CoverDialog({ file, close, use }: Props) {
  const { cover: words } = useText('documents')
  const { boxes, chosen, setChosen, add, remove, onKey } = useBoxes()
  const [failed, setFailed] = useState(false)
  async function apply(): Promise<void> {
    try {
      use(await coverPicture(file, boxes))
    } catch {
      setFailed(true)
    }
  }
  return (
    <Dialog title={words.title} onClose={close} ignoresBackdropClick className="max-w-3xl">
      <p className="text-15 text-soft">{words.line}</p>
      <PictureStage file={file} onDraw={add} onFail={() => setFailed(true)}>
        {boxes.map((box, at) => (
          <CoverBar
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no name but its number
            key={at}
            box={box}
            label={words.box(at + 1)}
            isChosen={chosen === at}
            onFocus={() => setChosen(at)}
            onKeyDown={(event) => onKey(event, at)}
          />
        ))}
      </PictureStage>
      <p id="cover-keys" className="text-13 text-soft pointer-coarse:sr-only">
        {words.keys}
      </p>
      <Problem>{failed && words.failed}</Problem>
      <AddAndRemove chosen={chosen} add={add} remove={remove} />
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button-secondary" onClick={close}>
          {words.keep}
        </button>
        <button
          type="button"
          className="button-primary grow"
          disabled={boxes.length === 0 || failed}
          onClick={() => void apply()}
        >
          {words.apply}
        </button>
      </div>
    </Dialog>
  )
}

/** The bars that cover something, and the one that was touched last. */
function useBoxes() {
  const [boxes, setBoxes] = useState<Box[]>([])
  const [chosen, setChosen] = useState<number>()
  function add(box: Box): void {
    setBoxes([...boxes, box])
    setChosen(boxes.length)
  }
  function remove(at: number | undefined): void {
    setBoxes(boxes.filter((_, other) => other !== at))
    setChosen(undefined)
  }
  function onKey(event: KeyboardEvent, at: number): void {
    const box = boxes[at]
    const changed = box && applyKey(box, event.key, event.shiftKey)
    if (changed) setBoxes(boxes.map((other, index) => (index === at ? changed : other)))
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at)
    else return
    event.preventDefault()
  }
  return { boxes, chosen, setChosen, add, remove, onKey }
}

/** Buttons for people who do not draw: add a bar, or remove the chosen one. */
function AddAndRemove({
  chosen,
  add,
  remove,
}: Pick<ReturnType<typeof useBoxes>, 'chosen' | 'add' | 'remove'>) {
  const { cover: words } = useText('documents')
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="button-secondary" onClick={() => add(createDefaultBox())}>
        {words.add}
      </button>
      <button
        type="button"
        className="button-secondary"
        disabled={chosen === undefined}
        onClick={() => remove(chosen)}
      >
        {words.remove}
      </button>
    </div>
  )
}

type PictureStageProps = { file: File; onDraw: (box: Box) => void; onFail: () => void; children: ReactNode }

/** The picture; a bar is drawn over it from where one presses to where one lets go. */
function PictureStage({ file, onDraw, onFail, children }: PictureStageProps) {
  const { cover: words } = useText('documents')
  const stage = useRef<HTMLDivElement>(null)
  const [from, setFrom] = useState<{ x: number; y: number }>()
  const objectUrl = useObjectUrl(file)
  const toPoint = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    }
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  return (
    <div
      ref={stage}
      className="relative touch-none select-none overflow-hidden rounded-input bg-wash"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setFrom(toPoint(event))
      }}
      onPointerUp={(event) => {
        const box = from && createBoxBetween(from, toPoint(event))
        setFrom(undefined)
        if (box) onDraw(box)
      }}
    >
      {objectUrl && (
        <img
          src={objectUrl}
          alt={words.picture}
          draggable={false}
          onError={onFail}
          className="block w-full"
        />
      )}
      {children}
    </div>
  )
}

type CoverBarProps = {
  box: Box
  label: string
  isChosen: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

const CoverBar = ({ box: { x, y, width, height }, label, isChosen, onFocus, onKeyDown }: CoverBarProps) => (
  <button
    type="button"
    aria-label={label}
    aria-describedby="cover-keys"
    onFocus={onFocus}
    onKeyDown={onKeyDown}
    style={{
      left: `${x * 100}%`,
      top: `${y * 100}%`,
      width: `${width * 100}%`,
      height: `${height * 100}%`,
    }}
    className={`absolute bg-black ${isChosen ? 'outline-3 outline-brand-500' : ''}`}
  />
)

function useObjectUrl(file: File): string | undefined {
  const [objectUrl, setAddress] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return objectUrl
}

/**
 * The picture is drawn again with its bars, so it contains neither what is under them nor the camera's data.
 */
async function coverPicture(file: File, boxes: Box[]): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, maxSize_px / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('nothing can be drawn here')
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  pen.fillStyle = '#000'
  for (const { x, y, width, height } of boxes)
    pen.fillRect(x * canvas.width, y * canvas.height, width * canvas.width, height * canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) throw new Error('nothing was drawn')
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}
