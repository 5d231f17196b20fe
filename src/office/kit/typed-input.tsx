// A date or a time, written in the office's language whatever the browser speaks: typed freely, kept as
// YYYY-MM-DD or HH:MM in a field beside, which the form reads.
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { setInputValue } from './set-input-value.ts'

type InputProps = ComponentProps<'input'>

export type TypedInputProps = InputProps & {
  /** What was meant; undefined where it cannot be told. */
  parse: (typed: string) => string | undefined
  /** How the value is written while nobody types. */
  format: (value: string) => string
  /** Written in the field while it has no value, and no part of what the form reads. */
  shown?: string
  /** What is said if the typed text cannot be understood. */
  wrong: string
  /** Shown beside the field, for example a calendar. */
  renderBeside?: (value: string, choose: (value: string) => void) => ReactNode
}

export function TypedInput({
  parse,
  format,
  shown = '',
  wrong,
  renderBeside,
  name,
  value,
  defaultValue,
  onChange,
  required,
  disabled,
  ...visibleProps
}: TypedInputProps) {
  const kept = useRef<HTMLInputElement>(null)
  const visible = useRef<HTMLInputElement>(null)
  const [now, setNow] = useState(String(value ?? defaultValue ?? ''))
  const [typed, setTyped] = useState<string>()
  const current = value === undefined ? now : String(value)
  function choose(next: string): void {
    setNow(next)
    setTyped(undefined)
    visible.current?.setCustomValidity('')
    setInputValue(kept.current, next)
  }
  /** What is typed to its end counts; what is no date stays, and is said when the form is sent. */
  function finish(): void {
    if (typed === undefined) return
    const next = typed.trim() === '' ? '' : parse(typed)
    if (next === undefined) visible.current?.setCustomValidity(wrong)
    else choose(next)
  }
  return (
    <span className="relative flex">
      <input
        ref={kept}
        type="text"
        hidden
        name={name}
        value={value}
        defaultValue={defaultValue}
        onChange={onChange}
        disabled={disabled}
      />
      <input
        {...visibleProps}
        ref={visible}
        type="text"
        autoComplete="off"
        inputMode="numeric"
        required={required}
        disabled={disabled}
        value={typed ?? format(current || shown)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={(event) => {
          event.stopPropagation() // the form hears of the value, not of its letters
          const next = event.currentTarget.value
          setTyped(next)
          const parsed = parse(next)
          if (parsed !== undefined && parsed === next) choose(parsed)
        }}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
      {renderBeside?.(current, choose)}
    </span>
  )
}
