// What an act of a moment ago came to, said once at the top of the page it led to.
import { partsOf } from '#plain/parts-of.ts'
import { useTakenOver } from '#ui/use-taken-over.ts'

export function Said({ state }: { state: unknown }) {
  // after a reload the history entry still has it, and the server drew nothing of it
  const isTakenOver = useTakenOver()
  const said: unknown = partsOf(state).said
  if (!isTakenOver || typeof said !== 'string') return null
  return (
    <p role="status" className="mb-6 rounded-input bg-brand-50 px-4 py-3 text-15 text-brand-800">
      {said}
    </p>
  )
}
