// /auth/verify#token: the link of the mail that verifies an address. Behind the # no server, log or referrer sees the token.
import { useState } from 'react'
import { useWords } from '#storefront/session.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { NeedsScript } from './needs-script.tsx'
import { useOnce } from './use-once.ts'

type Outcome = 'asking' | 'verified' | 'expired' | 'failed'

export default function VerifyPage() {
  const { verify: words } = useWords('auth')
  const [outcome, setOutcome] = useState<Outcome>('asking')
  useOnce(async (api) => {
    const token = location.hash.slice(1)
    history.replaceState(history.state, '', location.pathname)
    if (!token) return setOutcome('expired')
    try {
      await api.member.verifyEmail({ token })
      setOutcome('verified')
    } catch (refused) {
      setOutcome(Object(refused).status < 500 ? 'expired' : 'failed')
    }
  })
  return (
    <AuthFrame title={words.title}>
      <p role="status">{words[outcome]}</p>
      {outcome === 'asking' ? (
        <NeedsScript />
      ) : (
        <div className="grid gap-2">
          <a href="/mypage/info" className={outcome === 'expired' ? 'button-main' : 'button-quiet'}>
            {words.toInfo}
          </a>
          <a href="/" className={outcome === 'expired' ? 'button-quiet' : 'button-main'}>
            {words.toHome}
          </a>
        </div>
      )}
    </AuthFrame>
  )
}
