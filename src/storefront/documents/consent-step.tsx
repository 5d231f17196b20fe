// §2 The consent page: four consents, the passport's on its own, and under 14 a guardian's.

import { useState } from 'react'
import {
  type Consent,
  ConsentFields,
  findConsentError,
  readConsents,
} from '#storefront/auth/consent-fields.tsx'
import { FormCheckBox } from '#storefront/kit/form-check-box.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { EmergencyFields, hasEmergency, readEmergency } from './emergency-fields.tsx'
import type { LinkDetails } from './link-details.ts'

type Props = { token: string; link: LinkDetails; onContinue: (token: string | null) => void }

export function ConsentStep({ token, link, onContinue }: Props) {
  const { consent: words } = useText('documents')
  const [isUnder, setUnder] = useState(link.needs_guardian)
  const general: Consent[] = isUnder ? ['use', 'privacy', 'tour'] : ['age', 'use', 'privacy', 'tour']
  const { bind, wrong, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/document/forms.ts').then(({ PrivacyForm }) => PrivacyForm),
    toInput: (typed) => ({
      token,
      consents: readConsents(typed, link.needs_passport ? [...general, 'passport'] : general),
      guardian: isUnder ? readGuardian(typed) : undefined,
      emergency: hasEmergency(typed) ? readEmergency(typed, 'emergency') : undefined,
    }),
    send: async (api, input) => {
      const consents = { ...input.consents, age: !isUnder, passport: link.needs_passport }
      const answer = await api.document.privacyAgree({ ...input, consents })
      onContinue(answer.token)
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <AgeQuestion isKnown={link.page_title !== null} isUnder={isUnder} onChange={setUnder} />
      {isUnder && <p className="text-15 text-soft">{words.underLine}</p>}
      <ConsentFields key={String(isUnder)} requested={general} error={findConsentError(wrong, general)} />
      {link.needs_passport && <PassportConsent error={findConsentError(wrong, ['passport'])} />}
      {isUnder && <GuardianFields bind={bind} wrong={wrong} />}
      {link.page_title !== null && <EmergencyFieldset bind={bind} />}
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.submit}</Submit>
    </form>
  )
}

type AgeQuestionProps = { isKnown: boolean; isUnder: boolean; onChange: (isUnder: boolean) => void }

/** `isKnown`: the age is known; for a consultation it is not. */
function AgeQuestion({ isKnown, isUnder, onChange }: AgeQuestionProps) {
  const { consent: words } = useText('documents')
  if (isKnown) return !isUnder && <p className="text-15 text-soft">{words.adultLine}</p>
  return (
    <label className="flex min-h-11 items-center gap-3 text-15">
      <input
        type="checkbox"
        checked={isUnder}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-5 shrink-0 accent-brand-600"
      />
      {words.under}
    </label>
  )
}

function PassportConsent({ error }: { error: string | undefined }) {
  const { consent: words } = useText('documents')
  return (
    <section aria-labelledby="passport-consent" className="rounded-card border border-line p-4">
      <h2 id="passport-consent" className="text-16">
        {words.passport}
      </h2>
      <p className="mt-1 text-15 text-soft">{words.passportLine}</p>
      <ConsentFields requested={['passport']} title={words.passport} error={error} />
    </section>
  )
}

function GuardianFields({ bind, wrong }: Pick<ReturnType<typeof useApiForm>, 'bind' | 'wrong'>) {
  const { consent: words } = useText('documents')
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{words.guardian}</legend>
      <Field {...bind('guardian.name')} label={words.guardianName} autoComplete="name" />
      <Field {...bind('guardian.contact')} label={words.guardianContact} type="tel" autoComplete="tel" />
      <FormCheckBox name="guardian.agrees" error={wrong['guardian.agrees']}>
        {words.guardianAgrees}
      </FormCheckBox>
    </fieldset>
  )
}

function EmergencyFieldset({ bind }: Pick<ReturnType<typeof useApiForm>, 'bind'>) {
  const { emergency: words } = useText('documents')
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{words.optional}</legend>
      <p className="text-15 text-soft">{words.line}</p>
      <EmergencyFields bind={bind} name="emergency" />
    </fieldset>
  )
}

const readGuardian = (typed: FormValues) => ({
  name: typed['guardian.name'],
  contact: typed['guardian.contact'],
  agrees: typed['guardian.agrees'] === 'on',
})
