// What an act of a moment ago came to, said once at the top of the page it led to.
export function Said({ state }: { state: unknown }) {
  const said: unknown = Object(state).said
  if (typeof said !== 'string') return null
  return (
    <p role="status" className="mb-6 rounded-input bg-brand-50 px-4 py-3 text-15 text-brand-800">
      {said}
    </p>
  )
}
