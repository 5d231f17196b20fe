// A labelled input of the office, with its hint or what is wrong with it.
import type { ComponentProps } from 'react'
import { type About as AboutField, Labelled } from '#web/labelled.tsx'

type About = Pick<AboutField, 'label' | 'hint'> & { error?: string | undefined }

const look = 'font-medium text-13 text-soft'

export function Field({ label, hint, error, ...input }: About & ComponentProps<'input'>) {
  return (
    <Labelled {...{ label, hint, error, look }}>
      {(shown) => <input {...input} {...shown} className="box" />}
    </Labelled>
  )
}

/** Several lines. */
export function Area({ label, hint, error, ...input }: About & ComponentProps<'textarea'>) {
  return (
    <Labelled {...{ label, hint, error, look }}>
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
    <Labelled {...{ label, hint, error, look }}>
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
