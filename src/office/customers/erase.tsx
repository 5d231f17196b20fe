// Erases a customer's personal data at their request: first what would go and what the law keeps.
import { useState } from 'react'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import type { Api } from '#office/api.ts'
import { useApi } from '#office/api.ts'
import { OfficeLink, useOfficeNavigate } from '#office/kit/office-link.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import { ErasedList } from './erased-list.tsx'

type Preview = Awaited<ReturnType<Api['customer']['previewErasure']>>
type Props = { customer: string }

export function EraseButton({ customer }: Props) {
  const { erase: words } = useText('customers')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button-danger" onClick={() => setOpen(true)}>
        {words.start}
      </button>
      {isOpen && <EraseDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  )
}

function EraseDialog({ customer, onClose }: Props & { onClose: () => void }) {
  const { erase: words } = useText('customers')
  const { close } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const navigate = useOfficeNavigate()
  const describeError = useDescribeError()
  const { save, saving, problem } = useSave()
  const { answer, error } = useCall(customer, () => api.customer.previewErasure({ customer }))
  const erase = async () => {
    // The card is gone with the answer: the receipt is what is loaded again.
    const isDone = await save(async (sending) => {
      const { id } = await api.customer.erase({ customer }, sending)
      await navigate(`/customers/receipts/${id}`)
    })
    if (isDone) toast(words.done)
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p className="text-15 text-soft">{words.lead}</p>
      {answer ? <PreviewDetails {...answer} /> : <p className="text-15">{words.loading}</p>}
      <Problem>{problem || (error === undefined ? '' : describeError(error))}</Problem>
      <div className="flex justify-end gap-2">
        <button type="button" className="button-secondary" onClick={onClose}>
          {close}
        </button>
        <button
          type="button"
          className="button-danger"
          disabled={saving || !answer || answer.blocked_by.length > 0}
          onClick={() => void erase()}
        >
          {words.confirm}
        </button>
      </div>
    </Dialog>
  )
}

function PreviewDetails({ blocked_by, erased, kept }: Preview) {
  const { erase: words } = useText('customers')
  if (blocked_by.length === 0) return <ErasedList erased={erased} kept={kept} />
  return (
    <div className="grid gap-1 text-15">
      <p className="font-medium">{words.blocked}</p>
      <ul>
        {blocked_by.map(({ booking_id, why }) => (
          <li key={booking_id}>
            <OfficeLink to={`/bookings/${booking_id}`} className="underline underline-offset-4 tabular-nums">
              {formatInFours(booking_id)}
            </OfficeLink>
            : {words.why[why]}
          </li>
        ))}
      </ul>
    </div>
  )
}
