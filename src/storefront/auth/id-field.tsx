// The id of somebody who joins: after a pause in typing it says whether it can be had.
import { useContext } from 'react'
import { asLoginId, loginIdPattern } from '#domain/member/login-id.ts'
import { ApiContext } from '#storefront/api.ts'
import { Field } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'

const pause_ms = 400

export function IdField({
  error,
  typed,
  setTyped,
}: {
  error?: string
  typed: string
  setTyped: (typed: string) => void
}) {
  const { popup, join: words } = useWords('auth')
  const verdict = useVerdict(asLoginId(typed))
  const problem = verdict === 'taken' ? words.idTaken : verdict === 'wrong' ? words.idWrong : undefined
  return (
    <Field
      name="login_id"
      label={popup.id}
      hint={words.idHint}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      onChange={({ target }) => setTyped(target.value)}
      error={error ?? problem}
      good={verdict === 'free' ? words.idFree : undefined}
    />
  )
}

/** Where nobody answers nothing is said: joining says the same in the end. */
function useVerdict(login_id: string): 'free' | 'taken' | 'wrong' | undefined {
  const api = useContext(ApiContext)
  const judge = async () => {
    if (!loginIdPattern.test(login_id)) return 'wrong'
    const { free } = (await api?.member.idFree({ login_id })) ?? {}
    return free ? 'free' : 'taken'
  }
  return useCall(api && login_id ? login_id : undefined, judge, { pause_ms }).answer
}
