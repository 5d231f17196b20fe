// /auth/kakao: where Kakao sends the browser back to.
// The page itself does nothing; the log-in is posted from here, from our own origin.

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { FormFrame } from '#storefront/kit/form-frame.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { NoScriptNotice } from '#web/no-script-notice.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useSession, useText } from '#web/session.tsx'
import { addReturnPath, continueAfterLogin, getSavedReturnPath, saveReturnPath } from './after-login.ts'
import { useOnce } from './use-once.ts'

export function loader({ url: { searchParams } }: PageArgs) {
  return {
    code: searchParams.get('code'),
    state: searchParams.get('state'),
    error: searchParams.get('error'),
  }
}

export default function KakaoPage() {
  const { code, state, error } = useLoaderData<typeof loader>()
  const { kakao: words } = useText('auth')
  const localized = useLocalized()
  const session = useSession()
  const isLoggingIn = code !== null && state !== null
  const refused = error === 'access_denied' ? words.denied : words.failed
  const [problem, setProblem] = useState(isLoggingIn ? '' : refused)
  const to = useHydrated() ? getSavedReturnPath() : '/'
  useOnce(async (api) => {
    if (code === null || state === null) return
    try {
      await api.member.kakaoLogin({ code, state })
      await continueAfterLogin(api, session, getSavedReturnPath())
    } catch (refused) {
      setProblem(localized(parseRefusal(refused).description) || words.failed)
    }
  })
  return (
    <FormFrame title={words.title}>
      <p role="status">{problem || words.asking}</p>
      {problem ? (
        <div className="grid gap-2">
          <a href="/auth/kakao/start" data-reload onClick={() => saveReturnPath(to)} className="button-kakao">
            {words.again}
          </a>
          <a href={addReturnPath('/auth/login', to)} className="button-secondary">
            {words.toLogin}
          </a>
        </div>
      ) : (
        <NoScriptNotice />
      )}
    </FormFrame>
  )
}
