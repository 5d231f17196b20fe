// Told to those without scripts, where nothing can be sent without them.
import { useText } from './session.tsx'

export function NoScriptNotice() {
  const { needsScript } = useText('shell')
  return (
    <noscript>
      <p className="rounded-input bg-wash px-4 py-3 text-15">{needsScript}</p>
    </noscript>
  )
}
