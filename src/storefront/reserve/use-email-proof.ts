// The code that is mailed when seats are scarce: for which address, and what was typed of it.
import { useContext, useState } from 'react'
import { type Api, ApiContext } from '#storefront/api.ts'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'

/** A code was mailed to this address and must be entered. `note`: the result of requesting another one. */
export type EmailProofState = { email: string; code: string; note: string }

/** A changed address in the form needs a new proof. */
export function useEmailProof(email: string) {
  const words = useText('reserve')
  const localized = useLocalized()
  const api = useContext(ApiContext)
  const [state, setState] = useState<EmailProofState>()
  const proving = state?.email === email ? state : undefined
  const setCode = (code: string) => setState((now) => now && { ...now, code })

  async function requestCode(api: Api, note = ''): Promise<void> {
    await api.reservation.reserveCode({ email })
    setState({ email, code: '', note })
  }
  async function requestCodeAgain(): Promise<void> {
    try {
      if (api) await requestCode(api, words.proof.sentAgain)
    } catch (error) {
      const note = localized(parseRefusal(error).description) || words.lost
      setState((now) => now && { ...now, note })
    }
  }
  return { proving, setCode, requestCode, requestCodeAgain }
}
