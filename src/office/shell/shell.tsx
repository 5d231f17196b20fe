// What stands around every screen: the menu, the search, who one is and where one works.
import { useState } from 'react'
import { Link, Outlet, useNavigation } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { Menu, X } from '#ui/icons.ts'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Menu as Choices } from '../kit/menu.tsx'
import { Toasts } from '../kit/toast.tsx'
import { useOffice } from '../kit/use-words.ts'
import { type Counts, useCounts } from './counts.ts'
import { FindAnything } from './find.tsx'
import { Help } from './help.tsx'
import { useMe } from './me.ts'
import { Places } from './places.tsx'
import { speak } from './speak.ts'

export function Shell() {
  const words = useOffice('shell')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [helping, setHelping] = useState(false)
  const counts = useCounts()
  return (
    <Toasts>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-card focus:p-3"
      >
        {words.skip}
      </a>
      <LoadingLine />
      <div className="min-h-dvh bg-wash desktop:grid desktop:grid-cols-[216px_1fr]">
        <div className="hidden border-line border-r bg-card desktop:block">
          <div className="sticky top-0 h-dvh overflow-y-auto p-3">
            <Places counts={counts} />
          </div>
        </div>
        <div className="min-w-0">
          <TopBar onMenu={() => setMenuOpen(true)} onHelp={() => setHelping(true)} />
          <main id="content" tabIndex={-1} className="p-4 outline-none tablet:p-6">
            <Outlet />
          </main>
        </div>
      </div>
      {isMenuOpen && <MenuDialog counts={counts} onClose={() => setMenuOpen(false)} />}
      <Help open={helping} onOpen={setHelping} />
    </Toasts>
  )
}

function TopBar({ onMenu, onHelp }: { onMenu: () => void; onHelp: () => void }) {
  const words = useOffice('shell')
  return (
    <header className="sticky top-0 z-30 flex items-center gap-2 border-line border-b bg-card px-3 py-1.5 desktop:px-6">
      <button
        type="button"
        className="icon-button desktop:hidden"
        aria-label={words.openMenu}
        onClick={onMenu}
      >
        <Menu size={20} />
      </button>
      <FindAnything />
      <span className="ml-auto">
        <Person onHelp={onHelp} />
      </span>
    </header>
  )
}

/** The menu on a small screen. */
function MenuDialog({ counts, onClose }: { counts: Counts; onClose: () => void }) {
  const words = useOffice('shell')
  return (
    <Dialog
      title={words.menuName}
      onClose={onClose}
      look="bare"
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-line border-r bg-card p-3"
    >
      <div className="flex justify-end">
        <button type="button" className="icon-button" aria-label={words.closeMenu} onClick={onClose}>
          <X size={20} />
        </button>
      </div>
      <Places counts={counts} onGo={onClose} />
    </Dialog>
  )
}

const line = 'rounded-lg px-2 py-2.5 text-left text-15 hover:bg-wash mouse:py-2'

function Person({ onHelp }: { onHelp: () => void }) {
  const words = useOffice('shell')
  const api = useApi()
  const { me } = useMe()
  const { language } = useSession()
  const other = language === 'ko' ? 'en' : 'ko'
  const [leaving, setLeaving] = useState(false)
  async function leave(): Promise<void> {
    setLeaving(true)
    await api.staff.logout()
    location.assign('/login')
  }
  return (
    <Choices
      label={me.name}
      title={me.name.slice(0, 1)}
      look="grid size-11 list-none place-items-center rounded-full bg-ink font-semibold text-15 text-white mouse:size-9"
      className="min-w-48 gap-1 p-2"
    >
      <p className="px-2 py-1 font-semibold text-15">{me.name}</p>
      <Link to="/account" className="rounded-lg px-2 py-2.5 text-15 hover:bg-wash mouse:py-2">
        {words.account}
      </Link>
      <button
        type="button"
        lang={other}
        className={line}
        onClick={() => void api.staff.updateMe({ name: me.name, language: other }).then(() => speak(other))}
      >
        {words.otherLanguage}
      </button>
      <button type="button" className={line} onClick={onHelp}>
        {words.help}
      </button>
      <button type="button" disabled={leaving} className={line} onClick={() => void leave()}>
        {words.logout}
      </button>
    </Choices>
  )
}

function LoadingLine() {
  const words = useOffice('shell')
  const loading = useNavigation().state !== 'idle'
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {loading && (
        <>
          <span className="sr-only">{words.loading}</span>
          <span className="block h-full w-2/3 animate-pulse bg-brand-500" />
        </>
      )}
    </div>
  )
}
