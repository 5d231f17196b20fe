// The traveller's own passport, sent with the link.

import { dayOf } from '#plain/format.ts'
import { useWords } from '#web/session.tsx'
import { PassportForm } from './passport-form.tsx'
import type { Told } from './told.ts'

export function PassportStep({
  token,
  told,
  sent,
}: {
  token: string
  told: Told
  sent: () => Promise<void>
}) {
  const { passport: words } = useWords('papers')
  return (
    <>
      {told.since && (
        <>
          <p role="status">{words.sent(told.files, dayOf(told.since))}</p>
          <p className="text-15 text-soft">{words.replaces}</p>
        </>
      )}
      <PassportForm
        hasFiles={told.files > 0}
        hasNumber={told.has_number}
        send={async (api, passport, onProgress) => {
          const { expires_soon } = await api.document.uploadPassportLink(
            { token, ...passport, replaces: told.files > 0 && passport.files.length > 0 },
            { onProgress },
          )
          if (!expires_soon) await sent()
          return { expires_soon, goOn: sent }
        }}
      />
    </>
  )
}
