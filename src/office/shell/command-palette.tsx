// Ctrl-K: any screen by its name, bookings by name, telephone or number, trips, and departures by their day.
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { loadMoreWords } from '#i18n/office/office-text.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Search } from '#ui/icons.ts'
import type { HelpTopic } from './handbook-page.ts'

/** With the words under which screens are found: no screen waits for them. */
const loadSearch = async () => {
  const words = loadMoreWords('search')
  const [file] = await Promise.all([import('./palette-search.tsx'), words])
  return file
}
const PaletteSearch = lazy(loadSearch)

type Props = { onHandbook: (topic: HelpTopic) => void }

export function CommandPalette({ onHandbook }: Props) {
  const words = useText('shell')
  const [isOpen, setOpen] = useState(false)
  // With what is drawn, not after it: who sees the screen is heard.
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  // After the screen, before somebody types: the first letter must find its field.
  useEffect(() => void loadSearch(), [])
  return (
    <>
      <button
        type="button"
        data-tour="search"
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-0 max-w-md grow items-center gap-2 rounded-lg border border-line bg-card px-3 text-15 text-soft hover:border-brand-400 mouse:min-h-9"
      >
        <Search size={18} className="shrink-0" />
        <span className="truncate">{words.find}</span>
        <kbd className="ml-auto hidden rounded border border-line px-1.5 text-13 tablet:inline">
          {words.findKey}
        </kbd>
      </button>
      {isOpen && (
        <Dialog
          title={words.find}
          onClose={() => setOpen(false)}
          variant="bare"
          className="mx-auto mt-[12vh] w-[calc(100%-2rem)] max-w-xl rounded-card bg-card p-0 shadow-xl"
        >
          <Suspense>
            <PaletteSearch onDone={() => setOpen(false)} onHandbook={onHandbook} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
