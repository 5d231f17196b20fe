// How a customer is called and reached, part by part; what staff joined can be separated again.
import { formatPhone, formatTelHref } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { AdRefusal } from './ad-refusal.tsx'
import type { CustomerDetails } from './load-customer.ts'

export function ContactPanel({ customer, parts, is_ad_refused }: CustomerDetails) {
  const { card: words } = useText('customers')
  const may = useMay()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const canSeparate = parts.length > 1 && may('change bookings')
  const separate = async (part: string) => {
    if (await save(() => api.customer.separate({ customer: part }))) toast(words.separated)
  }
  return (
    <Panel title={words.contacts}>
      <Problem>{problem}</Problem>
      <ul className="divide-y divide-line">
        {parts.map(({ customer: part, name, contact, email, is_joined, by_name }) => (
          <li key={part} className="flex items-start justify-between gap-2 py-2 text-15">
            <span className="grid min-w-0 gap-0.5">
              <span className="font-medium">{name}</span>
              {contact && (
                <a href={formatTelHref(contact)} className="tabular-nums underline underline-offset-4">
                  {formatPhone(contact)}
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} className="break-all underline underline-offset-4">
                  {email}
                </a>
              )}
              {parts.length > 1 && by_name && part !== customer && (
                <span className="text-13 text-soft">{words.joinedBy(by_name)}</span>
              )}
            </span>
            {canSeparate && is_joined && part !== customer && (
              <button
                type="button"
                className="button-secondary"
                disabled={saving}
                onClick={() => void separate(part)}
              >
                {words.separate}
              </button>
            )}
          </li>
        ))}
      </ul>
      <AdRefusal
        isRefused={is_ad_refused}
        onSave={(isRefused) => api.customer.saveAdRefusal({ customer, is_ad_refused: isRefused })}
      />
    </Panel>
  )
}
