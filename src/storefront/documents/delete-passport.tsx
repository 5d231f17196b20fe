// Deletes a passport after one confirmation: pictures and number are gone.

import type { Api } from '#storefront/api.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Problem } from '#ui/problem.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

export function DeletePassport({ label, send }: { label: string; send: (api: Api) => Promise<void> }) {
  const { passport: words } = useText('documents')
  const { problem, sending, submit } = useApiForm({ send, fallbackError: words.notDeleted })
  return (
    <details className="mt-1">
      <summary className="min-h-11 content-center text-15 text-brand-700">{label}</summary>
      <form noValidate onSubmit={submit} className="grid justify-items-start gap-2">
        <p className="text-15 text-soft">{words.deleteLine}</p>
        <Problem>{problem}</Problem>
        <Submit sending={sending} className="button-secondary text-bad">
          {words.delete}
        </Submit>
      </form>
    </details>
  )
}
