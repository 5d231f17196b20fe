// Where bank lines are pasted, dropped or picked.
import { type ClipboardEvent, useState } from 'react'
import { Textarea } from '#office/kit/field.tsx'
import { FileDrop } from '#office/kit/file-drop.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useForm } from '#web/use-form.ts'
import { type BankRows, readBankFile, readBankText } from './read-bank-lines.ts'

export function PasteLines({ onRead }: { onRead: (rows: BankRows) => void }) {
  const { import: words } = useText('deposits')
  const [text, setText] = useState('')
  const [isReading, setReading] = useState(false)
  async function show(reading: Promise<BankRows>): Promise<void> {
    setReading(true)
    const rows = await reading
    setReading(false)
    onRead(rows)
  }
  /** What is pasted into the empty field is read at once. A field that has text in it is corrected by hand. */
  function paste({ clipboardData }: ClipboardEvent): void {
    const pasted = clipboardData.getData('text/plain')
    const [file] = clipboardData.files
    if (file && pasted.trim() === '') void show(readBankFile(file))
    else if (text.trim() === '' && pasted.trim() !== '') void show(readBankText(pasted))
  }
  const { submit } = useForm({ send: () => show(readBankText(text)) })
  return (
    <form className="panel grid gap-3 p-4" onSubmit={submit}>
      <Textarea
        label={words.area}
        hint={words.areaHint}
        rows={8}
        ref={focus}
        value={text}
        aria-busy={isReading}
        onPaste={paste}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FileDrop
          label={words.file}
          hint={words.fileHint}
          accept=".xlsx,.csv,.txt,.tsv,.xls,.html"
          isBusy={isReading}
          onPick={(file) => void show(readBankFile(file))}
        />
        <button type="submit" className="button-primary" disabled={isReading || text.trim() === ''}>
          {words.read}
        </button>
      </div>
    </form>
  )
}

const focus = (area: HTMLTextAreaElement | null) => area?.focus()
