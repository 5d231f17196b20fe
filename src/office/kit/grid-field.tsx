// The input in the active cell of a grid: what is typed there, chosen, or wrong.
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import type { GridController, GridDefinition } from './grid-definition.ts'

type Props = {
  label: string
  column: GridDefinition<unknown>['columns'][number]
  row: unknown
  error: string | undefined
  controller: Pick<GridController, 'draft' | 'updateDraft' | 'commit'>
}

export function GridField({ label, column, row, error, controller }: Props) {
  const { isNumber, choices, suggestions, text, format = text } = column
  const formatted = format(row)
  const { draft, updateDraft, commit } = controller
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const id = useId()
  useCellFocus(field, draft ? undefined : formatted)
  useCaretAtEnd(field, draft?.isCaretInText ?? false)
  const inputProps = {
    ref: field,
    'data-active': '',
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-wrong` : undefined,
  }
  return (
    <>
      {choices ? (
        <select
          {...inputProps}
          value={text(row)}
          onChange={({ target }) => {
            updateDraft({ text: target.value, isCaretInText: false })
            commit()
          }}
        >
          {choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...inputProps}
          list={suggestions && `${id}-list`}
          autoComplete="off"
          inputMode={isNumber ? 'numeric' : undefined}
          value={draft?.text ?? formatted}
          onChange={({ target }) =>
            updateDraft({ text: target.value, isCaretInText: draft?.isCaretInText ?? false })
          }
          // The first key replaces the current value, wherever a press has left the caret.
          onKeyDown={(event) => !draft && isTypingKey(event) && event.currentTarget.select()}
          onFocus={({ target }) => draft ?? target.select()}
          onBlur={commit}
        />
      )}
      {suggestions && !choices && (
        <datalist id={`${id}-list`}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      {error && (
        <span id={`${id}-wrong`} className="cell-error">
          {error}
        </span>
      )}
    </>
  )
}

/** `Process` and `Unidentified` are what Hangul and a telephone's keyboard begin with. */
const isTypingKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || /^(Process|Unidentified|Backspace)$/.test(key))

/**
 * The caret goes into the field, which is brought into sight; `restingText` is what the first key
 * replaces.
 */
function useCellFocus(field: RefObject<HTMLElement | null>, restingText: string | undefined): void {
  useEffect(() => {
    const box = field.current
    const { activeElement, body } = document
    // Who has gone elsewhere meanwhile stays there.
    if (!box || !(activeElement === body || box.closest('section')?.contains(activeElement))) return
    box.focus({ preventScroll: true })
    box.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [field])
  useEffect(() => {
    const box = field.current
    if (restingText !== undefined && box instanceof HTMLInputElement && document.activeElement === box)
      box.select()
  }, [field, restingText])
}

/** Whoever goes into a text by F2 or a double click goes on at its end. */
function useCaretAtEnd(field: RefObject<HTMLElement | null>, isCaretInText: boolean): void {
  useEffect(() => {
    const box = field.current
    if (isCaretInText && box instanceof HTMLInputElement)
      box.setSelectionRange(box.value.length, box.value.length)
  }, [field, isCaretInText])
}
