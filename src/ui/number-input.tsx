// §5 Inputs that take numbers: anything else is left out as it is typed, pasted or composed.
// Undo still undoes.

import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react'
import { clamp } from '#lib/clamp.ts'
import {
  type CaretText,
  formatNumeric,
  type NumericMode,
  tidyInput,
  toPlainNumber,
} from '#lib/numeric-input.ts'
import { readFields } from '#lib/read-fields.ts'
import type { Icon } from './icon.tsx'
import { Minus, Plus } from './more-icons.ts'

const keyboardModes: Partial<Record<NumericMode, 'tel' | 'decimal'>> = { phone: 'tel', number: 'decimal' }

type Attributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'type'
>
type Props = Attributes & {
  mode: NumericMode /** Without commas. */
  value: string
  onValue: (value: string) => void /** So many characters at most. */
  most?: number
}

// The text belongs to the browser, not to React: a controlled input would break composing and empty the undo
// list.
export function NumberInput({ mode, value, onValue, most, ...input }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const latest = useRef({ value, onValue })
  useEffect(() => {
    latest.current = { value, onValue }
    if (box.current && toPlainNumber(mode, box.current.value, most) !== value)
      box.current.value = formatNumeric(mode, value)
  })
  useEffect(
    () =>
      box.current
        ? formatWhileTyping(box.current, {
            mode,
            most,
            onValue: (typed) => typed !== latest.current.value && latest.current.onValue(typed),
          })
        : undefined,
    [mode, most],
  )
  return (
    <input
      {...input}
      ref={box}
      type={mode === 'phone' ? 'tel' : 'text'}
      inputMode={keyboardModes[mode] ?? 'numeric'}
      defaultValue={formatNumeric(mode, value)}
    />
  )
}

function formatWhileTyping(
  box: HTMLInputElement,
  { mode, most, onValue }: Pick<Props, 'mode' | 'most' | 'onValue'>,
): () => void {
  let writing = false
  // The text is inserted as if typed, so that it can be undone; browsers without the command get the text
  // alone.
  const replaceText = ({ text, caret }: CaretText) => {
    if (text === box.value) return
    writing = true
    box.select()
    if (!document.execCommand(text ? 'insertText' : 'delete', false, text)) box.value = text
    box.setSelectionRange(caret, caret)
    writing = false
  }
  const applyInput = (wanted: CaretText) => {
    replaceText(tidyInput(mode, wanted, most))
    onValue(toPlainNumber(mode, box.value, most))
  }
  const reformat = () => applyInput({ text: box.value, caret: box.selectionStart ?? box.value.length })
  const onBeforeInput = (event: InputEvent) => {
    const { data, inputType } = event
    if (writing || event.isComposing || !event.cancelable) return
    if (data === null || !inputType.startsWith('insert')) return
    event.preventDefault()
    const [from, to] = [box.selectionStart ?? 0, box.selectionEnd ?? 0]
    applyInput({ text: box.value.slice(0, from) + data + box.value.slice(to), caret: from + data.length })
  }
  const typed = (event: Event) => {
    const { isComposing, inputType } = readFields(event)
    if (writing || isComposing) return
    // Undo brings back a tidy text: changing it again would block the way further back.
    if (String(inputType ?? '').startsWith('history')) onValue(toPlainNumber(mode, box.value, most))
    else reformat()
  }
  const listening = new AbortController()
  const { signal } = listening
  box.addEventListener('beforeinput', onBeforeInput, { signal })
  box.addEventListener('input', typed, { signal })
  box.addEventListener('compositionend', reformat, { signal })
  box.addEventListener('blur', reformat, { signal })
  return () => listening.abort()
}

type CountProps = {
  label: string
  fewer: string
  more: string
  value: number
  change: (value: number) => void
  most: number
  least?: number
  name?: string
  describedBy?: string
}

/** A number with buttons for one fewer and one more. */
export function CountField(props: CountProps) {
  const { label, fewer, more, value, change, most, least = 0, name, describedBy } = props
  // While it is typed the text may be empty or too large; once left, it is a number that fits.
  const [typed, setTyped] = useState<string>()
  const set = (wanted: number) => change(clamp(wanted, least, most))
  return (
    <span className="flex shrink-0 items-center gap-1">
      <StepButton label={fewer} Icon={Minus} isEnd={value <= least} press={() => set(value - 1)} />
      <NumberInput
        mode="digits"
        most={2}
        name={name}
        aria-label={label}
        aria-describedby={describedBy}
        autoComplete="off"
        value={typed ?? String(value)}
        onValue={(text) => {
          setTyped(text)
          if (text !== '') set(Number(text))
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => setTyped(undefined)}
        className="money h-11 w-11 rounded-input border border-transparent text-center font-semibold hover:border-edge focus:border-edge"
      />
      <StepButton label={more} Icon={Plus} isEnd={value >= most} press={() => set(value + 1)} />
    </span>
  )
}

type StepProps = { label: string; Icon: Icon; isEnd: boolean; press: () => void }

const StepButton = ({ label, Icon, isEnd, press }: StepProps) => (
  <button
    type="button"
    className="icon-button border border-line disabled:opacity-30"
    aria-label={label}
    disabled={isEnd}
    onClick={press}
  >
    <Icon size={18} />
  </button>
)
