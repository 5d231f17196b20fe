// Where an itinerary is pasted, dropped, picked or typed; and why one could not be read.
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { Paperclip } from '#ui/icons.ts'
import { Problem } from '#ui/problem.tsx'
import { Area } from '../kit/field.tsx'
import { useOffice } from '../kit/use-words.ts'
import { type Pasted, readFile, readPasted } from './read-pasted.ts'

export function PasteArea({ onRead }: { onRead: (read: Exclude<Pasted, { refused: string }>) => void }) {
  const words = useOffice('paste')
  const [text, setText] = useState('')
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState('')
  async function take(pasted: Promise<Pasted>): Promise<void> {
    setReading(true)
    const read = await pasted
    setReading(false)
    if ('refused' in read) setProblem(words.refused[read.refused])
    else onRead(read)
  }
  function takeFile(files: FileList | null): void {
    const file = files?.[0]
    if (file) void take(readFile(file))
  }
  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData
    const [plain, html] = [pasted.getData('text/plain'), pasted.getData('text/html')]
    if (plain.trim() === '' && html === '') takeFile(pasted.files)
    // What cannot be read as a whole stays in the field, to be mended there.
    else if (text.trim() === '') void take(readPasted(plain, html))
  }
  function drop(event: DragEvent): void {
    event.preventDefault()
    takeFile(event.dataTransfer.files)
  }
  return (
    <form
      className="panel grid gap-3 p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onSubmit={(event) => {
        event.preventDefault()
        void take(readPasted(text))
      }}
    >
      <Area
        label={words.area}
        hint={words.areaHint}
        value={text}
        rows={14}
        aria-busy={reading}
        onPaste={paste}
        onChange={({ target }) => setText(target.value)}
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap items-center gap-2">
          <PickFile onPick={takeFile} />
          <span className="text-13 text-soft">{words.fileHint}</span>
        </span>
        <button type="submit" className="act-main" disabled={reading || text.trim() === ''}>
          {words.read}
        </button>
      </div>
    </form>
  )
}

function PickFile({ onPick }: { onPick: (files: FileList | null) => void }) {
  const words = useOffice('paste')
  return (
    <label className="act cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand-600">
      <Paperclip size={18} />
      {words.file}
      <input
        type="file"
        className="sr-only"
        accept=".hwpx,.docx,.xlsx,.txt,.html,.htm,.json,.hwp,.doc,.pdf"
        onChange={({ currentTarget }) => {
          onPick(currentTarget.files)
          currentTarget.value = '' // so that the same file can be picked again
        }}
      />
    </label>
  )
}
