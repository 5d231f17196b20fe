// The address of a link, asked in place.
// It is for what is selected, for the link one stands in, or a word of its own.
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '#web/session.tsx'
import { linkHref } from './link-href.ts'

export function LinkField({ editor, close }: { editor: Editor; close: () => void }) {
  const { editor: words } = useWords('write')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const present = useEditorState({ editor, selector: () => String(editor.getAttributes('link').href ?? '') })
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
  function leave(): void {
    editor.commands.focus()
    close()
  }

  return (
    <div className="grid gap-1.5 border-line border-t p-2">
      <div className="flex flex-wrap gap-2">
        <AddressInput
          key={present}
          ref={input}
          label={words.address}
          describedBy={`${id}-help`}
          isWrong={problem !== ''}
          {...{ present, add, leave }}
        />
        <button type="button" onClick={add} className="button-main min-h-11 px-4">
          {words.addLink}
        </button>
        {present && (
          <button type="button" onClick={remove} className="button-quiet min-h-11 px-4">
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

/** Answers whether what was typed is an address at all. */
function setLink(editor: Editor, typed: string): boolean {
  const href = linkHref(typed)
  if (!href) return false
  const nothingToLink = editor.state.selection.empty && !editor.getAttributes('link').href
  const writing = editor.chain().focus()
  if (nothingToLink)
    writing.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run()
  else writing.extendMarkRange('link').setLink({ href }).run()
  return true
}

type AddressProps = {
  ref: Ref<HTMLInputElement>
  label: string
  describedBy: string
  isWrong: boolean
  /** The address of the link one stands in. */
  present: string
  add: () => void
  leave: () => void
}

function AddressInput({ ref, label, describedBy, isWrong, present, add, leave }: AddressProps) {
  // Enter would send the post around it.
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') add()
    else leave()
  }
  return (
    <input
      ref={ref}
      type="text"
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={isWrong ? true : undefined}
      aria-describedby={describedBy}
      placeholder="https://"
      defaultValue={present}
      onKeyDown={press}
      className="field min-h-11 min-w-40 flex-1"
    />
  )
}
