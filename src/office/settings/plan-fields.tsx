// The fields of a payment plan: the deposit and the day of its balance, with what they mean in won.
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { calculateSchedule } from '#domain/booking/payment-schedule.ts'
import { addDays } from '#lib/days.ts'
import { formatNumber, getToday } from '#lib/format.ts'
import { balanceDays, usualDeposit } from '#limits/trade.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { useText } from '#office/kit/use-text.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import type { Bind } from '#web/use-form.ts'

/** What the fields hold; a plan without a deposit keeps the usual one for whoever changes their mind. */
export type PlanFields = {
  kind: PaymentPlan['kind']
  unit: 'percent' | 'won'
  amount: number
  balance_days: number
}

export function toFields(plan: PaymentPlan): PlanFields {
  const { kind } = plan
  if (kind === 'whole')
    return { kind, unit: 'percent', amount: usualDeposit.percent, balance_days: balanceDays.usual }
  const { deposit, balance_days } = plan
  return 'won' in deposit
    ? { kind, unit: 'won', amount: deposit.won, balance_days }
    : { kind, unit: 'percent', amount: deposit.percent, balance_days }
}

export function toPlan({ kind, unit, amount, balance_days }: PlanFields): PaymentPlan {
  if (kind === 'whole') return { kind }
  return { kind, deposit: unit === 'won' ? { won: amount } : { percent: amount }, balance_days }
}

type DepositFieldsProps = {
  fields: PlanFields
  change: (changed: Partial<PlanFields>) => void
  bind: Bind
  /** The plan among the fields of its form. */
  field?: string
}

export function DepositFields({ fields, change, bind, field = 'plan' }: DepositFieldsProps) {
  const words = useText('plan')
  const { unit, amount, balance_days } = fields
  const limits = unit === 'percent' ? { min: 1, max: 100 } : { min: 1_000, step: 1_000 }
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 tablet:grid-cols-3">
        <Field
          {...bind(`${field}.deposit`, `${field}.deposit.percent`, `${field}.deposit.won`)}
          label={words.deposit}
          type="number"
          {...limits}
          required
          value={amount || ''}
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
          {...bind(`${field}.balance_days`)}
          label={words.balanceDays}
          type="number"
          min={1}
          max={balanceDays.most}
          required
          value={balance_days || ''}
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
  const words = useText('plan')
  const today = getToday()
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
