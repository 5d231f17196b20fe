// When the agency's customers pay: all at once, a deposit first, or once a departure is confirmed.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { type PaymentPlan, paymentPlanKinds } from '#domain/agency/payment-plan.ts'
import { calculateSchedule } from '#domain/booking/payment-schedule.ts'
import { addDays } from '#lib/days.ts'
import { formatNumber, formatSeoulDay } from '#lib/format.ts'
import { balanceDays, usualDeposit } from '#limits/trade.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { Field, Select } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { PageHeader } from '../kit/page-header.tsx'
import { useToast } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'
import type { LoaderArgs } from '../page.ts'

export const loader = ({ api }: LoaderArgs) => api.agency.paymentPlan({})

/** What the fields hold; a plan without a deposit keeps the usual one for whoever changes their mind. */
type PlanFields = { kind: PaymentPlan['kind']; unit: 'percent' | 'won'; amount: number; balance_days: number }

function toFields(plan: PaymentPlan): PlanFields {
  const { kind } = plan
  if (kind === 'whole')
    return { kind, unit: 'percent', amount: usualDeposit.percent, balance_days: balanceDays.usual }
  const { deposit, balance_days } = plan
  return 'won' in deposit
    ? { kind, unit: 'won', amount: deposit.won, balance_days }
    : { kind, unit: 'percent', amount: deposit.percent, balance_days }
}

function toPlan({ kind, unit, amount, balance_days }: PlanFields): PaymentPlan {
  if (kind === 'whole') return { kind }
  return { kind, deposit: unit === 'won' ? { won: amount } : { percent: amount }, balance_days }
}

export default function PaymentPlanPage() {
  const words = useText('settings')
  const { save: saveWord } = useText('kit')
  const stored = useLoaderData<typeof loader>()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const [fields, setFields] = useState(() => toFields(stored.plan))
  const [transfer_hours, setHours] = useState(stored.transfer_hours)
  const change = (changed: Partial<PlanFields>) => setFields({ ...fields, ...changed })
  const submit = async () => {
    const input = { was: stored.plan, plan: toPlan(fields), transfer_hours }
    if (await save(() => api.agency.savePaymentPlan(input))) toast(words.saved)
  }
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <form
        className="panel grid max-w-xl gap-5 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <KindChoice kind={fields.kind} onChoose={(kind) => change({ kind })} />
        {fields.kind !== 'whole' && <DepositFields fields={fields} change={change} wrong={wrong} />}
        <div className="max-w-60">
          <Field
            label={words.hours}
            hint={words.hoursHint}
            type="number"
            {...getFieldLimits('agency.savePaymentPlan', 'transfer_hours')}
            required
            value={transfer_hours || ''}
            error={wrong.transfer_hours}
            onChange={({ target }) => setHours(Number(target.value))}
          />
        </div>
        <p className="text-13 text-soft">{words.perTrip}</p>
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary justify-self-end" disabled={saving}>
          {saveWord}
        </button>
      </form>
    </>
  )
}

type KindChoiceProps = { kind: PaymentPlan['kind']; onChoose: (kind: PaymentPlan['kind']) => void }

function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const words = useText('settings')
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

type DepositFieldsProps = {
  fields: PlanFields
  change: (changed: Partial<PlanFields>) => void
  wrong: Readonly<Record<string, string | undefined>>
}

function DepositFields({ fields, change, wrong }: DepositFieldsProps) {
  const words = useText('settings')
  const { unit, amount, balance_days } = fields
  const limits = unit === 'percent' ? { min: 1, max: 100 } : { min: 1_000, step: 1_000 }
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 tablet:grid-cols-3">
        <Field
          label={words.deposit}
          type="number"
          {...limits}
          required
          value={amount || ''}
          error={wrong['plan.deposit'] ?? wrong['plan.deposit.percent'] ?? wrong['plan.deposit.won']}
          onChange={({ target }) => change({ amount: Number(target.value) })}
        />
        <Select
          label={words.unit}
          value={unit}
          choices={(['percent', 'won'] as const).map((value) => ({ value, name: words.units[value] }))}
          onChange={({ target }) => {
            const chosen = target.value === 'won' ? 'won' : 'percent'
            change({ unit: chosen, amount: usualDeposit[chosen] })
          }}
        />
        <Field
          label={words.balanceDays}
          type="number"
          min={1}
          max={balanceDays.most}
          required
          value={balance_days || ''}
          error={wrong['plan.balance_days']}
          onChange={({ target }) => change({ balance_days: Number(target.value) })}
        />
      </div>
      <p className="text-13 text-soft">{words.balanceHint}</p>
      <PlanExample plan={toPlan(fields)} />
    </div>
  )
}

/** What it means, in won: two seats of a million each, ninety days ahead. */
function PlanExample({ plan }: { plan: PaymentPlan }) {
  const words = useText('settings')
  const today = formatSeoulDay(new Date())
  const total = 2_000_000
  const { deposit, balance_by } = calculateSchedule(plan, {
    total,
    party: { adult: 2, child: 0, baby: 0 },
    departure_date: addDays(today, 90),
    today,
  })
  if (balance_by === null) return null
  return (
    <p className="rounded-lg bg-wash p-3 text-15 tabular-nums">
      <NonBreakingText>
        {words.example(formatNumber(deposit), formatNumber(total - deposit), balance_by)}
      </NonBreakingText>
    </p>
  )
}
