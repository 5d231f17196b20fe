// A message about what was done, at the edge of the screen, with an undo where there is one.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { useText } from './use-text.ts'

type ToastMessage = { id: number; text: string; undo?: () => void }
type ShowToast = (text: string, undo?: () => void) => void

const ToastContext = createContext<ShowToast>(() => {})
export const useToast = () => useContext(ToastContext)

const toastDuration_ms = 8_000
let lastId = 0

export function ToastProvider({ children }: { children: ReactNode }) {
  const words = useText('kit')
  const [current, setCurrent] = useState<ToastMessage>()
  const toast = useCallback<ShowToast>(
    (text, undo) => setCurrent({ id: ++lastId, text, ...(undo && { undo }) }),
    [],
  )
  useEffect(() => {
    if (!current) return
    const timer = setTimeout(() => setCurrent(undefined), toastDuration_ms)
    return () => clearTimeout(timer)
  }, [current])
  return (
    <ToastContext value={toast}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center"
      >
        {current && (
          <div
            key={current.id} // the same sentence said again is read out again
            className="wrap-anywhere pointer-events-auto flex items-center gap-4 rounded-lg bg-ink px-4 py-3 text-15 text-white shadow-lg"
          >
            <span>{current.text}</span>
            {current.undo && (
              <button
                type="button"
                className="min-h-11 mouse:min-h-9 font-semibold underline"
                onClick={() => {
                  setCurrent(undefined)
                  current.undo?.() // it may have something to say, too
                }}
              >
                {words.undo}
              </button>
            )}
          </div>
        )}
      </div>
    </ToastContext>
  )
}
