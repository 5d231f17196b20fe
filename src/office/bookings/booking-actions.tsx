// What can be done with a booking in its present state; what cannot be taken back is asked once more.
import { lazy, Suspense, useState } from 'react'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import type { BookingDetails } from './load-booking.ts'
import { type BookingAction, useBookingActions } from './use-booking-actions.ts'

const DepositDialog = lazy(() => import('./deposit-dialog.tsx'))
const RefuseCancel = lazy(() => import('./refuse-cancel.tsx'))

export function BookingActions({ booking, money }: Pick<BookingDetails, 'booking' | 'money'>) {
  const { refuseCancel } = useText('bookings')
  const toast = useToast()
  const may = useMay()
  const { save, saving, problem } = useSave()
  const actions = useBookingActions({ booking, money }).filter(
    ({ isDue, permission }) => isDue && may(permission),
  )
  const [confirming, setConfirming] = useState<BookingAction['name']>()
  const [isRefusing, setRefusing] = useState(false)
  const { progress, cancel_reason } = booking
  const canRefuse = progress === 'cancel_requested' && cancel_reason === null && may('change bookings')
  const pendingAction = actions.find(({ name }) => name === confirming)
  const close = () => setConfirming(undefined)
  return (
    <div className="grid justify-items-end gap-1">
      <div className="flex flex-wrap gap-2">
        {canRefuse && (
          <button type="button" className="button-secondary" onClick={() => setRefusing(true)}>
            {refuseCancel}
          </button>
        )}
        {actions.map((each) => (
          <button
            key={each.name}
            type="button"
            className="button-primary"
            disabled={saving}
            onClick={() => {
              if (each.deposit || each.confirmation) return setConfirming(each.name)
              void save(each.send).then((saved) => saved && toast(each.doneText))
            }}
          >
            {each.name}
          </button>
        ))}
      </div>
      <Problem>{problem}</Problem>
      {pendingAction?.deposit && (
        <Suspense>
          <DepositDialog
            {...pendingAction.confirmation}
            confirmLabel={pendingAction.name}
            booking_id={booking.booking_id}
            amount={pendingAction.deposit.amount}
            isTest={booking.is_test}
            onClose={close}
          />
        </Suspense>
      )}
      {pendingAction?.confirmation && !pendingAction.deposit && (
        <ConfirmAction
          {...pendingAction.confirmation}
          confirmLabel={pendingAction.name}
          send={pendingAction.send}
          doneText={pendingAction.doneText}
          onClose={close}
        />
      )}
      <Suspense>
        {isRefusing && <RefuseCancel booking={booking} onClose={() => setRefusing(false)} />}
      </Suspense>
    </div>
  )
}
