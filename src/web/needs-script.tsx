// Told to those without scripts, where nothing can be sent without them.
import { useWords } from './session.tsx'

export function NeedsScript() {
  const { needsScript } = useWords('shell')
  return (
    <noscript>
      <p className="rounded-input bg-wash px-4 py-3 text-15">{needsScript}</p>
    </noscript>
  )
}
