// A picture before it is sent: seen large, parts of it covered with black, by hand or by keyboard.
// What is covered never leaves the device.

import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useWords } from '#web/session.tsx'
import { type Box, byKey, drawn, newBox } from './boxes.ts'

type Props = { file: File; close: () => void; use: (file: File) => void }

/** A passport is read well below this, and a telephone can still draw it. */
const longest = 3_000

export default function Cover({ file, close, use }: Props) {
  const { cover: words } = useWords('papers')
  const { boxes, chosen, setChosen, add, remove, press } = useBoxes()
  const [failed, setFailed] = useState(false)
  async function apply(): Promise<void> {
    try {
      use(await blacken(file, boxes))
    } catch {
      setFailed(true)
    }
  }
  return (
    <Dialog title={words.title} onClose={close} keepsOpen className="max-w-3xl">
      <p className="text-15 text-soft">{words.line}</p>
      <Stage file={file} onDraw={add} onFail={() => setFailed(true)}>
        {boxes.map((box, at) => (
          <Bar
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no name but its number
            key={at}
            box={box}
            label={words.box(at + 1)}
            isChosen={chosen === at}
            onFocus={() => setChosen(at)}
            onKeyDown={(event) => press(event, at)}
          />
        ))}
      </Stage>
      <p id="cover-keys" className="text-13 text-soft pointer-coarse:sr-only">
        {words.keys}
      </p>
      <Problem>{failed && words.failed}</Problem>
      <AddAndRemove {...{ chosen, add, remove }} />
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button-quiet" onClick={close}>
          {words.keep}
        </button>
        <button
          type="button"
          className="button-main grow"
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
  function press(event: KeyboardEvent, at: number): void {
    const box = boxes[at]
    const changed = box && byKey(box, event.key, event.shiftKey)
    if (changed) setBoxes(boxes.map((other, index) => (index === at ? changed : other)))
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at)
    else return
    event.preventDefault()
  }
  return { boxes, chosen, setChosen, add, remove, press }
}

/** For who does not draw them: one more bar, and the chosen one less. */
function AddAndRemove({
  chosen,
  add,
  remove,
}: Pick<ReturnType<typeof useBoxes>, 'chosen' | 'add' | 'remove'>) {
  const { cover: words } = useWords('papers')
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="button-quiet" onClick={() => add(newBox())}>
        {words.add}
      </button>
      <button
        type="button"
        className="button-quiet"
        disabled={chosen === undefined}
        onClick={() => remove(chosen)}
      >
        {words.remove}
      </button>
    </div>
  )
}

type StageProps = { file: File; onDraw: (box: Box) => void; onFail: () => void; children: ReactNode }

/** The picture; a bar is drawn over it from where one presses to where one lets go. */
function Stage({ file, onDraw, onFail, children }: StageProps) {
  const { cover: words } = useWords('papers')
  const stage = useRef<HTMLDivElement>(null)
  const [from, setFrom] = useState<{ x: number; y: number }>()
  const address = useAddress(file)
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
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
        setFrom(placeOf(event))
      }}
      onPointerUp={(event) => {
        const box = from && drawn(from, placeOf(event))
        setFrom(undefined)
        if (box) onDraw(box)
      }}
    >
      {address && (
        <img src={address} alt={words.picture} draggable={false} onError={onFail} className="block w-full" />
      )}
      {children}
    </div>
  )
}

type BarProps = {
  box: Box
  label: string
  isChosen: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

const Bar = ({ box: { x, y, width, height }, label, isChosen, onFocus, onKeyDown }: BarProps) => (
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

function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/**
 * Drawn anew with its bars: neither what is under them nor what the camera wrote beside it is in the result.
 */
async function blacken(file: File, boxes: Box[]): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
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
