// Inviting a colleague, and the invitations that wait: until when, and called back.

import { type Api, useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { RoleCheckboxes } from './role-checkboxes.tsx'

type Invitation = Awaited<ReturnType<Api['staff']['team']>>['invitations'][number]

export function InviteForm({ onClose }: { onClose: () => void }) {
  const { people: words } = useText('team')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ staff }) => staff.invite,
    toInput: ({ email }, listTicked) => ({ email, roles: listTicked('roles') }),
    send: (input) => api.staff.invite(input),
    onSaved: (_answer, { email }) => {
      toast(words.sent(email))
      onClose()
    },
  })
  return (
    <Dialog title={words.invite} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <Field {...bind('email')} type="email" label={words.email} autoComplete="off" required />
        <RoleCheckboxes chosen={['sales']} {...bind('roles')} />
        <Problem>{problem}</Problem>
        <FormActions submit={words.send} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

export function InvitationList({ list }: { list: readonly Invitation[] }) {
  const { people: words } = useText('team')
  const { language } = useSession()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const cancelInvitation = async (id: number) => {
    if (await save(() => api.staff.callBack({ id }))) toast(words.calledBack)
  }
  /** One of an operator begins to count later: until then an owner calls it back. */
  function describeDates({ expires, usable_from }: Pick<Invitation, 'expires' | 'usable_from'>): string {
    if (usable_from !== null && usable_from > new Date().toISOString())
      return words.from(formatMoment(usable_from, language))
    return expires ? words.until(formatMoment(expires, language)) : words.notSent
  }
  return (
    <section className="mt-6 grid gap-2">
      <h2 className="text-18">{words.waiting}</h2>
      <Problem>{problem}</Problem>
      <ul className="panel divide-y divide-line">
        {list.map(({ id, email, roles: heldRoles, invited_by, ...dates }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 p-3 text-15">
            <span className="grow">{email}</span>
            <span className="text-13 text-soft">{heldRoles.map((role) => words.role[role]).join(', ')}</span>
            <span className="text-13 text-soft">
              {words.invitedBy(invited_by)} · {describeDates(dates)}
            </span>
            <button
              type="button"
              className="button-secondary"
              disabled={saving}
              onClick={() => void cancelInvitation(id)}
            >
              {words.callBack}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
