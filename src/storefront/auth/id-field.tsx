// The id of somebody who joins: after a pause in typing it says whether it can be had.
import { useContext } from 'react'
import { toLoginId } from '#domain/member/login-id.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { ApiContext } from '#storefront/api.ts'
import { Field, type FieldProps } from '#web/field.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'

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
  const { popup, join: words } = useText('auth')
  const localized = useLocalized()
  const idCheck = useIdCheck(typed)
  const isFree = idCheck && 'isFree' in idCheck ? idCheck.isFree : undefined
  const problem = idCheck && 'wrong' in idCheck ? localized(idCheck.wrong) : undefined
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

type IdCheck = { isFree: boolean } | { wrong: LocalizedText | undefined }

/** If the server does not answer, nothing is shown: joining checks the id again. */
function useIdCheck(typed: string): IdCheck | undefined {
  const api = useContext(ApiContext)
  const login_id = toLoginId(typed)
  const checkId = async (): Promise<IdCheck | undefined> => {
    const [{ NewLoginId }, { parseForm }] = await Promise.all([
      import('#domain/member/forms.ts'),
      import('#web/form-rules.ts'),
    ])
    const parsed = parseForm(NewLoginId, login_id)
    if ('wrong' in parsed) return { wrong: Object.values(parsed.wrong)[0] }
    const answer = await api?.member.idFree({ login_id })
    return answer && { isFree: answer.free }
  }
  return useCall(api && login_id ? login_id : undefined, checkId, { delay_ms: pause_ms }).answer
}
