// The field in the cell where one is: what is typed there, chosen, or wrong.
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import type { Working } from './grid-use.ts'

type Choices = readonly { value: string; name: string }[]
type Known = readonly string[] | undefined
type Props = {
  label: string
  /** As it is typed and copied, and as it is read. */
  text: string
  shown: string
  isNumber: boolean
  choices: Choices | undefined
  known: Known
  wrong: string | undefined
  working: Pick<Working, 'draft' | 'type' | 'commit'>
}

export function GridField({ label, text, shown, isNumber, choices, known, wrong, working }: Props) {
  const { draft, type, commit } = working
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const id = useId()
  useCaret(field, draft ? undefined : shown)
  useCaretAtEnd(field, draft?.isEntered ?? false)
  const about = {
    ref: field,
    'data-active': '',
    'aria-label': label,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': wrong ? `${id}-wrong` : undefined,
  }
  return (
    <>
      {choices ? (
        <Choosing
          {...{ ...about, choices }}
          value={text}
          onChange={({ target }) => {
            type({ text: target.value, isEntered: false })
            commit()
          }}
        />
      ) : (
        <Typing
          {...{ ...about, known }}
          inputMode={isNumber ? 'numeric' : undefined}
          value={draft?.text ?? shown}
          onChange={({ target }) => type({ text: target.value, isEntered: draft?.isEntered ?? false })}
          // What is typed first takes the place of what stands there, wherever a press has left the caret.
          onKeyDown={(event) => !draft && isTyping(event) && event.currentTarget.select()}
          onFocus={({ target }) => draft ?? target.select()}
          onBlur={commit}
        />
      )}
      {wrong && (
        <span id={`${id}-wrong`} className="cell-note">
          {wrong}
        </span>
      )}
    </>
  )
}

/** `Process` and `Unidentified` are what Hangul and a telephone's keyboard begin with. */
const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || /^(Process|Unidentified|Backspace)$/.test(key))

const Choosing = ({ choices, ...rest }: ComponentProps<'select'> & { choices: Choices }) => (
  <select {...rest}>
    {choices.map(({ value, name }) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </select>
)

function Typing({ known, ...rest }: ComponentProps<'input'> & { known: Known }) {
  const id = useId()
  return (
    <>
      <input {...rest} list={known && id} autoComplete="off" />
      {known && (
        <datalist id={id}>
          {known.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  )
}

/** The caret goes into the field, which is brought into sight; `standing` is the text it takes as a whole. */
function useCaret(field: RefObject<HTMLElement | null>, standing: string | undefined): void {
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
    if (standing !== undefined && box instanceof HTMLInputElement && document.activeElement === box)
      box.select()
  }, [field, standing])
}

/** Whoever goes into a text by F2 or a double click goes on at its end. */
function useCaretAtEnd(field: RefObject<HTMLElement | null>, isEntered: boolean): void {
  useEffect(() => {
    const box = field.current
    if (isEntered && box instanceof HTMLInputElement)
      box.setSelectionRange(box.value.length, box.value.length)
  }, [field, isEntered])
}
