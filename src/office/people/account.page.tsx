// One's own account: name and language, password, second factor, devices.
import { useLoaderData } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Choose, Field } from '../kit/field.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { Part } from '../kit/part.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'
import { speak } from '../shell/speak.ts'
import { SecondFactor } from './second-factor.tsx'

export async function loader({ api }: Loading) {
  const [me, sessions] = await Promise.all([api.staff.me(), api.staff.sessions()])
  return { me, sessions: sessions.list }
}

export default function Account() {
  const { account: words } = useOffice('people')
  const { me } = useLoaderData<typeof loader>()
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <Heading title={words.title} lead={me.email} />
      <Me />
      <Password />
      <SecondFactor me={me} />
      <Sessions />
    </div>
  )
}

function Me() {
  const { account: words } = useOffice('people')
  const { save: saveWord, saved } = useOffice('kit')
  const { me } = useLoaderData<typeof loader>()
  const { language: now } = useSession()
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  async function send(form: HTMLFormElement): Promise<void> {
    const sent = new FormData(form)
    const language = sent.get('language') === 'en' ? 'en' : 'ko'
    if (!(await save(() => api.staff.updateMe({ name: String(sent.get('name')), language })))) return
    tell(saved)
    if (language !== now) speak(language)
  }
  return (
    <Part title={words.me}>
      <form
        className="grid gap-3 tablet:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
      >
        <Field
          name="name"
          label={words.name}
          defaultValue={me.name}
          error={wrong.name}
          {...limitsOf('staff.updateMe', 'name')}
          required
        />
        <Choose
          name="language"
          label={words.language}
          defaultValue={me.language}
          choices={[
            { value: 'ko', name: '한국어' },
            { value: 'en', name: 'English' },
          ]}
        />
        <Problem>{problem}</Problem>
        <button type="submit" className="act-main col-span-full justify-self-end" disabled={saving}>
          {saveWord}
        </button>
      </form>
    </Part>
  )
}

function Password() {
  const { account: words, invitation } = useOffice('people')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  async function send(form: HTMLFormElement): Promise<void> {
    const sent = new FormData(form)
    const passwords = {
      current_password: String(sent.get('current_password')),
      new_password: String(sent.get('new_password')),
    }
    if (!(await save(() => api.staff.changePassword(passwords)))) return
    tell(words.changed)
    form.reset()
  }
  return (
    <Part title={words.passwordTitle}>
      <form
        className="grid gap-3 tablet:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
      >
        <Field
          name="current_password"
          type="password"
          label={words.current}
          error={wrong.current_password}
          autoComplete="current-password"
          required
        />
        <Field
          name="new_password"
          type="password"
          label={words.fresh}
          hint={invitation.passwordHint}
          error={wrong.new_password}
          autoComplete="new-password"
          {...limitsOf('staff.changePassword', 'new_password')}
          required
        />
        <Problem>{problem}</Problem>
        <button type="submit" className="act col-span-full justify-self-end" disabled={saving}>
          {words.change}
        </button>
      </form>
    </Part>
  )
}

function Sessions() {
  const { account: words } = useOffice('people')
  const { sessions } = useLoaderData<typeof loader>()
  const { language } = useSession()
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const end = async (id: number) => {
    if (await save(() => api.staff.endSession({ id }))) tell(words.ended)
  }
  return (
    <Part title={words.sessions}>
      <Problem>{problem}</Problem>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, device, ip, started, last_used, here }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2">
            <span className="grid min-w-0 grow gap-0.5">
              <span className="truncate text-15">{deviceName(device)}</span>
              <span className="text-13 text-soft tabular-nums">
                {ip} · {words.since(when(started, language))} · {words.lastUsed(when(last_used, language))}
              </span>
            </span>
            {here ? (
              <span className="badge" data-tone="good">
                {words.here}
              </span>
            ) : (
              <button type="button" className="act" disabled={saving} onClick={() => void end(id)}>
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** What a person calls it, out of what the browser calls itself. */
function deviceName(device: string): string {
  const system = /iPhone|iPad|Android|Windows|Mac OS X|Linux/.exec(device)?.[0] ?? ''
  const browser = /Edg|SamsungBrowser|Firefox|Chrome|Safari/.exec(device)?.[0] ?? ''
  return (
    [browser.replace('Edg', 'Edge'), system.replace('Mac OS X', 'Mac')].filter(Boolean).join(' · ') || device
  )
}
