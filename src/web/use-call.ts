// A call that a component makes by itself: it gets the answer to its newest question, and to no older one.
import { startTransition, useEffect, useRef, useState } from 'react'

/** `error`: what the call was refused with, for `refusalOf`. Neither is there while the answer is awaited. */
type Outcome<T> = { answer?: T; error?: unknown }
type Options<T> = {
  /** It is asked once the question has stood for so long, as while somebody types. */
  pause_ms?: number
  /** The answer before is shown until the next one is there. */
  keepsOld?: boolean
  onAnswer?: (answer: T) => void
  onError?: (error: unknown) => void
}

/** `question`: in words of its own, so that another one is known; undefined asks nothing. */
export function useCall<T>(
  question: string | undefined,
  ask: () => Promise<T>,
  options: Options<T> = {},
): Outcome<T> {
  const { pause_ms = 0, keepsOld = false } = options
  const [outcome, setOutcome] = useState<Outcome<T> & { of: string }>()
  const newest = useRef({ ask, ...options })
  useEffect(() => {
    newest.current = { ask, ...options }
  })
  useEffect(() => {
    if (question === undefined) return
    let isNewest = true
    const begin = () =>
      newest.current.ask().then(
        (answer) => {
          if (!isNewest) return
          startTransition(() => setOutcome({ of: question, answer }))
          newest.current.onAnswer?.(answer)
        },
        (error: unknown) => {
          if (!isNewest) return
          startTransition(() => setOutcome((before) => ({ ...(keepsOld && before), of: question, error })))
          newest.current.onError?.(error)
        },
      )
    const timer = pause_ms > 0 ? setTimeout(begin, pause_ms) : void begin()
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [question, pause_ms, keepsOld])
  return outcome && (keepsOld || outcome.of === question) ? outcome : {}
}
