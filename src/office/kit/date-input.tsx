// A date, a month or a time: typed in any usual way; a date is also chosen from a calendar.
import { type ComponentProps, lazy, Suspense, useCallback, useRef, useState } from 'react'
import { getToday } from '#lib/format.ts'
import { getWeekday } from '#lib/month.ts'
import { parseTypedDate, parseTypedMonth, parseTypedTime } from '#lib/parse-typed-date.ts'
import { CalendarDays } from '#ui/more-icons.ts'
import { useDismiss } from '#ui/use-dismiss.ts'
import { TypedInput, type TypedInputProps } from './typed-input.tsx'
import { useText } from './use-text.ts'

// Loaded when it is opened: most type a date.
const DateCalendar = lazy(() => import('./date-calendar.tsx'))

type InputProps = ComponentProps<'input'> & Pick<TypedInputProps, 'shown'>

export function DateInput({ min, max, className = '', ...input }: InputProps) {
  const { date: words } = useText('kit')
  const today = getToday()
  const isAllowed = (day: string) => (!min || day >= String(min)) && (!max || day <= String(max))
  return (
    <TypedInput
      {...input}
      className={`${className} pr-11`}
      placeholder={words.dayForm}
      parse={(typed) => {
        const day = parseTypedDate(typed, today)
        return day !== undefined && isAllowed(day) ? day : undefined
      }}
      format={(day) => (day ? `${day} (${words.weekdays[getWeekday(day)]})` : '')}
      wrong={words.wrong(min ? String(min) : undefined, max ? String(max) : undefined)}
      renderBeside={(day, choose) => (
        <CalendarButton
          day={day || input.shown || today}
          isAllowed={isAllowed}
          onChoose={choose}
          disabled={input.disabled}
        />
      )}
    />
  )
}

export function MonthInput(input: InputProps) {
  const { date: words } = useText('kit')
  const today = getToday()
  return (
    <TypedInput
      {...input}
      placeholder={words.monthForm}
      parse={(typed) => parseTypedMonth(typed, today)}
      format={(month) => month}
      wrong={words.wrongMonth}
    />
  )
}

export function TimeInput(input: InputProps) {
  const { date: words } = useText('kit')
  return (
    <TypedInput
      {...input}
      placeholder={words.timeForm}
      parse={parseTypedTime}
      format={(time) => time.slice(0, 5)}
      wrong={words.wrongTime}
    />
  )
}

type CalendarButtonProps = {
  day: string
  isAllowed: (day: string) => boolean
  onChoose: (day: string) => void
  disabled: boolean | undefined
}

function CalendarButton({ day, isAllowed, onChoose, disabled }: CalendarButtonProps) {
  const { date: words } = useText('kit')
  const [isOpen, setOpen] = useState(false)
  const around = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(around, close)
  return (
    <span ref={around} className="absolute inset-y-0 right-0">
      <button
        ref={button}
        type="button"
        aria-label={words.open}
        aria-expanded={isOpen}
        disabled={disabled}
        className="grid h-full w-11 place-items-center text-soft hover:text-ink"
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays size={18} />
      </button>
      {isOpen && (
        <Suspense>
          <DateCalendar
            day={day}
            isAllowed={isAllowed}
            onChoose={(chosen) => {
              onChoose(chosen)
              close()
              button.current?.focus()
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
