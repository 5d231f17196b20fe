// The address of a link, asked in place.
// The field links the selection, changes the link at the caret, or inserts a new word.
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '#web/session.tsx'
import { parseLinkHref } from './parse-link-href.ts'

export function LinkField({ editor, close }: { editor: Editor; close: () => void }) {
  const { editor: words } = useText('write')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const currentHref = useEditorState({
    editor,
    selector: () => String(editor.getAttributes('link').href ?? ''),
  })
  const [problem, setProblem] = useState('')
  useEffect(() => input.current?.focus(), [])

  function add(): void {
    if (setLink(editor, input.current?.value.trim() ?? '')) {
      close()
      return
    }
    setProblem(words.noAddress)
    input.current?.focus()
  }
  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    close()
  }
  function cancel(): void {
    editor.commands.focus()
    close()
  }
  // Enter would submit the form around it.
  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') add()
    else cancel()
  }

  return (
    <div className="grid gap-1.5 border-line border-t p-2">
      <div className="flex flex-wrap gap-2">
        <input
          key={currentHref}
          ref={input}
          type="text"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-label={words.address}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-help`}
          placeholder="https://"
          defaultValue={currentHref}
          onKeyDown={onKey}
          className="field min-h-11 min-w-40 flex-1"
        />
        <button type="button" onClick={add} className="button-primary min-h-11 px-4">
          {words.addLink}
        </button>
        {currentHref && (
          <button type="button" onClick={remove} className="button-secondary min-h-11 px-4">
            {words.removeLink}
          </button>
        )}
      </div>
      <p id={`${id}-help`} role={problem ? 'alert' : undefined} className="text-13 text-bad empty:hidden">
        {problem}
      </p>
    </div>
  )
}

/** Returns whether the typed text is an address at all. */
function setLink(editor: Editor, typed: string): boolean {
  const href = parseLinkHref(typed)
  if (!href) return false
  const nothingToLink = editor.state.selection.empty && !editor.getAttributes('link').href
  const chain = editor.chain().focus()
  if (nothingToLink)
    chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.extendMarkRange('link').setLink({ href }).run()
  return true
}
