// Inviting a colleague, and the invitations that wait: until when, and called back.
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { FormEnds } from '../kit/form-ends.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import { RoleBoxes, rolesOf } from './role-boxes.tsx'

type Invitation = Awaited<ReturnType<Api['staff']['people']>>['invitations'][number]

export function Invite({ onClose }: { onClose: () => void }) {
  const { people: words } = useOffice('people')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  async function send(form: HTMLFormElement): Promise<void> {
    const email = String(new FormData(form).get('email'))
    const done = await save(() => api.staff.invite({ email, roles: rolesOf(form) }))
    if (!done) return
    tell(words.sent(email))
    onClose()
  }
  return (
    <Dialog title={words.invite} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
      >
        <Field
          name="email"
          type="email"
          label={words.email}
          error={wrong.email}
          autoComplete="off"
          required
        />
        <RoleBoxes chosen={['sales']} error={wrong.roles} />
        <Problem>{problem}</Problem>
        <FormEnds submit={words.send} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}

export function Invitations({ list }: { list: readonly Invitation[] }) {
  const { people: words } = useOffice('people')
  const { language } = useSession()
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const callBack = async (id: number) => {
    if (await save(() => api.staff.callBack({ id }))) tell(words.calledBack)
  }
  return (
    <section className="mt-6 grid gap-2">
      <h2 className="text-18">{words.waiting}</h2>
      <Problem>{problem}</Problem>
      <ul className="panel divide-y divide-line">
        {list.map(({ id, email, roles: held, invited_by, expires }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 p-3 text-15">
            <span className="grow">{email}</span>
            <span className="text-13 text-soft">{held.map((role) => words.role[role]).join(', ')}</span>
            <span className="text-13 text-soft">
              {words.invitedBy(invited_by)} · {expires ? words.until(when(expires, language)) : words.notSent}
            </span>
            <button type="button" className="act" disabled={saving} onClick={() => void callBack(id)}>
              {words.callBack}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
