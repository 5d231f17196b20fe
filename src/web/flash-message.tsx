// The outcome of an action, shown once at the top of the page it led to.
import { readFields } from '#lib/read-fields.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

export function FlashMessage({ state }: { state: unknown }) {
  // the history entry still has the message after a reload, but the server did not draw it
  const isHydrated = useHydrated()
  const message: unknown = readFields(state).said
  if (!isHydrated || typeof message !== 'string') return null
  return (
    <p role="status" className="mb-6 rounded-input bg-brand-50 px-4 py-3 text-15 text-brand-800">
      {message}
    </p>
  )
}
