// What was done is said at the edge of the screen, with a way back where there is one.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { useOffice } from './use-words.ts'

type Said = { id: number; text: string; undo?: () => void }
type Tell = (text: string, undo?: () => void) => void

const Telling = createContext<Tell>(() => {})
export const useTell = () => useContext(Telling)

const shownFor_ms = 8_000
let counted = 0

export function Toasts({ children }: { children: ReactNode }) {
  const words = useOffice('kit')
  const [said, setSaid] = useState<Said>()
  const tell = useCallback<Tell>((text, undo) => setSaid({ id: ++counted, text, ...(undo && { undo }) }), [])
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), shownFor_ms)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <Telling value={tell}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center"
      >
        {said && (
          <div
            key={said.id} // the same sentence said again is read out again
            className="pointer-events-auto flex items-center gap-4 rounded-lg bg-ink px-4 py-3 text-15 text-white shadow-lg"
          >
            <span>{said.text}</span>
            {said.undo && (
              <button
                type="button"
                className="min-h-11 mouse:min-h-9 font-semibold underline"
                onClick={() => {
                  setSaid(undefined)
                  said.undo?.() // it may have something to say, too
                }}
              >
                {words.undo}
              </button>
            )}
          </div>
        )}
      </div>
    </Telling>
  )
}
