// The office's start: the words of the person's language, then React draws all of it.
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { SessionContext } from '#web/session.tsx'
import { isLanguage } from '#words/language.ts'
import { learnRooms } from '#words/learn-rooms.ts'
import { learnOffice } from '#words/office/speak.ts'
import { ApiProvider, openApis } from './api.ts'
import { layOut } from './lay-out.tsx'
import { everywhere } from './routes.ts'
import { ProveAgain } from './shell/prove-again.tsx'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import './office.css'

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : 'ko'
await Promise.all([learnOffice(language, everywhere.words), learnRooms(everywhere.siteWords)])

/** Who waits for a second proof; the dialog answers all of them at once. */
let waiting: ((proved: boolean) => void)[] = []
let show: (open: boolean) => void = () => {}

const apiOf = openApis(
  () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      show(true)
    }),
)
const router = createBrowserRouter(layOut(apiOf, language))

function Proving() {
  const [open, setOpen] = useState(false)
  show = setOpen
  if (!open) return null
  return (
    <ProveAgain
      api={apiOf(0)}
      onEnd={(proved) => {
        setOpen(false)
        for (const resolve of waiting) resolve(proved)
        waiting = []
      }}
    />
  )
}

const session = {
  travel_agency: null,
  language,
  origin: location.origin,
  isLoggedIn: true,
  mustChange: false,
  tokenSeconds: null,
}
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <SessionContext value={session}>
        <ApiProvider value={apiOf}>
          <RouterProvider router={router} />
          <Proving />
        </ApiProvider>
      </SessionContext>
    </StrictMode>,
  )
