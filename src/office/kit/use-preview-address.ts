// The signed address of a preview, signed anew before it ends while its screen stays open.
import { useEffect, useState } from 'react'
import { previewRenewal_ms } from '#limits/display.ts'
import { useCall } from '#web/use-call.ts'

/** `queryKey`: another one signs at once; undefined signs nothing. */
export function usePreviewAddress(queryKey: string | undefined, load: () => Promise<{ address: string }>) {
  const [round, setRound] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setRound((before) => before + 1), previewRenewal_ms)
    return () => clearInterval(timer)
  }, [])
  const key = queryKey === undefined ? undefined : `${queryKey} ${round}`
  const { answer, error } = useCall(key, load, { keepsPrevious: true })
  return { address: answer?.address, error }
}
