// The field in the cell where one is: what is typed there, chosen, or wrong.
import { useEffect, useId, useRef } from 'react'
import type { Working } from './grid-use.ts'

type Props = {
  label: string
  /** As it is typed and copied, and as it is read. */
  text: string
  shown: string
  isNumber: boolean
  choices: readonly { value: string; name: string }[] | undefined
  known: readonly string[] | undefined
  wrong: string | undefined
  working: Pick<Working, 'draft' | 'type' | 'commit'>
}

export function GridField({ label, text, shown, isNumber, choices, known, wrong, working }: Props) {
  const { draft, type, commit } = working
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const id = useId()
  useEffect(() => {
    const box = field.current
    // Who has gone elsewhere meanwhile stays there.
    if (
      !box ||
      !(document.activeElement === document.body || box.closest('section')?.contains(document.activeElement))
    )
      return
    box.focus({ preventScroll: true })
    box.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  // What is typed next takes the place of what stands there.
  const standing = draft ? undefined : shown
  useEffect(() => {
    const box = field.current
    if (standing !== undefined && box?.nodeName === 'INPUT' && document.activeElement === box) box.select()
  }, [standing])
  const about = {
    'data-active': '',
    'aria-label': label,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': wrong ? `${id}-wrong` : undefined,
  }
  const said = wrong && (
    <span id={`${id}-wrong`} className="cell-note">
      {wrong}
    </span>
  )
  if (choices)
    return (
      <>
        <select
          ref={field}
          {...about}
          value={text}
          onChange={({ target }) => {
            type({ text: target.value, isEntered: false })
            commit()
          }}
        >
          {choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        {said}
      </>
    )
  return (
    <>
      <input
        ref={field}
        {...about}
        list={known && `${id}-known`}
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete="off"
        value={draft?.text ?? shown}
        onChange={({ target }) => type({ text: target.value, isEntered: draft?.isEntered ?? false })}
        onDoubleClick={() => draft ?? type({ text, isEntered: true })}
        onFocus={({ target }) => draft ?? target.select()}
        onBlur={commit}
      />
      {known && (
        <datalist id={`${id}-known`}>
          {known.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      {said}
    </>
  )
}
