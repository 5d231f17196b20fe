// Changes of the trip after it was booked: what waits for an answer, and what was answered.
import { useContext } from 'react'
import { useNavigate } from 'react-router'
import { type Api, ApiContext } from '#storefront/api.ts'
import { useLocalized, useText } from '#web/session.tsx'

type Changes = Awaited<ReturnType<Api['itineraryChange']['changes']>>['list']

export function ItineraryChanges({ booking_id, changes }: { booking_id: string; changes: Changes }) {
  const { box: words, ...change } = useText('change')
  const localized = useLocalized()
  const api = useContext(ApiContext)
  const navigate = useNavigate()
  if (changes.length === 0) return null
  const open = async (id: number) => {
    const opened = await api?.itineraryChange.openChange({ booking_id, id })
    if (opened) await navigate(`/change#${opened.token}`)
  }
  return (
    <section aria-labelledby="changes-title" className="grid gap-3">
      <h2 id="changes-title" className="text-22">
        {words.title}
      </h2>
      {changes.some(({ is_open, answer }) => is_open && answer === null) && (
        <p className="font-semibold text-15">{words.open}</p>
      )}
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5">
        {changes.map(({ id, kind, day, starts, before, after, answer, is_open }) => (
          <li key={id} className="grid gap-1 py-4 text-15">
            <span className="text-13 text-soft">
              {change.kinds[kind]} · {change.day(day, starts)} · {words.answers[answer ?? 'none']}
            </span>
            <span className="wrap-break-word">
              {localized(before)} → <span className="font-semibold">{localized(after)}</span>
            </span>
            {is_open && (
              <button
                type="button"
                className={`${answer === null ? 'button-primary' : 'button-secondary'} mt-2 justify-self-start`}
                onClick={() => void open(id)}
              >
                {words.see}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
