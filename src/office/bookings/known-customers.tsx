// Who booked before, found by what is typed of a telephone or a name; chosen, they fill in the form.
import { useState } from 'react'
import { typingPause_ms } from '#limits/shown.ts'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { useApi } from '../api.ts'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'

type Known = { name: string; contact: string; email: string; like: string }
type Props = { name: string; contact: string; onUse: (known: Known) => void }

const shownMost = 4
const digitsOf = (typed: string) => typed.replace(/\D/g, '')

export function KnownCustomers({ name, contact, onUse }: Props) {
  const words = useOffice('bookings').newForm
  const api = useApi()
  const sentenceOf = useSentence()
  const [problem, setProblem] = useState('')
  const q = digitsOf(contact).length >= 4 ? contact.trim() : name.trim()
  const asked = q.length >= 2 ? q : undefined
  const { answer } = useCall(asked, () => api.booking.list({ q, page_size: shownMost * 5 }), {
    pause_ms: typingPause_ms,
    keepsOld: true,
  })
  const found = answer?.list.filter(
    (each, at, list) =>
      list.findIndex((other) => other.name === each.name && other.contact_masked === each.contact_masked) ===
      at,
  )
  if (!asked || !found || found.length === 0) return null
  /** In full only once somebody is chosen: that is noted. */
  const use = async (booking_id: string) => {
    setProblem('')
    try {
      const { name, contact, email } = await api.booking.one({ booking_id })
      onUse({ name, contact, email, like: booking_id })
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }
  return (
    <div className="grid gap-1">
      <p className="font-medium text-13 text-soft">{words.known}</p>
      <ul className="flex flex-wrap gap-2">
        {found.slice(0, shownMost).map(({ booking_id, name, contact_masked }) => (
          <li key={booking_id}>
            <button type="button" className="act" onClick={() => void use(booking_id)}>
              {words.use(name)} <span className="text-13 text-soft">{contact_masked}</span>
            </button>
          </li>
        ))}
      </ul>
      <Problem>{problem}</Problem>
    </div>
  )
}
