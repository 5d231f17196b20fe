// The terms of a booking that staff made, agreed to by the customer. Nothing is ticked beforehand.

import { useState } from 'react'
import type { Api } from '#storefront/api.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { ReserveConsents } from '#storefront/reserve/consents.tsx'
import { Problem } from '#ui/problem.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

type TermsConsents = { tour: true; privacy: true; special: boolean }
type Props = {
  special: boolean
  submit: string
  agree: (api: Api, consents: TermsConsents) => Promise<unknown>
}

export function AgreeTerms({ special, submit: label, agree }: Props) {
  const { go: words } = useText('booking')
  const [given, setGiven] = useState({ tour: false, privacy: false, special: false })
  const { wrong, problem, sending, submit, clearError } = useApiForm({
    schema: () =>
      import('#domain/reservation/forms.ts').then(({ ConsentsForm, AllConsentsForm }) =>
        special ? AllConsentsForm : ConsentsForm,
      ),
    toInput: () => ({ consents: given }),
    send: (api, { consents }) => agree(api, consents),
    fallbackError: words.failed,
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <ReserveConsents
        given={given}
        special={special}
        wrong={wrong}
        give={(changed) => {
          for (const type of Object.keys(changed)) clearError(`consents.${type}`)
          setGiven({ ...given, ...changed })
        }}
      />
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{label}</Submit>
    </form>
  )
}
