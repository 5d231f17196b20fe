// Who booked before, found by what is typed of a telephone or a name; chosen, they fill in the form.
import { useState } from 'react'
import { typingPause_ms } from '#limits/display.ts'
import { useApi } from '#office/api.ts'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'

type KnownCustomer = { name: string; contact: string; email: string; like: string }
type Props = { name: string; contact: string; onUse: (customer: KnownCustomer) => void }

const maxShown = 4
const keepDigits = (typed: string) => typed.replace(/\D/g, '')

export function KnownCustomers({ name, contact, onUse }: Props) {
  const words = useText('bookings').newForm
  const api = useApi()
  const describeError = useDescribeError()
  const [problem, setProblem] = useState('')
  const q = keepDigits(contact).length >= 4 ? contact.trim() : name.trim()
  const query = q.length >= 2 ? q : undefined
  const { answer } = useCall(query, () => api.booking.list({ q, page_size: maxShown * 5 }), {
    delay_ms: typingPause_ms,
    keepsPrevious: true,
  })
  const found = answer?.list.filter(
    (each, at, list) =>
      list.findIndex((other) => other.name === each.name && other.contact_masked === each.contact_masked) ===
      at,
  )
  if (!query || !found || found.length === 0) return null
  /** In full only once somebody is chosen, which is logged. */
  const chooseCustomer = async (booking_id: string) => {
    setProblem('')
    try {
      const { name, contact, email } = await api.booking.one({ booking_id })
      onUse({ name, contact, email, like: booking_id })
    } catch (error) {
      setProblem(describeError(error))
    }
  }
  return (
    <div className="grid gap-1">
      <p className="font-medium text-13 text-soft">{words.known}</p>
      <ul className="flex flex-wrap gap-2">
        {found.slice(0, maxShown).map(({ booking_id, name, contact_masked }) => (
          <li key={booking_id}>
            <button
              type="button"
              className="button-secondary"
              onClick={() => void chooseCustomer(booking_id)}
            >
              {words.use(name)} <span className="text-13 text-soft">{contact_masked}</span>
            </button>
          </li>
        ))}
      </ul>
      <Problem>{problem}</Problem>
    </div>
  )
}
