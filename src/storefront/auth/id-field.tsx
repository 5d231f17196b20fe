// The id of somebody who joins: after a pause in typing it says whether it can be had.
import { useContext } from 'react'
import { asLoginId } from '#domain/member/login-id.ts'
import { ApiContext } from '#storefront/api.ts'
import { Field, type FieldProps } from '#web/field.tsx'
import { useSay, useWords } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import type { Words } from '#words/language.ts'

const pause_ms = 400

export function IdField({
  bound,
  typed,
  setTyped,
}: {
  bound: Pick<FieldProps, 'name' | 'error'>
  typed: string
  setTyped: (typed: string) => void
}) {
  const { popup, join: words } = useWords('auth')
  const say = useSay()
  const verdict = useVerdict(typed)
  const isFree = verdict && 'isFree' in verdict ? verdict.isFree : undefined
  const problem = verdict && 'wrong' in verdict ? say(verdict.wrong) : undefined
  return (
    <Field
      {...bound}
      label={popup.id}
      hint={words.idHint}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
      error={bound.error ?? problem ?? (isFree === false ? words.idTaken : undefined)}
      good={isFree ? words.idFree : undefined}
    />
  )
}

type Verdict = { isFree: boolean } | { wrong: Words | undefined }

/** If the server does not answer, nothing is shown: joining checks the id again. */
function useVerdict(typed: string): Verdict | undefined {
  const api = useContext(ApiContext)
  const login_id = asLoginId(typed)
  const judge = async (): Promise<Verdict | undefined> => {
    const [{ NewLoginId }, { readBy }] = await Promise.all([
      import('#domain/member/forms.ts'),
      import('#web/form-rules.ts'),
    ])
    const found = readBy(NewLoginId, login_id)
    if ('wrong' in found) return { wrong: Object.values(found.wrong)[0] }
    const answer = await api?.member.idFree({ login_id })
    return answer && { isFree: answer.free }
  }
  return useCall(api && login_id ? login_id : undefined, judge, { pause_ms }).answer
}
