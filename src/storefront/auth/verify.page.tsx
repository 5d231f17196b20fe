// /auth/verify#token: the link of the mail that verifies an address. §5
// It says who asked, and does nothing until that member says so.

import { ExpiredScene, FormFrame } from '#storefront/kit/form-frame.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { Problem } from '#ui/problem.tsx'
import { NoScriptNotice } from '#web/no-script-notice.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useSession, useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { LoginForm } from './login-form.tsx'
import { useMailLink } from './use-mail-link.ts'

export default function VerifyPage() {
  const { verify: words } = useText('mailed')
  const { formatMoment } = useDates()
  const { outcome, end } = useMailLink('verify-email')
  if (outcome.at === 'told') {
    const { link, token } = outcome
    const [login_id] = link.login_ids
    const by = login_id === undefined ? words.byKakao : words.byId(login_id)
    return (
      <FormFrame title={words.title} line={words.requestLine(by)}>
        <p className="whitespace-nowrap text-15 text-soft">{words.requestedAt(formatMoment(link.asked))}</p>
        {link.is_mine ? <Confirm token={token} end={end} /> : <LoginToConfirm by={by} />}
        <p className="border-line border-t pt-4 text-15 text-soft">{words.notYou}</p>
      </FormFrame>
    )
  }
  const message = outcome.at === 'done' ? words.verified : words[outcome.at]
  return (
    <FormFrame title={words.title} key={outcome.at} isNext={outcome.at === 'done'}>
      {outcome.at === 'expired' && <ExpiredScene />}
      <p role="status">{message}</p>
      {outcome.at === 'asking' ? (
        <NoScriptNotice />
      ) : (
        <div className="grid gap-2">
          <a href="/mypage/info" className={outcome.at === 'expired' ? 'button-primary' : 'button-secondary'}>
            {words.toInfo}
          </a>
          <a href="/" className={outcome.at === 'expired' ? 'button-secondary' : 'button-primary'}>
            {words.toHome}
          </a>
        </div>
      )}
    </FormFrame>
  )
}

function Confirm({ token, end }: { token: string; end: (at: 'done' | 'expired') => void }) {
  const { verify: words } = useText('mailed')
  const { problem, sending, submit } = useApiForm({
    send: async (api) => {
      try {
        await api.member.verifyEmail({ token })
        end('done')
      } catch (error) {
        if (parseRefusal(error).refusal !== 'LINK_EXPIRED') throw error
        end('expired')
      }
    },
    fallbackError: words.failed,
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
 * The link is useless to others: to a person who gave a wrong address, and to whoever reads the mail there.
 */
function LoginToConfirm({ by }: { by: string }) {
  const { verify: words } = useText('mailed')
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
      <a href="/" data-logout className="button-secondary">
        {words.logout}
      </a>
    </>
  )
}
