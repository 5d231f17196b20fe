// A change by the customer: its choice, its price, one press. A change that staff must see becomes a request.
import { useRevalidator } from 'react-router'
import type { ChangeKind } from '#domain/agency/rules/customer-changes.ts'
import { formatNumber } from '#lib/format.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useText } from '#web/session.tsx'
import type { ChangeOptions, SendChange } from './change-form.ts'
import { ChangePerson } from './change-person.tsx'
import { HandOver } from './hand-over.tsx'
import type { ShowNotice } from './notice.ts'
import { PricedChange } from './priced-change.tsx'
import { useRequestKeys } from './use-request-keys.ts'

type Props = {
  booking: BookingDetails
  options: ChangeOptions
  kind: ChangeKind
  close: () => unknown
  showNotice: ShowNotice
}

export default function ChangeDialog({ booking, options, kind, close, showNotice }: Props) {
  const { changes: words } = useText('booking')
  const { revalidate } = useRevalidator()
  const { getKey } = useRequestKeys()
  const isSelf = options.ways[kind] === 'self'
  const send: SendChange = async (api, change, { note, ...sent }) => {
    const { booking_id } = booking
    if (isSelf) {
      const input = { booking_id, change, ...sent }
      const { due, refund } = await api.reservation.change(input, { key: getKey(input) })
      await close()
      await revalidate()
      showNotice({ said: describeDone(kind, { due, refund }), isRefunding: refund > 0 })
      return
    }
    const input = { booking_id, change, note: note ?? '', code: sent.code }
    await api.reservation.askChange(input, { key: getKey(input) })
    await close()
    await revalidate()
    showNotice({ said: words.sent })
  }
  function describeDone(changed: ChangeKind, { due, refund }: { due: number; refund: number }): string {
    if (changed === 'booker') return words.handedOver
    if (refund > 0) return words.doneRefund(formatNumber(refund))
    return due > 0 ? words.doneDue(formatNumber(due)) : words.done
  }
  const form = { booking, options, isSelf, send, close }
  return (
    <Dialog title={words.kinds[kind]} onClose={close} className="max-w-[30rem]">
      {kind === 'booker' && <HandOver {...form} />}
      {kind === 'person' && <ChangePerson {...form} />}
      {kind !== 'booker' && kind !== 'person' && <PricedChange kind={kind} form={form} />}
    </Dialog>
  )
}
