// The list of publish blockers: each line leads to the field that is missing.
import { useParams } from 'react-router'
import { useOfficeNavigate } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Check } from '#ui/icons.ts'
import type { TripDetails } from './use-trip-draft.ts'

export default function PublishBlockers({ list }: { list: TripDetails['blockers'] }) {
  const words = useText('trips')
  const navigate = useOfficeNavigate()
  const { code = '' } = useParams()
  function focusField(field: string): void {
    if (field === 'departures') return void navigate(`/trips/${code}/departures`)
    const parts = field.split('.')
    for (let length = parts.length; length > 0; length--) {
      const name = parts.slice(0, length).join('.')
      const found = document.querySelector(`[data-field="${CSS.escape(name)}"]`)
      if (!found) continue
      found.scrollIntoView({ block: 'center' })
      const box = found.querySelector<HTMLElement>('input, select, textarea, button')
      box?.focus({ preventScroll: true })
      return
    }
    document.querySelector<HTMLElement>('[data-missing]')?.focus()
  }
  return (
    <section className="panel grid gap-2 p-3" aria-label={words.before}>
      <h2 className="font-semibold text-15">{words.before}</h2>
      {list.length === 0 && (
        <p className="flex items-center gap-1 text-13 text-good">
          <Check size={16} />
          {words.ready}
        </p>
      )}
      <ul className="grid gap-0.5">
        {list.map(({ level, kind, field, number }) => (
          <li key={`${kind} ${field}`}>
            <button
              type="button"
              className={`flex min-h-11 mouse:min-h-9 w-full items-start gap-1.5 rounded-md py-1.5 text-left text-13 hover:underline ${level === 'must' ? 'text-bad' : 'text-warn'}`}
              onClick={() => focusField(field)}
            >
              <span aria-hidden>{level === 'must' ? '●' : '○'}</span>
              <span>
                <span className="sr-only">{level === 'must' ? words.must : words.should}: </span>
                {words.publishBlockers[kind](number)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
