// The traveller's own passport, sent with the link.

import { useDates } from '#storefront/kit/use-dates.ts'
import { useText } from '#web/session.tsx'
import type { LinkDetails } from './link-details.ts'
import { PassportForm } from './passport-form.tsx'

export function PassportStep({
  token,
  link,
  onSent,
}: {
  token: string
  link: LinkDetails
  onSent: () => Promise<void>
}) {
  const { passport: words } = useText('documents')
  const { formatMomentDay } = useDates()
  return (
    <>
      {link.since && (
        <>
          <p role="status">{words.sent(link.files, formatMomentDay(link.since))}</p>
          <p className="text-15 text-soft">{words.replaces}</p>
        </>
      )}
      <PassportForm
        hasFiles={link.files > 0}
        hasNumber={link.has_number}
        send={async (api, passport, onProgress) => {
          const { expires_soon } = await api.document.uploadPassportLink(
            { token, ...passport, replaces: link.files > 0 && passport.files.length > 0 },
            { onProgress },
          )
          if (!expires_soon) await onSent()
          return { expires_soon, onContinue: onSent }
        }}
      />
    </>
  )
}
