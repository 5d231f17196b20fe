// A labelled input of the office, with its hint or what is wrong with it.
import { type ComponentProps, type InvalidEvent, useState } from 'react'
import { type About as AboutField, Labelled } from '#web/labelled.tsx'
import { useOffice } from './use-words.ts'

type About = Pick<AboutField, 'label' | 'hint'> & { error?: string | undefined }

const look = 'font-medium text-13 text-soft'

export function Field({ label, hint, error, ...input }: About & ComponentProps<'input'>) {
  const { missing, watch } = useMissing()
  return (
    <Labelled {...{ label, hint, error: error ?? missing, look }}>
      {(shown) => <input {...input} {...watch} {...shown} className="box" />}
    </Labelled>
  )
}

/**
 * Says below an empty field that it must be filled in. What browsers say themselves is gone after a moment, and
 * then the button seems dead.
 */
function useMissing() {
  const { required } = useOffice('kit')
  const [missing, setMissing] = useState<string>()
  const watch = {
    onInvalid({ currentTarget }: InvalidEvent<HTMLInputElement | HTMLTextAreaElement>): void {
      if (currentTarget.validity.valueMissing) setMissing(required)
    },
    onInput: () => setMissing(undefined),
  }
  return { missing, watch }
}

/** Several lines. */
export function Area({ label, hint, error, ...input }: About & ComponentProps<'textarea'>) {
  const { missing, watch } = useMissing()
  return (
    <Labelled {...{ label, hint, error: error ?? missing, look }}>
      {(shown) => <textarea {...input} {...watch} {...shown} className="box py-2" />}
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
