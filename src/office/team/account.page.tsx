// One's own account: name and language, password, second factor, devices.

import { type FormEvent, useState } from 'react'
import { useLoaderData } from 'react-router'
import { languageChoices } from '#i18n/language.ts'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { switchLanguage } from '#office/shell/switch-language.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { SecondFactor } from './second-factor.tsx'

export async function loader({ api }: LoaderArgs) {
  const [me, sessions] = await Promise.all([api.staff.me(), api.staff.sessions()])
  return { me, sessions: sessions.list }
}

export default function AccountPage() {
  const { account: words } = useText('team')
  const { me } = useLoaderData<typeof loader>()
  const [hasFactor] = useState(me.totp || me.passkeys.length > 0) // stays where it was while it is set up
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <PageHeader title={words.title} lead={me.email} />
      {!hasFactor && <SecondFactor me={me} />}
      <ProfileForm />
      <PasswordForm />
      {hasFactor && <SecondFactor me={me} />}
      <SessionList />
    </div>
  )
}

function ProfileForm() {
  const { account: words } = useText('team')
  const { save: saveWord, saved } = useText('kit')
  const { me } = useLoaderData<typeof loader>()
  const { language: currentLanguage } = useSession()
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ staff }) => staff.updateMe,
    send: (input) => api.staff.updateMe(input),
    onSaved: (_answer, { language }) => {
      toast(saved)
      if (language !== currentLanguage) switchLanguage(language)
    },
  })
  return (
    <Panel title={words.me}>
      <form className="grid gap-3 tablet:grid-cols-2" onSubmit={submit}>
        <Field label={words.name} defaultValue={me.name} {...bind('name')} required />
        <Select
          {...bind('language')}
          label={words.language}
          defaultValue={me.language}
          choices={languageChoices}
        />
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary col-span-full justify-self-end" disabled={sending}>
          {saveWord}
        </button>
      </form>
    </Panel>
  )
}

function PasswordForm() {
  const { account: words, invitation } = useText('team')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ staff }) => staff.changePassword,
    send: (input) => api.staff.changePassword(input),
    onSaved: () => toast(words.changed),
  })
  async function submitAndEmpty(event: FormEvent<HTMLFormElement>): Promise<void> {
    const form = event.currentTarget
    if (await submit(event)) form.reset()
  }
  return (
    <Panel title={words.passwordTitle}>
      <form className="grid gap-3 tablet:grid-cols-2" onSubmit={submitAndEmpty}>
        <Field
          {...bind('current_password')}
          type="password"
          label={words.current}
          autoComplete="current-password"
          required
        />
        <Field
          {...bind('new_password')}
          type="password"
          label={words.fresh}
          hint={invitation.passwordHint}
          autoComplete="new-password"
          required
        />
        <Problem>{problem}</Problem>
        <button type="submit" className="button-secondary col-span-full justify-self-end" disabled={sending}>
          {words.change}
        </button>
      </form>
    </Panel>
  )
}

function SessionList() {
  const { account: words } = useText('team')
  const { sessions } = useLoaderData<typeof loader>()
  const { language } = useSession()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const end = async (id: number) => {
    if (await save(() => api.staff.endSession({ id }))) toast(words.ended)
  }
  return (
    <Panel title={words.sessions}>
      <Problem>{problem}</Problem>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, device, ip, started, last_used, here }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2">
            <span className="grid min-w-0 grow gap-0.5">
              <span className="truncate text-15">{describeDevice(device)}</span>
              <span className="text-13 text-soft tabular-nums">
                {ip} · {words.since(formatMoment(started, language))} ·{' '}
                {words.lastUsed(formatMoment(last_used, language))}
              </span>
            </span>
            {here ? (
              <Badge tone="good">{words.here}</Badge>
            ) : (
              <button
                type="button"
                className="button-secondary"
                disabled={saving}
                onClick={() => void end(id)}
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Names a device as people do, from what its browser says of itself. */
function describeDevice(device: string): string {
  const system = /iPhone|iPad|Android|Windows|Mac OS X|Linux/.exec(device)?.[0] ?? ''
  const browser = /Edg|SamsungBrowser|Firefox|Chrome|Safari/.exec(device)?.[0] ?? ''
  return (
    [browser.replace('Edg', 'Edge'), system.replace('Mac OS X', 'Mac')].filter(Boolean).join(' · ') || device
  )
}
