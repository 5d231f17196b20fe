// What a screen says of a call that failed.
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized } from '#web/session.tsx'
import { useText } from './use-text.ts'

/** `fallback`: said where the error is no refusal, and so has no sentence of its own. */
export function useDescribeError() {
  const { offline, failed } = useText('kit')
  const localized = useLocalized()
  return (error: unknown, fallback = failed): string => {
    const { refusal, description } = parseRefusal(error)
    return refusal === 'OFFLINE' ? offline : localized(description) || fallback
  }
}
