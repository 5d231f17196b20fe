// The office's start: the words of the person's language, then React draws all of it. A component of its own
// would let development draw it a second time in place of loading the page again.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { isLanguage } from '#i18n/language.ts'
import { loadOfficeText } from '#i18n/office/office-text.ts'
import { SessionContext } from '#web/session.tsx'
import { ApiProvider, createAgencyApi, createApis } from './api.ts'
import { createRoutes } from './create-routes.tsx'
import { loadSiteTexts } from './load-site-texts.ts'
import { sharedTexts } from './routes.ts'
import { requestStepUp, StepUpPrompt } from './shell/step-up-prompt.tsx'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import './office.css'

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : 'ko'
await Promise.all([loadOfficeText(language, sharedTexts.words), loadSiteTexts(sharedTexts.siteWords)])

const apiForAgency = createApis(requestStepUp)
const router = createBrowserRouter(createRoutes(apiForAgency, language))

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
        <ApiProvider value={apiForAgency}>
          <RouterProvider router={router} />
          <StepUpPrompt api={createAgencyApi(0)} />
        </ApiProvider>
      </SessionContext>
    </StrictMode>,
  )
