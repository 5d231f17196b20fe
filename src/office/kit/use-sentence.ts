// What a screen says of a call that failed.
import { refusalOf } from '#web/refusal-of.ts'
import { useSay } from '#web/session.tsx'
import { useOffice } from './use-words.ts'

/** `otherwise`: said where the error is no refusal, and so has no sentence of its own. */
export function useSentence() {
  const { offline, failed } = useOffice('kit')
  const say = useSay()
  return (error: unknown, otherwise = failed): string => {
    const { refusal, description } = refusalOf(error)
    return refusal === 'OFFLINE' ? offline : say(description) || otherwise
  }
}
