// /auth/kakao: where Kakao sends the browser back to.
// The page itself does nothing; the log-in is posted from here, from our own origin.

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { PageArgs } from '#storefront/page.ts'
import { useTakenOver } from '#ui/use-taken-over.ts'
import { NeedsScript } from '#web/needs-script.tsx'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay, useWords } from '#web/session.tsx'
import { arrive, placeBefore, rememberPlace, withTo } from './arrive.ts'
import { AuthFrame } from './auth-frame.tsx'
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
  const { kakao: words } = useWords('auth')
  const say = useSay()
  const isAsking = code !== null && state !== null
  const refused = error === 'access_denied' ? words.denied : words.failed
  const [problem, setProblem] = useState(isAsking ? '' : refused)
  const to = useTakenOver() ? placeBefore() : '/'
  useOnce(async (api) => {
    if (code === null || state === null) return
    try {
      await api.member.kakaoLogin({ code, state })
      await arrive(api, placeBefore())
    } catch (refused) {
      setProblem(say(refusalOf(refused).description) || words.failed)
    }
  })
  return (
    <AuthFrame title={words.title}>
      <p role="status">{problem || words.asking}</p>
      {problem ? (
        <div className="grid gap-2">
          <a href="/auth/kakao/start" data-reload onClick={() => rememberPlace(to)} className="kakao-button">
            {words.again}
          </a>
          <a href={withTo('/auth/login', to)} className="button-quiet">
            {words.toLogin}
          </a>
        </div>
      ) : (
        <NeedsScript />
      )}
    </AuthFrame>
  )
}
