// Where an itinerary is pasted, dropped, picked or typed; and why one could not be read.
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { Textarea } from '#office/kit/field.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Paperclip } from '#ui/more-icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useForm } from '#web/use-form.ts'
import { type PasteResult, readFile, readPasted } from './read-pasted.ts'

export function PasteArea({ onRead }: { onRead: (read: Exclude<PasteResult, { refused: string }>) => void }) {
  const words = useText('paste')
  const [text, setText] = useState('')
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState('')
  async function showResult(pasted: Promise<PasteResult>): Promise<void> {
    setIsReading(true)
    const read = await pasted
    setIsReading(false)
    if ('refused' in read) setProblem(words.refused[read.refused])
    else onRead(read)
  }
  function readPickedFile(files: FileList | null): void {
    const file = files?.[0]
    if (file) void showResult(readFile(file))
  }
  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData
    const [plain, html] = [pasted.getData('text/plain'), pasted.getData('text/html')]
    if (plain.trim() === '' && html === '') readPickedFile(pasted.files)
    // What cannot be read as a whole stays in the field, to be corrected there.
    else if (text.trim() === '') void showResult(readPasted(plain, html))
  }
  function drop(event: DragEvent): void {
    event.preventDefault()
    readPickedFile(event.dataTransfer.files)
  }
  const { submit } = useForm({ send: () => showResult(readPasted(text)) })
  return (
    <form
      onSubmit={submit}
      className="panel grid gap-3 p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Textarea
        label={words.area}
        hint={words.areaHint}
        value={text}
        rows={14}
        aria-busy={isReading}
        onPaste={paste}
        onChange={({ target }) => setText(target.value)}
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap items-center gap-2">
          <PickFileButton onPick={readPickedFile} />
          <span className="text-13 text-soft">{words.fileHint}</span>
        </span>
        <button type="submit" className="button-primary" disabled={isReading || text.trim() === ''}>
          {words.read}
        </button>
      </div>
    </form>
  )
}

function PickFileButton({ onPick }: { onPick: (files: FileList | null) => void }) {
  const words = useText('paste')
  return (
    <label className="button-secondary cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand-600">
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
