// The terms of a booking that staff made, agreed to by the customer. Nothing is ticked beforehand.
import { type FormEvent, useContext, useState } from 'react'
import { type Api, ApiContext } from '#storefront/api.ts'
import { type Agreed, TermsToAgree } from '#storefront/reserve/consents.tsx'
import { useSay, useWords } from '#web/session.tsx'

type Consents = { tour: true; privacy: true; special: boolean }
type Props = { special: boolean; submit: string; agree: (api: Api, consents: Consents) => Promise<unknown> }

export function AgreeTerms({ special, submit, agree }: Props) {
  const { go: words } = useWords('booking')
  const say = useSay()
  const api = useContext(ApiContext)
  const [agreed, setAgreed] = useState<Agreed>({ tour: false, privacy: false, special: false })
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const isAll = agreed.tour && agreed.privacy && (agreed.special || !special)
    setProblem(isAll ? '' : words.agreeAll)
    if (!isAll || !api) return
    setSending(true)
    try {
      await agree(api, { tour: true, privacy: true, special: agreed.special })
    } catch (refused) {
      setProblem(say(Object(refused).description) || words.failed)
    }
    setSending(false)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <TermsToAgree
        agreed={agreed}
        special={special}
        onAgree={(type, is) => setAgreed({ ...agreed, [type]: is })}
      />
      <p role="alert" className="text-15 text-bad empty:hidden">
        {problem}
      </p>
      <button type="submit" disabled={isSending} className="button-main">
        {submit}
      </button>
    </form>
  )
}
