// The place of a toast: above the bar of a trip's page, and read out by screen readers.
import { useEffect, useSyncExternalStore } from 'react'
import { toastShown_ms } from '#limits/display.ts'
import { getToast, showToast, subscribeToToast } from '#storefront/kit/toast.ts'

export function ToastOutlet() {
  const toast = useSyncExternalStore(subscribeToToast, getToast, () => undefined)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => showToast(undefined), toastShown_ms)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center group-has-[[data-bottom-bar]]/shell:max-desktop:bottom-32"
    >
      {toast && (
        <div className="toast pointer-events-auto flex max-w-md items-center gap-4 rounded-card bg-ink px-4 py-3 text-15 text-card shadow-lg">
          <span className="min-w-0">
            <span className="block font-semibold">{toast.said}</span>
            {toast.line && <span className="block text-13">{toast.line}</span>}
          </span>
          {toast.link && (
            <a
              href={toast.link.href}
              data-popup={toast.link.popup}
              onClick={() => showToast(undefined)}
              className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap font-semibold underline underline-offset-4"
            >
              {toast.link.label}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
