// A labelled input of the office, with its hint or what is wrong with it.
import { type ComponentProps, type ReactNode, useId } from 'react'

type About = { label: string; hint?: string; error?: string | undefined }

export function Field({ label, hint, error, ...input }: About & ComponentProps<'input'>) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(shown) => <input {...input} {...shown} className="box" />}
    </Labelled>
  )
}

/** Several lines. */
export function Area({ label, hint, error, ...input }: About & ComponentProps<'textarea'>) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(shown) => <textarea {...input} {...shown} className="box py-2" />}
    </Labelled>
  )
}

type Choice = { value: string; name: string }

export function Choose({
  label,
  hint,
  error,
  choices,
  ...input
}: About & ComponentProps<'select'> & { choices: readonly Choice[] }) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(shown) => (
        <select {...input} {...shown} className="box">
          {choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

type Shown = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string }

function Labelled({
  label,
  hint,
  error,
  children,
}: { label: string; hint: string | undefined; error: string | undefined } & {
  children: (shown: Shown) => ReactNode
}) {
  const id = useId()
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium text-13 text-soft">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-help` })}
      <p
        id={`${id}-help`}
        role={error ? 'alert' : undefined}
        className={`text-13 empty:hidden ${error ? 'text-bad' : 'text-soft'}`}
      >
        {error ?? hint}
      </p>
    </div>
  )
}
