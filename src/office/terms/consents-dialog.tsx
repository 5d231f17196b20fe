// Who agreed to a version: members, and who booked or travels.
import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { formatMoment } from '#office/kit/format-moment.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import type { TermsType } from './use-terms-draft.ts'

type Props = { type: TermsType; version: string; onClose: () => void }

export function ConsentsDialog({ type, version, onClose }: Props) {
  const words = useText('terms')
  const { close, failed, previous, next } = useText('kit')
  const { language } = useSession()
  const api = useApi()
  const [page, setPage] = useState(1)
  const { answer, error } = useCall(`consents ${page}`, () => api.terms.consents({ type, version, page }))
  const hasMore = answer !== undefined && answer.page * answer.page_size < answer.total
  return (
    <Dialog title={words.peopleLabel(version)} onClose={onClose} closeLabel={close} className="max-w-2xl">
      <Problem>{error === undefined ? '' : failed}</Problem>
      {answer?.total === 0 && <p className="text-15 text-soft">{words.noPeople}</p>}
      {answer && answer.total > 0 && (
        <table className="data-table">
          <thead>
            <tr>
              <th>{words.agreedAt}</th>
              <th>{words.person}</th>
              <th>{words.booking}</th>
            </tr>
          </thead>
          <tbody>
            {answer.list.map(({ agreed, name, booking_id, traveller }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a consent has no name of its own here
              <tr key={at}>
                <td className="whitespace-nowrap tabular-nums">{formatMoment(agreed, language)}</td>
                <td>{name ?? words.left}</td>
                <td>
                  {booking_id ? (
                    <OfficeLink to={`/bookings/${booking_id}`} className="text-brand-700 hover:underline">
                      {booking_id}
                    </OfficeLink>
                  ) : (
                    words.member
                  )}
                  {traveller !== null && <span className="text-soft"> {words.traveller(traveller)}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(page > 1 || hasMore) && (
        <div className="flex justify-end gap-2">
          <button
            type="button"
            className="button-secondary"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {previous}
          </button>
          <button
            type="button"
            className="button-secondary"
            disabled={!hasMore}
            onClick={() => setPage(page + 1)}
          >
            {next}
          </button>
        </div>
      )}
    </Dialog>
  )
}
