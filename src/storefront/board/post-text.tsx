// The text of a post within its form: label, editor once it has come, and what is wrong.
import { type Ref, useId } from 'react'
import type { EditorHandle } from '#web/editor/editor.tsx'
import { LazyEditor } from '#web/editor/lazy-editor.tsx'
import { useText } from '#web/session.tsx'

/** `initial` is undefined until it is known what to begin with. */
type Props = {
  ref: Ref<EditorHandle>
  initial: string | undefined
  error: string | undefined
  most: number
  onChange: (pictures: number) => void
}

export function PostText({ initial, error, ...editor }: Props) {
  const words = useText('write')
  const id = useId()
  const loading = (
    <p
      role="status"
      className="min-h-[calc(16rem+3.25rem)] rounded-input border border-edge bg-card p-4 text-soft tablet:min-h-[calc(22rem+3.25rem)]"
    >
      {words.loading}
    </p>
  )
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span id={`${id}-label`} className="text-15">
        {words.contents}
      </span>
      {initial === undefined ? (
        loading
      ) : (
        <LazyEditor
          {...editor}
          initial={initial}
          labelledBy={`${id}-label`}
          describedBy={`${id}-help`}
          isInvalid={error !== undefined}
          loading={loading}
        />
      )}
      <p id={`${id}-help`} role={error ? 'alert' : undefined} className="text-13 text-bad empty:hidden">
        {error}
      </p>
    </div>
  )
}
