// The id of somebody who joins: after a pause in typing it says whether it can be had.
import { useContext, useEffect, useState } from 'react'
import { asLoginId, loginIdPattern } from '#domain/member/login-id.ts'
import { ApiContext } from '#storefront/api.ts'
import { Field } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'

const pause_ms = 400
type Verdict = { login_id: string; is: 'free' | 'taken' | 'wrong' }

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

function useVerdict(login_id: string): Verdict['is'] | undefined {
  const api = useContext(ApiContext)
  const [verdict, setVerdict] = useState<Verdict>()
  useEffect(() => {
    if (!login_id || !api) return
    let isStale = false
    const judge = async () => {
      // Where nobody answers nothing is said: joining says the same in the end.
      const { free } = loginIdPattern.test(login_id)
        ? await api.member.idFree({ login_id }).catch(() => ({ free: undefined }))
        : { free: 'wrong' as const }
      if (!isStale && free !== undefined)
        setVerdict({ login_id, is: free === 'wrong' ? free : free ? 'free' : 'taken' })
    }
    const pause = setTimeout(judge, pause_ms)
    return () => {
      isStale = true
      clearTimeout(pause)
    }
  }, [api, login_id])
  return verdict?.login_id === login_id ? verdict.is : undefined
}
