// What an act of a moment ago came to, said once at the top of the page it led to.
import { readFields } from '#lib/read-fields.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

export function FlashMessage({ state }: { state: unknown }) {
  // after a reload the history entry still has it, and the server drew nothing of it
  const isHydrated = useHydrated()
  const message: unknown = readFields(state).said
  if (!isHydrated || typeof message !== 'string') return null
  return (
    <p role="status" className="mb-6 rounded-input bg-brand-50 px-4 py-3 text-15 text-brand-800">
      {message}
    </p>
  )
}
