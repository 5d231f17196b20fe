// The office's start: the words of the person's language, then React draws all of it. A component of its own
// would let development draw it a second time in place of loading the page anew.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { SessionContext } from '#web/session.tsx'
import { isLanguage } from '#words/language.ts'
import { learnRooms } from '#words/learn-rooms.ts'
import { learnOffice } from '#words/office/speak.ts'
import { ApiProvider, openApi, openApis } from './api.ts'
import { layOut } from './lay-out.tsx'
import { everywhere } from './routes.ts'
import { askForProof, Proving } from './shell/proving.tsx'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import './office.css'

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : 'ko'
await Promise.all([learnOffice(language, everywhere.words), learnRooms(everywhere.siteWords)])

const apiOf = openApis(askForProof)
const router = createBrowserRouter(layOut(apiOf, language))

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
          <Proving api={openApi(0)} />
        </ApiProvider>
      </SessionContext>
    </StrictMode>,
  )
