// The PIN of a guide's link; whoever has a log-in for the departure gets in with that.
import { useEffect, useState } from 'react'
import { guideLimits } from '#limits/access.ts'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { usePlainForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { LoginLayout } from '#office/team/login-layout.tsx'
import { Problem } from '#ui/problem.tsx'
import { getDevice, type LinkRef, savePass } from './phone-store.ts'

type Props = { linkRef: LinkRef; token: string; onOpen: () => Promise<void> }

export function PinForm({ linkRef, token, onOpen }: Props) {
  const { title, gate: words } = useText('guide')
  const api = useApi(linkRef.agency)
  const { submit, bind, sending, problem } = usePlainForm({
    call: ({ guide }) => guide.open,
    toInput: async ({ pin }) => ({ link: linkRef.link, token, pin, device: await getDevice() }),
    send: async (input) => {
      await savePass(linkRef, await api.guide.open(input))
      await onOpen()
    },
  })
  if (token === '') return <StaffEntry linkRef={linkRef} onOpen={onOpen} />
  return (
    <LoginLayout title={title} lead={words.lead}>
      <form onSubmit={submit} className="grid gap-3">
        <Field
          {...bind('pin')}
          label={words.pin}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={guideLimits.pinDigits}
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
