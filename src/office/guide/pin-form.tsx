// The PIN of a guide's link; whoever has a log-in for the departure gets in with that.
import { type FormEvent, useEffect, useState } from 'react'
import { guideLimits } from '#limits/access.ts'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { LoginLayout } from '#office/team/login-layout.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { getDevice, type LinkRef, savePass } from './phone-store.ts'

type Props = { linkRef: LinkRef; token: string; onOpen: () => Promise<void> }

export function PinForm({ linkRef, token, onOpen }: Props) {
  const { title, gate: words } = useText('guide')
  const api = useApi(linkRef.agency)
  const [pin, setPin] = useState('')
  const { sending, problem, wrong, submitOnce } = useSubmit({ describeError: useDescribeError() })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void submitOnce(async () => {
      const device = await getDevice()
      await savePass(linkRef, await api.guide.open({ link: linkRef.link, token, pin, device }))
      await onOpen()
    })
  }
  if (token === '') return <StaffEntry linkRef={linkRef} onOpen={onOpen} />
  return (
    <LoginLayout title={title} lead={words.lead}>
      <form onSubmit={submit} className="grid gap-3">
        <Field
          label={words.pin}
          value={pin}
          onChange={({ target }) => setPin(target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={guideLimits.pinDigits}
          error={wrong.pin}
          required
        />
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary min-h-11" disabled={sending}>
          {words.submit}
        </button>
      </form>
    </LoginLayout>
  )
}

function StaffEntry({ linkRef, onOpen }: Omit<Props, 'token'>) {
  const { title, loading, gate: words } = useText('guide')
  const api = useApi(linkRef.agency)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const enter = async () => {
      const device = await getDevice()
      await savePass(linkRef, await api.guide.enter({ link: linkRef.link, device }))
      await onOpen()
    }
    enter().catch(() => setRefused(true))
  }, [api, linkRef, onOpen])
  return (
    <LoginLayout title={title} lead={isRefused ? words.staffLead : loading}>
      {isRefused && (
        <a href="/login" className="button-primary min-h-11">
          {words.toOffice}
        </a>
      )}
    </LoginLayout>
  )
}
