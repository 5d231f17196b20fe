// /auth/verify#token: the link of the mail that verifies an address. §5
// It says who asked, and does nothing until that member says so.

import { dayOf, timeOf } from '#plain/format.ts'
import { useSend } from '#storefront/shell/use-send.ts'
import { Problem } from '#ui/problem.tsx'
import { NeedsScript } from '#web/needs-script.tsx'
import { refusalOf } from '#web/refusal-of.ts'
import { useSession, useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { useMailLink } from './use-mail-link.ts'

export default function VerifyPage() {
  const { verify: words } = useWords('mailed')
  const { outcome, end } = useMailLink('verify-email')
  if (outcome.at === 'told') {
    const { told, token } = outcome
    const [login_id] = told.login_ids
    const by = login_id === undefined ? words.byKakao : words.byId(login_id)
    return (
      <AuthFrame title={words.title} line={words.asked(by)}>
        <p className="whitespace-nowrap text-15 text-soft">
          {words.askedAt(`${dayOf(told.asked)} ${timeOf(told.asked)}`)}
        </p>
        {told.is_mine ? <Confirm token={token} end={end} /> : <AsMember by={by} />}
        <p className="border-line border-t pt-4 text-15 text-soft">{words.notYou}</p>
      </AuthFrame>
    )
  }
  const said = outcome.at === 'done' ? words.verified : words[outcome.at]
  return (
    <AuthFrame title={words.title} key={outcome.at} isNext={outcome.at === 'done'}>
      <p role="status">{said}</p>
      {outcome.at === 'asking' ? (
        <NeedsScript />
      ) : (
        <div className="grid gap-2">
          <a href="/mypage/info" className={outcome.at === 'expired' ? 'button-main' : 'button-quiet'}>
            {words.toInfo}
          </a>
          <a href="/" className={outcome.at === 'expired' ? 'button-quiet' : 'button-main'}>
            {words.toHome}
          </a>
        </div>
      )}
    </AuthFrame>
  )
}

function Confirm({ token, end }: { token: string; end: (at: 'done' | 'expired') => void }) {
  const { verify: words } = useWords('mailed')
  const { problem, sending, submit } = useSend({
    send: async (api) => {
      try {
        await api.member.verifyEmail({ token })
        end('done')
      } catch (error) {
        if (refusalOf(error).refusal !== 'LINK_EXPIRED') throw error
        end('expired')
      }
    },
    failed: words.failed,
  })
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p>{words.confirmLine}</p>
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.confirm}</Submit>
    </form>
  )
}

/**
 * To anybody else the link is of no use: not to who gave an address that is not theirs, and not to who reads
 * it.
 */
function AsMember({ by }: { by: string }) {
  const { verify: words } = useWords('mailed')
  const { isLoggedIn } = useSession()
  if (!isLoggedIn)
    return (
      <>
        <p>{words.logIn(by)}</p>
        <LoginForm to="/auth/verify" />
      </>
    )
  return (
    <>
      <p>{words.other(by)}</p>
      <a href="/" data-logout className="button-quiet">
        {words.logout}
      </a>
    </>
  )
}
