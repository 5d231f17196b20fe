// §2 The consent page: four consents, the passport's on its own, and under 14 a guardian's.
import { useState } from 'react'
import {
  type Consent,
  ConsentFields,
  consentError,
  lackingConsent,
} from '#storefront/auth/consent-fields.tsx'
import { useSend } from '#storefront/shell/use-send.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { Field } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import type { Told } from './told.ts'

type Props = { token: string; told: Told; goOn: (token: string | null) => void }

export function ConsentStep({ token, told, goOn }: Props) {
  const { consent: words } = useWords('papers')
  const [isUnder, setUnder] = useState(told.needs_guardian)
  const general: Consent[] = isUnder ? ['use', 'privacy', 'tour'] : ['age', 'use', 'privacy', 'tour']
  const { missing, problem, sending, submit, mend } = useSend(
    async (api, { guardian_name = '', guardian_contact = '' }) => {
      const consents = { age: !isUnder, use: true, privacy: true, tour: true, passport: told.needs_passport }
      const answer = await api.document.privacyAgree({
        token,
        consents,
        ...(isUnder && { guardian: { name: guardian_name, contact: guardian_contact, agrees: true } }),
      })
      goOn(answer.token)
    },
    (fields) => ({
      ...lackingConsent(fields, words.agreeAll, general),
      ...(told.needs_passport && lackingConsent(fields, words.agreeAll, ['passport'])),
      ...(isUnder && lackingGuardian(fields)),
    }),
  )

  function lackingGuardian({
    guardian_name,
    guardian_contact,
    guardian_agrees,
  }: Record<string, string | undefined>): Record<string, string> {
    return {
      ...(!guardian_name && { guardian_name: words.enterGuardianName }),
      ...(!guardian_contact && { guardian_contact: words.enterGuardianContact }),
      ...(!guardian_agrees && { guardian_agrees: words.guardianMustAgree }),
    }
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={({ target }) => target instanceof HTMLInputElement && mend(target.name)}
      className="grid gap-6"
    >
      {told.page_title === null ? (
        // A consultation: nobody has told us the age.
        <label className="flex min-h-11 items-center gap-3 text-15">
          <input
            type="checkbox"
            checked={isUnder}
            onChange={({ currentTarget }) => setUnder(currentTarget.checked)}
            className="size-5 shrink-0 accent-brand-600"
          />
          {words.under}
        </label>
      ) : (
        !isUnder && <p className="text-15 text-soft">{words.adultLine}</p>
      )}
      {isUnder && <p className="text-15 text-soft">{words.underLine}</p>}
      <ConsentFields key={String(isUnder)} asked={general} error={consentError(missing, general)} />
      {told.needs_passport && (
        <section aria-labelledby="passport-consent" className="rounded-card border border-line p-4">
          <h2 id="passport-consent" className="text-16">
            {words.passport}
          </h2>
          <p className="mt-1 text-15 text-soft">{words.passportLine}</p>
          <ConsentFields
            asked={['passport']}
            title={words.passport}
            error={consentError(missing, ['passport'])}
          />
        </section>
      )}
      {isUnder && (
        <fieldset className="grid gap-4 rounded-card border border-line p-4">
          <legend className="px-1 font-semibold">{words.guardian}</legend>
          <Field
            label={words.guardianName}
            name="guardian_name"
            autoComplete="name"
            error={missing.guardian_name ?? missing['guardian.name']}
          />
          <Field
            label={words.guardianContact}
            name="guardian_contact"
            type="tel"
            autoComplete="tel"
            error={missing.guardian_contact ?? missing['guardian.contact']}
          />
          <CheckBox name="guardian_agrees" error={missing.guardian_agrees}>
            {words.guardianAgrees}
          </CheckBox>
        </fieldset>
      )}
      <p role="alert" className="text-15 text-bad empty:hidden">
        {problem}
      </p>
      <Submit sending={sending}>{words.submit}</Submit>
    </form>
  )
}
