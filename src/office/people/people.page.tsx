// Colleagues: who works here with which roles, invited, changed, gone.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { type Role, roles } from '#roles.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useSession } from '#web/session.tsx'
import { useLookAgain } from '#web/use-look-again.ts'
import { useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import { Field } from '../kit/field.tsx'
import { FormEnds } from '../kit/form-ends.tsx'
import { Heading } from '../kit/heading.tsx'
import { Problem } from '../kit/problem.tsx'
import { ChooseOne, useSaveOver } from '../kit/save-over.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'
import { useMe } from '../shell/me.ts'

export const loader = ({ api }: Loading) => api.staff.people()

type Colleague = ReturnType<typeof useLoaderData<typeof loader>>['list'][number]
type Act = 'change' | 'end' | 'remove' | 'reset'
type Doing = { what: 'invite' } | { what: Act; who: Colleague }

export default function People() {
  const { people: words } = useOffice('people')
  const { list, invitations } = useLoaderData<typeof loader>()
  useLookAgain(
    invitations.some(({ expires }) => expires === null),
    { every_ms: 2_000 },
  )
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        <button type="button" className="act-main" onClick={() => setDoing({ what: 'invite' })}>
          {words.invite}
        </button>
      </Heading>
      <ul className="panel divide-y divide-line">
        {list.map((who) => (
          <Person key={who.staff_id} who={who} onDo={(what) => setDoing({ what, who })} />
        ))}
      </ul>
      {invitations.length > 0 && <Invitations />}
      {doing?.what === 'invite' && <Invite onClose={close} />}
      {doing?.what === 'change' && <ChangeRoles who={doing.who} onClose={close} />}
      {doing?.what === 'end' && <EndLogIns who={doing.who} onClose={close} />}
      {doing?.what === 'remove' && <Remove who={doing.who} onClose={close} />}
      {doing?.what === 'reset' && <ResetFactor who={doing.who} onClose={close} />}
    </>
  )
}

