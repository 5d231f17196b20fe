// API keys: made and shown once, when they were last used, revoked.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { type Scope, scopes } from '#roles.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import { Empty } from '../kit/empty.tsx'
import { Field } from '../kit/field.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'

export const loader = ({ api }: Loading) => api.staff.keys()

type Key = ReturnType<typeof useLoaderData<typeof loader>>['list'][number]

export default function KeysPage() {
  const words = useOffice('keys')
  const { list } = useLoaderData<typeof loader>()
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        <button type="button" className="act-main" onClick={() => setMaking(true)}>
          {words.make}
        </button>
      </Heading>
      {list.length === 0 && <Empty title={words.none} />}
      <ul className="panel divide-y divide-line empty:hidden">
        {list.map((key) => (
          <OneKey key={key.id} of={key} />
        ))}
      </ul>
      <section className="panel mt-4 grid gap-2 p-4">
        <h2 className="font-semibold text-16">{words.how}</h2>
        <p className="text-15 text-soft">{words.howLead}</p>
        <code className="break-all text-13">Authorization: Bearer naru_…</code>
        <a href="/api/openapi.json" className="justify-self-start underline">
          {words.document}
        </a>
      </section>
      {making && (
        <MakeKey
          onClose={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false)
            setMade(key)
          }}
        />
      )}
      {made !== undefined && <ShownOnce value={made} onClose={() => setMade(undefined)} />}
    </>
  )
}

function OneKey({ of: { id, name, last_used, made_by, reg_date, revoked, scopes: held } }: { of: Key }) {
  const words = useOffice('keys')
  const { language } = useSession()
  return (
    <li className="flex flex-wrap items-center gap-3 p-3">
      <span className="grid min-w-[min(12rem,100%)] grow gap-0.5">
        <span className="font-semibold text-15">{name}</span>
        <span className="text-13 text-soft">{words.madeBy(made_by, when(reg_date, language))}</span>
      </span>
      <span className="flex flex-wrap gap-1">
        {held.map((scope) => (
          <span key={scope} className="badge" data-tone="brand">
            {words.scope[scope]}
          </span>
        ))}
        {revoked && <span className="badge">{words.gone}</span>}
      </span>
      <span className="text-13 text-soft">
        {last_used ? words.lastUsed(when(last_used, language)) : words.neverUsed}
      </span>
      <RevokeKey {...{ id, name, revoked }} />
    </li>
  )
}

function RevokeKey({ id, name, revoked }: Pick<Key, 'id' | 'name' | 'revoked'>) {
  const words = useOffice('keys')
  const [asking, setAsking] = useState(false)
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  async function revoke(): Promise<void> {
    if (!(await save(() => api.staff.revokeKey({ id })))) return
    setAsking(false)
    tell(words.revoked)
  }
  return (
    <>
      {!revoked && (
        <button
          type="button"
          className="act-danger"
          aria-label={words.revokeOf(name)}
          onClick={() => setAsking(true)}
        >
          {words.revoke}
        </button>
      )}
      {asking && (
        <Ask
          title={words.revokeAsk(name)}
          lead={words.revokeLead}
          act={words.revoke}
          danger
          {...{ saving, problem }}
          onClose={() => setAsking(false)}
          onAct={() => void revoke()}
        />
      )}
    </>
  )
}

const isScope = (value: unknown): value is Scope => scopes.some((scope) => scope === value)

function MakeKey({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const words = useOffice('keys')
  const api = useApi()
  const { save, saving, problem, wrong } = useSave()
  async function make(form: FormData): Promise<void> {
    let key = ''
    const isDone = await save(async () => {
      const chosen = form.getAll('scopes').filter(isScope)
      key = (await api.staff.makeKey({ name: String(form.get('name') ?? ''), scopes: chosen })).key
    })
    if (isDone) onMade(key)
  }
  return (
    <Dialog title={words.make} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void make(new FormData(event.currentTarget))
        }}
      >
        <Field
          name="name"
          label={words.name}
          hint={words.nameHint}
          error={wrong.name}
          {...limitsOf('staff.makeKey', 'name')}
          autoComplete="off"
          required
          autoFocus
        />
        <fieldset className="grid gap-1">
          <legend className="font-medium text-13 text-soft">{words.scopes}</legend>
          {scopes.map((scope) => (
            <label key={scope} className="flex min-h-11 items-center gap-2 text-15 mouse:min-h-9">
              <input type="checkbox" name="scopes" value={scope} defaultChecked />
              <span className="font-medium">{words.scope[scope]}</span>
              <span className="text-13 text-soft">{words.scopeHint[scope]}</span>
            </label>
          ))}
        </fieldset>
        <Problem>{problem || wrong.scopes || ''}</Problem>
        <button type="submit" className="act-main justify-self-end" disabled={saving}>
          {words.makeNow}
        </button>
      </form>
    </Dialog>
  )
}

function ShownOnce({ value, onClose }: { value: string; onClose: () => void }) {
  const words = useOffice('keys')
  const tell = useTell()
  return (
    <Dialog title={words.made} onClose={onClose}>
      <p className="text-15">{words.once}</p>
      <Field label={words.key} value={value} readOnly onFocus={({ target }) => target.select()} />
      <div className="flex justify-end gap-2">
        <button
          type="button"
          className="act"
          onClick={() => void navigator.clipboard.writeText(value).then(() => tell(words.copied))}
        >
          {words.copy}
        </button>
        <button type="button" className="act-main" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  )
}
