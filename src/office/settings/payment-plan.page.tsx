// When the agency's customers pay: all at once, a deposit first, or once a departure is confirmed.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { type PaymentPlan, paymentPlanKinds } from '#domain/agency/rules/payment-plan.ts'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { DepositFields, type PlanFields, toFields, toPlan } from './plan-fields.tsx'

export const loader = ({ api }: LoaderArgs) => api.agency.paymentPlan({})

export default function PaymentPlanPage() {
  const words = useText('plan')
  const { save: saveWord } = useText('kit')
  const stored = useLoaderData<typeof loader>()
  const api = useApi()
  const toast = useToast()
  const [fields, setFields] = useState(() => toFields(stored.plan))
  const change = (changed: Partial<PlanFields>) => setFields({ ...fields, ...changed })
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ agency }) => agency.savePaymentPlan,
    toInput: (values) => ({
      was: stored,
      plan: toPlan(fields),
      transfer_hours: Number(values.transfer_hours),
    }),
    send: (input) => api.agency.savePaymentPlan(input),
    onSaved: () => toast(words.saved),
  })
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <form className="panel grid max-w-xl gap-5 p-4" onSubmit={submit}>
        <KindChoice kind={fields.kind} onChoose={(kind) => change({ kind })} />
        {fields.kind !== 'whole' && <DepositFields fields={fields} change={change} bind={bind} />}
        <div className="max-w-60">
          <Field
            {...bind('transfer_hours')}
            label={words.hours}
            hint={words.hoursHint}
            type="number"
            {...getFieldLimits('agency.savePaymentPlan', 'transfer_hours')}
            required
            defaultValue={stored.transfer_hours}
          />
        </div>
        <p className="text-13 text-soft">{words.perTrip}</p>
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary justify-self-end" disabled={sending}>
          {saveWord}
        </button>
      </form>
    </>
  )
}

type KindChoiceProps = { kind: PaymentPlan['kind']; onChoose: (kind: PaymentPlan['kind']) => void }

function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const words = useText('plan')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-13 text-soft">{words.kind}</legend>
      {paymentPlanKinds.map((each) => (
        <label
          key={each}
          className="flex cursor-pointer items-start gap-3 rounded-lg border border-line p-3 has-checked:border-brand-600 has-checked:bg-brand-50"
        >
          <input
            type="radio"
            name="kind"
            className="mt-1 size-4 shrink-0 accent-brand-600"
            checked={each === kind}
            onChange={() => onChoose(each)}
          />
          <span className="grid gap-0.5">
            <span className="font-semibold text-15">{words.kinds[each]}</span>
            <span className="text-13 text-soft">{words.kindLeads[each]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
