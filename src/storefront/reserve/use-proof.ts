// The code that is mailed when seats are scarce: for which address, and what was typed of it.
import { useContext, useState } from 'react'
import { type Api, ApiContext } from '#storefront/api.ts'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay, useWords } from '#web/session.tsx'

/** A code was mailed to this address, and is waited for. `note`: what became of asking for another one. */
export type Proving = { email: string; code: string; note: string }

/** Another address in the form is another one to prove. */
export function useProof(email: string) {
  const words = useWords('reserve')
  const say = useSay()
  const api = useContext(ApiContext)
  const [asking, setAsking] = useState<Proving>()
  const proving = asking?.email === email ? asking : undefined
  const typeCode = (code: string) => setAsking((now) => now && { ...now, code })

  async function askForCode(api: Api, note = ''): Promise<void> {
    await api.booking.reserveCode({ email })
    setAsking({ email, code: '', note })
  }
  async function askAgain(): Promise<void> {
    try {
      if (api) await askForCode(api, words.proof.sentAgain)
    } catch (error) {
      const note = say(refusalOf(error).description) || words.lost
      setAsking((now) => now && { ...now, note })
    }
  }
  return { proving, typeCode, askForCode, askAgain }
}
