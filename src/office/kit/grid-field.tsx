// The field in the cell where one is: what is typed there, chosen, or wrong.
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import type { GridController } from './grid-definition.ts'

type Choices = readonly { value: string; name: string }[]
type Suggestions = readonly string[] | undefined
type Props = {
  label: string
  /** As it is typed and copied, and as it is read. */
  text: string
  formatted: string
  isNumber: boolean
  choices: Choices | undefined
  suggestions: Suggestions
  error: string | undefined
  controller: Pick<GridController, 'draft' | 'updateDraft' | 'commit'>
}

export function GridField({
  label,
  text,
  formatted,
  isNumber,
  choices,
  suggestions,
  error,
  controller,
}: Props) {
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
        <SelectCell
          {...inputProps}
          choices={choices}
          value={text}
          onChange={({ target }) => {
            updateDraft({ text: target.value, isCaretInText: false })
            commit()
          }}
        />
      ) : (
        <InputCell
          {...inputProps}
          suggestions={suggestions}
          inputMode={isNumber ? 'numeric' : undefined}
          value={draft?.text ?? formatted}
          onChange={({ target }) =>
            updateDraft({ text: target.value, isCaretInText: draft?.isCaretInText ?? false })
          }
          // What is typed first takes the place of what stands there, wherever a press has left the caret.
          onKeyDown={(event) => !draft && isTypingKey(event) && event.currentTarget.select()}
          onFocus={({ target }) => draft ?? target.select()}
          onBlur={commit}
        />
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

const SelectCell = ({ choices, ...rest }: ComponentProps<'select'> & { choices: Choices }) => (
  <select {...rest}>
    {choices.map(({ value, name }) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </select>
)

function InputCell({ suggestions, ...rest }: ComponentProps<'input'> & { suggestions: Suggestions }) {
  const id = useId()
  return (
    <>
      <input {...rest} list={suggestions && id} autoComplete="off" />
      {suggestions && (
        <datalist id={id}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  )
}

/** The caret goes into the field, which is brought into sight; `standing` is the text it takes as a whole. */
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
