// §2 The consent page: four consents, the passport's on its own, and under 14 a guardian's.

import { useState } from 'react'
import { type Consent, ConsentFields, consentError, consentsIn } from '#storefront/auth/consent-fields.tsx'
import { useSend } from '#storefront/shell/use-send.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import type { Typed } from '#web/use-form.ts'
import type { Told } from './told.ts'

type Props = { token: string; told: Told; goOn: (token: string | null) => void }

export function ConsentStep({ token, told, goOn }: Props) {
  const { consent: words } = useWords('papers')
  const [isUnder, setUnder] = useState(told.needs_guardian)
  const general: Consent[] = isUnder ? ['use', 'privacy', 'tour'] : ['age', 'use', 'privacy', 'tour']
  const { bind, wrong, problem, sending, submit, mendTyped } = useSend({
    schema: () => import('#domain/document/forms.ts').then(({ PrivacyForm }) => PrivacyForm),
    read: (typed) => ({
      token,
      consents: consentsIn(typed, told.needs_passport ? [...general, 'passport'] : general),
      guardian: isUnder ? guardianIn(typed) : undefined,
    }),
    send: async (api, given) => {
      const consents = { ...given.consents, age: !isUnder, passport: told.needs_passport }
      const answer = await api.document.privacyAgree({ ...given, consents })
      goOn(answer.token)
    },
  })
  return (
    <form noValidate onSubmit={submit} onInput={mendTyped} className="grid gap-6">
      <Age isKnown={told.page_title !== null} isUnder={isUnder} onChange={setUnder} />
      {isUnder && <p className="text-15 text-soft">{words.underLine}</p>}
      <ConsentFields key={String(isUnder)} asked={general} error={consentError(wrong, general)} />
      {told.needs_passport && <PassportConsent error={consentError(wrong, ['passport'])} />}
      {isUnder && <Guardian bind={bind} wrong={wrong} />}
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.submit}</Submit>
    </form>
  )
}

type AgeProps = { isKnown: boolean; isUnder: boolean; onChange: (isUnder: boolean) => void }

/** `isKnown`: not of a consultation, where nobody has told us the age. */
function Age({ isKnown, isUnder, onChange }: AgeProps) {
  const { consent: words } = useWords('papers')
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
  const { consent: words } = useWords('papers')
  return (
    <section aria-labelledby="passport-consent" className="rounded-card border border-line p-4">
      <h2 id="passport-consent" className="text-16">
        {words.passport}
      </h2>
      <p className="mt-1 text-15 text-soft">{words.passportLine}</p>
      <ConsentFields asked={['passport']} title={words.passport} error={error} />
    </section>
  )
}

function Guardian({ bind, wrong }: Pick<ReturnType<typeof useSend>, 'bind' | 'wrong'>) {
  const { consent: words } = useWords('papers')
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{words.guardian}</legend>
      <Field {...bind('guardian.name')} label={words.guardianName} autoComplete="name" />
      <Field {...bind('guardian.contact')} label={words.guardianContact} type="tel" autoComplete="tel" />
      <CheckBox name="guardian.agrees" error={wrong['guardian.agrees']}>
        {words.guardianAgrees}
      </CheckBox>
    </fieldset>
  )
}

const guardianIn = (typed: Typed) => ({
  name: typed['guardian.name'],
  contact: typed['guardian.contact'],
  agrees: typed['guardian.agrees'] === 'on',
})
