// What can be done with a booking where it stands; what cannot be taken back is asked once more.
import { type FormEvent, useState } from 'react'
import { withCommas } from '#plain/format.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import { Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { Problem } from '../kit/problem.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { useMay } from '../shell/me.ts'
import type { Loaded } from './load.ts'

type Doing = 'confirm' | 'complete' | 'refuse' | 'sendBack' | 'due' | 'compensation'

export function Acts({ booking, money }: Loaded) {
  const words = useOffice('bookings')
  const api = useApi()
  const tell = useTell()
  const may = useMay()
  const { save, saving, problem } = useSave()
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const { booking_id, progress, pay_by, total, name } = booking
  const act = async (send: Parameters<typeof save>[0], said: string) => {
    if (!(await save(send))) return
    close()
    tell(said)
  }
  const asking = { saving, problem, onClose: close }
  return (
    <div className="grid justify-items-end gap-1">
      <div className="flex flex-wrap gap-2">
        {progress === 'waiting_for_payment' && pay_by === 'bank_transfer' && may('money') && (
          <button type="button" className="act-main" onClick={() => setDoing('confirm')}>
            {words.confirmDeposit}
          </button>
        )}
        {progress === 'payment_completed' && may('change bookings') && (
          <button
            type="button"
            className="act-main"
            disabled={saving}
            onClick={() => void act(() => api.booking.prepare({ booking_id }), words.prepared)}
          >
            {words.prepare}
          </button>
        )}
        {progress === 'preparing' && may('change bookings') && (
          <button
            type="button"
            className="act-main"
            disabled={saving}
            onClick={() => void act(() => api.booking.ready({ booking_id }), words.readied)}
          >
            {words.ready}
          </button>
        )}
        {progress === 'cancel_requested' && booking.cancel_reason === null && may('change bookings') && (
          <button type="button" className="act" onClick={() => setDoing('refuse')}>
            {words.refuseCancel}
          </button>
        )}
        {progress === 'cancel_requested' && may('money') && (
          <button type="button" className="act-main" onClick={() => setDoing('complete')}>
            {words.completeCancel}
          </button>
        )}
        {money.due > 0 && may('money') && (
          <button type="button" className="act-main" onClick={() => setDoing('due')}>
            {words.acts.confirmDue}
          </button>
        )}
        {money.compensation > 0 && may('money') && (
          <button type="button" className="act-main" onClick={() => setDoing('compensation')}>
            {words.acts.payCompensation}
          </button>
        )}
        {money.owed > 0 && may('money') && (
          <button type="button" className="act-main" onClick={() => setDoing('sendBack')}>
            {words.sendBack}
          </button>
        )}
      </div>
      {doing === undefined && <Problem>{problem}</Problem>}
      {doing === 'confirm' && (
        <Ask
          title={words.confirmDepositAsk(name, withCommas(total))}
          lead={words.confirmDepositLead}
          act={words.confirmDeposit}
          {...asking}
          onAct={() =>
            void act(
              (sending) => api.payment.confirmDeposit({ booking_id, amount: total }, sending),
              words.confirmed,
            )
          }
        />
      )}
      {doing === 'complete' && (
        <Ask
          title={words.completeCancelAsk}
          lead={words.completeCancelLead(withCommas(money.for_cancel))}
          act={words.completeCancel}
          danger
          {...asking}
          onAct={() =>
            void act((sending) => api.payment.completeCancel({ booking_id }, sending), words.cancelled)
          }
        />
      )}
      {doing === 'sendBack' && (
        <Ask
          title={words.sendBackAsk(withCommas(money.owed))}
          lead={words.sendBackLead}
          act={words.sendBack}
          {...asking}
          onAct={() =>
            void act(
              (sending) => api.payment.sendBack({ booking_id, amount: money.owed }, sending),
              words.sentBack,
            )
          }
        />
      )}
      {doing === 'due' && (
        <Ask
          title={words.acts.confirmDueAsk(withCommas(money.due))}
          lead={words.acts.confirmDueLead}
          act={words.acts.confirmDue}
          {...asking}
          onAct={() =>
            void act(
              (sending) => api.payment.confirmDeposit({ booking_id, amount: money.due }, sending),
              words.confirmed,
            )
          }
        />
      )}
      {doing === 'compensation' && (
        <Ask
          title={words.acts.payCompensationAsk(withCommas(money.compensation))}
          lead={words.acts.payCompensationLead}
          act={words.acts.payCompensation}
          {...asking}
          onAct={() =>
            void act(
              (sending) => api.payment.payCompensation({ booking_id, amount: money.compensation }, sending),
              words.acts.compensationPaid,
            )
          }
        />
      )}
      {doing === 'refuse' && <Refuse booking_id={booking_id} onClose={close} />}
    </div>
  )
}

function Refuse({ booking_id, onClose }: { booking_id: string; onClose: () => void }) {
  const words = useOffice('bookings')
  const { cancel } = useOffice('kit')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  const [note, setNote] = useState('')
  const refuse = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await save(() => api.booking.refuseCancel({ booking_id, note })))) return
    tell(words.refused)
    onClose()
  }
  return (
    <Dialog title={words.refuseCancel} onClose={onClose}>
      <form className="grid gap-4" onSubmit={(event) => void refuse(event)}>
        <p className="text-15 text-soft">{words.refuseCancelLead}</p>
        <Field
          label={words.refuseNote}
          required
          {...limitsOf('booking.refuseCancel', 'note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={wrong.note}
        />
        <Problem>{problem}</Problem>
        <div className="flex justify-end gap-2">
          <button type="button" className="act" onClick={onClose}>
            {cancel}
          </button>
          <button type="submit" className="act-main" disabled={saving}>
            {words.refuseCancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