function Person({ who, onDo }: { who: Colleague; onDo: (what: Act) => void }) {
  const { people: words } = useOffice('people')
  const { language } = useSession()
  const { me } = useMe()
  return (
    <li className="flex flex-wrap items-center gap-3 p-3">
      <div className="grid min-w-[min(12rem,100%)] grow gap-0.5">
        <span className="font-semibold text-15">{who.name}</span>
        <span className="text-13 text-soft">{who.email}</span>
      </div>
      <span className="flex flex-wrap gap-1">
        {who.roles.map((role) => (
          <span key={role} className="badge" data-tone="brand">
            {words.role[role]}
          </span>
        ))}
        <span className="badge" data-tone={who.has_factor ? 'good' : 'warn'}>
          {words.factor} {who.has_factor ? words.on : words.off}
        </span>
      </span>
      <span className="text-13 text-soft tabular-nums">
        {[
          who.log_ins > 0 && words.logIns(who.log_ins),
          who.last_used && `${words.lastUsed} ${when(who.last_used, language)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="flex flex-wrap gap-2">
        <button type="button" className="act" onClick={() => onDo('change')}>
          {words.change}
        </button>
        {who.staff_id !== me.staff_id && who.log_ins > 0 && (
          <button type="button" className="act" onClick={() => onDo('end')}>
            {words.endLogIns}
          </button>
        )}
        {who.has_factor && !who.roles.includes('owner') && (
          <button type="button" className="act" onClick={() => onDo('reset')}>
            {words.resetFactor}
          </button>
        )}
        {who.staff_id !== me.staff_id && (
          <button type="button" className="act-danger" onClick={() => onDo('remove')}>
            {words.remove}
          </button>
        )}
      </span>
    </li>
  )
}

function RoleBoxes({ chosen, error }: { chosen: readonly Role[]; error: string | undefined }) {
  const { people: words } = useOffice('people')
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-13 text-soft">{words.roles}</legend>
      {roles.map((role) => (
        <label key={role} className="flex min-h-11 items-center gap-2 text-15 mouse:min-h-9">
          <input type="checkbox" name="roles" value={role} defaultChecked={chosen.includes(role)} />
          <span className="font-medium">{words.role[role]}</span>
          <span className="text-13 text-soft">{words.roleHint[role]}</span>
        </label>
      ))}
      {error && (
        <p role="alert" className="text-13 text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}

const isRole = (value: unknown): value is Role => roles.some((role) => role === value)
const rolesOf = (form: HTMLFormElement) => new FormData(form).getAll('roles').filter(isRole)

function Invite({ onClose }: { onClose: () => void }) {
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

function ChangeRoles({ who, onClose }: { who: Colleague; onClose: () => void }) {
  const { people: words } = useOffice('people')
  const { save: saveWord, saved } = useOffice('kit')
  const api = useApi()
  const tell = useTell()
  const { staff_id } = who
  const [mine, setMine] = useState(who.roles)
  const { save, saving, problem, wrong, meeting } = useSaveOver(async () => {
    const { list } = await api.staff.people()
    return list.find((each) => each.staff_id === staff_id)
  })
  async function send(chosen: Role[], revision: number): Promise<void> {
    setMine(chosen)
    if (!(await save(() => api.staff.changeRoles({ staff_id, revision, roles: chosen })))) return
    tell(saved)
    onClose()
  }
  const named = (held: readonly Role[]): [string, string][] => [
    [words.roles, held.map((role) => words.role[role]).join(', ')],
  ]
  if (meeting.theirs)
    return (
      <ChooseOne
        meeting={meeting}
        linesOf={(theirs) => named(theirs.roles)}
        mine={() => named(mine)}
        onKeepMine={(revision) => void send(mine, revision)}
        onTakeTheirs={onClose}
      />
    )
  return (
    <Dialog title={`${who.name} · ${words.change}`} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send(rolesOf(event.currentTarget), who.revision)
        }}
      >
        <RoleBoxes chosen={mine} error={wrong.roles} />
        <Problem>{problem}</Problem>
        <FormEnds submit={saveWord} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function Remove({ who, onClose }: { who: Colleague; onClose: () => void }) {
  const { people: words } = useOffice('people')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const remove = async () => {
    if (!(await save(() => api.staff.removePerson({ staff_id: who.staff_id })))) return
    tell(words.removed(who.name))
    onClose()
  }
  return (
    <Ask
      title={words.removeAsk(who.name)}
      lead={words.removeLead}
      act={words.remove}
      danger
      {...{ saving, problem, onClose }}
      onAct={() => void remove()}
    />
  )
}

function EndLogIns({ who, onClose }: { who: Colleague; onClose: () => void }) {
  const { people: words } = useOffice('people')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const end = async () => {
    const done = await save(async () => {
      const { ended } = await api.staff.endLogIns({ staff_id: who.staff_id })
      tell(words.logInsEnded(who.name, ended))
    })
    if (done) onClose()
  }
  return (
    <Ask
      title={words.endLogInsAsk(who.name)}
      lead={words.endLogInsLead}
      act={words.endLogIns}
      {...{ saving, problem, onClose }}
      onAct={() => void end()}
    />
  )
}

function ResetFactor({ who, onClose }: { who: Colleague; onClose: () => void }) {
  const { people: words } = useOffice('people')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const reset = async () => {
    if (!(await save(() => api.staff.resetFactor({ staff_id: who.staff_id })))) return
    tell(words.reset)
    onClose()
  }
  return (
    <Ask
      title={words.resetAsk(who.name)}
      lead={words.resetLead}
      act={words.resetFactor}
      danger
      {...{ saving, problem, onClose }}
      onAct={() => void reset()}
    />
  )
}

function Invitations() {
  const { people: words } = useOffice('people')
  const { invitations } = useLoaderData<typeof loader>()
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
        {invitations.map(({ id, email, roles: held, invited_by, expires }) => (
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
