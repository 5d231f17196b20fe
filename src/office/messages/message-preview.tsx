// What a customer would read, with the values of their booking.
import { useState } from 'react'
import type { LocalizedText } from '#i18n/language.ts'
import { type Api, useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'

type Preview = Awaited<ReturnType<Api['message']['preview']>>

export function MessagePreview({
  words: { subject, contents },
  booking = '',
}: {
  words: Record<'subject' | 'contents', LocalizedText>
  /** Whose values are shown at first. */
  booking?: string
}) {
  const words = useText('messages')
  const api = useApi()
  const { save, saving, problem, wrong } = useSave()
  const [number, setNumber] = useState(booking)
  const [shown, setShown] = useState<Preview>()
  const booking_id = number.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  const show = () =>
    save(async () => {
      setShown(await api.message.preview({ booking_id, subject, contents }))
    })
  return (
    <div className="grid gap-2 rounded-md border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field
            label={words.previewBooking}
            hint={words.previewHint}
            value={number}
            error={wrong.booking_id}
            onChange={({ target }) => setNumber(target.value)}
          />
        </div>
        <button
          type="button"
          className="button-secondary beside-field"
          disabled={saving || booking_id === ''}
          onClick={() => void show()}
        >
          {words.preview}
        </button>
      </div>
      <Problem>{wrong.contents ?? wrong.subject ?? problem}</Problem>
      {shown && (
        <output className="grid gap-1 text-15">
          <span className="font-semibold">{shown.subject}</span>
          <span className="whitespace-pre-line">{shown.contents}</span>
          {shown.missing.length > 0 && (
            <span className="text-bad">{words.previewMissing(shown.missing)}</span>
          )}
        </output>
      )}
    </div>
  )
}
