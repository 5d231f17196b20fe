// Other cards with the same telephone or address: joined only by a person.

import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import type { CustomerDetails } from './load-customer.ts'

export function CandidatePanel({ customer, candidates }: CustomerDetails) {
  const { card: words } = useText('customers')
  const may = useMay()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  if (candidates.length === 0) return null
  const join = async (other: string) => {
    if (await save(() => api.customer.join({ customer, other }))) toast(words.joined)
  }
  return (
    <Panel title={words.candidates}>
      <p className="text-13 text-soft">{words.candidatesLead}</p>
      <Problem>{problem}</Problem>
      <ul className="divide-y divide-line">
        {candidates.map(({ customer: other, name, contact_masked, same }) => (
          <li key={other} className="flex flex-wrap items-center justify-between gap-2 py-2 text-15">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <OfficeLink to={`/customers/${other}`} className="font-medium hover:underline">
                {name}
              </OfficeLink>
              <span className="text-soft tabular-nums">{contact_masked}</span>
              {same.map((each) => (
                <Badge key={each}>{words.same[each]}</Badge>
              ))}
            </span>
            {may('change bookings') && (
              <button
                type="button"
                className="button-secondary"
                disabled={saving}
                onClick={() => void join(other)}
              >
                {words.join}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
