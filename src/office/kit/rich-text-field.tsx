// A text with headings, lists and links, written as it will be read. The editor comes when somebody writes.
import { type Ref, useId } from 'react'
import type { EditorHandle } from '#web/editor/editor.tsx'
import { LazyEditor } from '#web/editor/lazy-editor.tsx'
import { useText } from './use-text.ts'

type Props = {
  ref: Ref<EditorHandle>
  label: string
  initial: string
  error?: string | undefined
  onChange?: () => void
}

export function RichTextField({ ref, label, initial, error, onChange = () => {} }: Props) {
  const words = useText('kit')
  const id = useId()
  const loading = (
    <p role="status" className="min-h-64 rounded-lg border border-edge bg-card p-4 text-soft">
      {words.editorLoading}
    </p>
  )
  return (
    <div className="grid grid-cols-1 gap-1">
      <span id={`${id}-label`} className="font-medium text-13 text-soft">
        {label}
      </span>
      <LazyEditor
        ref={ref}
        initial={initial}
        labelledBy={`${id}-label`}
        describedBy={`${id}-help`}
        isInvalid={error !== undefined}
        most={0}
        onChange={onChange}
        loading={loading}
      />
      <p id={`${id}-help`} role={error ? 'alert' : undefined} className="text-13 text-bad empty:hidden">
        {error}
      </p>
    </div>
  )
}
