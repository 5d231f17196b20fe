// A call that a component makes by itself: it gets the answer to its newest question, and to no older one.
import { startTransition, useEffect, useRef, useState } from 'react'

/** `error`: what the call was refused with, for `parseRefusal`. Neither is there while the answer is awaited. */
type CallState<T> = { answer?: T; error?: unknown }
type UseCallOptions<T> = {
  /** The call waits until the input has not changed for so long, as while somebody types. */
  delay_ms?: number
  /** The former answer is shown until the next one arrives. */
  keepsPrevious?: boolean
  onAnswer?: (answer: T) => void
  onError?: (error: unknown) => void
}

/** `queryKey`: a new key asks again; undefined asks nothing. */
export function useCall<T>(
  queryKey: string | undefined,
  call: () => Promise<T>,
  options: UseCallOptions<T> = {},
): CallState<T> {
  const { delay_ms = 0, keepsPrevious = false } = options
  const [outcome, setOutcome] = useState<CallState<T> & { of: string }>()
  const newest = useRef({ call, ...options })
  useEffect(() => {
    newest.current = { call, ...options }
  })
  useEffect(() => {
    if (queryKey === undefined) return
    let isNewest = true
    const start = () =>
      newest.current.call().then(
        (answer) => {
          if (!isNewest) return
          startTransition(() => setOutcome({ of: queryKey, answer }))
          newest.current.onAnswer?.(answer)
        },
        (error: unknown) => {
          if (!isNewest) return
          startTransition(() =>
            setOutcome((before) => ({ ...(keepsPrevious && before), of: queryKey, error })),
          )
          newest.current.onError?.(error)
        },
      )
    const timer = delay_ms > 0 ? setTimeout(start, delay_ms) : void start()
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [queryKey, delay_ms, keepsPrevious])
  return outcome && (keepsPrevious || outcome.of === queryKey) ? outcome : {}
}
