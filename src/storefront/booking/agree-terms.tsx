// The terms of a booking that staff made, agreed to by the customer. Nothing is ticked beforehand.

import { useState } from 'react'
import type { Api } from '#storefront/api.ts'
import { Consents } from '#storefront/reserve/consents.tsx'
import { useSend } from '#storefront/shell/use-send.ts'
import { Problem } from '#ui/problem.tsx'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

type Given = { tour: true; privacy: true; special: boolean }
type Props = { special: boolean; submit: string; agree: (api: Api, consents: Given) => Promise<unknown> }

export function AgreeTerms({ special, submit: label, agree }: Props) {
  const { go: words } = useWords('booking')
  const [given, setGiven] = useState({ tour: false, privacy: false, special: false })
  const { wrong, problem, sending, submit, mend } = useSend({
    schema: () =>
      import('#domain/reservation/forms.ts').then(({ ConsentsForm, AllConsentsForm }) =>
        special ? AllConsentsForm : ConsentsForm,
      ),
    read: () => ({ consents: given }),
    send: (api, { consents }) => agree(api, consents),
    failed: words.failed,
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Consents
        {...{ given, special, wrong }}
        give={(changed) => {
          for (const type of Object.keys(changed)) mend(`consents.${type}`)
          setGiven({ ...given, ...changed })
        }}
      />
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{label}</Submit>
    </form>
  )
}
