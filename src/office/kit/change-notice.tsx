// A form over a row that others may change: who saves second sees what changed, and loses nothing.
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type CallForm, useCallForm } from './use-call-form.ts'

/** The name of a value, with its text before and after. */
export type Difference = readonly [name: string, before: string, now: string]

/**
 * `row`: as it is loaded, again whenever somebody saved. After a refusal `changed` holds how it was when the
 * form was opened; the next try names the revision that is there now.
 */
export function useFormWithChangeNotice<Row extends { revision: number }, T, Answer>(
  row: Row,
  form: CallForm<T, Answer, never>,
) {
  const opened = useRef(row)
  const { revalidate } = useRevalidator()
  const [isRefused, setRefused] = useState(false)
  const state = useCallForm<T, Answer>({
    ...form,
    loadTheirs: async () => {
      setRefused(true)
      await revalidate()
      return undefined
    },
  })
  return { ...state, changed: isRefused && row !== opened.current ? opened.current : undefined }
}

type Props = { title: string; lead: string; other: string; differences: readonly Difference[] }

export function ChangeNotice({ title, lead, other, differences }: Props) {
  return (
    <div role="alert" className="grid gap-2 rounded-lg border border-bad/40 bg-wash p-3 text-15">
      <p className="font-semibold text-bad">{title}</p>
      <ul className="grid gap-1">
        {differences.map(([name, before, now]) => (
          <li key={name}>
            <span className="text-soft">{name}</span> <s className="text-soft">{before}</s> → <b>{now}</b>
          </li>
        ))}
      </ul>
      {differences.length === 0 && <p>{other}</p>}
      <p className="text-soft">{lead}</p>
    </div>
  )
}
