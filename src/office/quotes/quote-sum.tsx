// What the customer will pay for what is typed, line by line, and when.
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { countPeople } from '#domain/booking/price.ts'
import { priceQuote, scheduleQuote } from '#domain/quote/price-quote.ts'
import { formatNumber, getToday } from '#lib/format.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLocalized } from '#web/session.tsx'
import type { QuoteContent } from './use-quote-form.ts'

export function QuoteSum({ content, usual }: { content: QuoteContent; usual: PaymentPlan }) {
  const words = useText('quotes')
  const localized = useLocalized()
  const { lines, total } = priceQuote(content)
  const { party, departure_date } = content
  const plan = content.plan ?? usual
  const today = getToday()
  const { deposit, balance_by } = scheduleQuote({ party, departure_date, total, plan, today })
  const people = countPeople(party)
  const inWon = (amount: number) => words.won(formatNumber(amount))
  const toName = ({ kind, name }: (typeof lines)[number]) => {
    if (kind === 'adult' || kind === 'child' || kind === 'baby') return words[kind]
    return kind === 'single' ? words.singleSupplement : localized(name)
  }
  return (
    <Panel title={words.sum}>
      <dl className="grid gap-1 text-15 tabular-nums">
        {lines.map((line) => (
          <div key={`${line.kind} ${line.name?.ko}`} className="flex justify-between gap-3 text-soft">
            <dt>
              {toName(line)} {!line.rate && `${formatNumber(line.each)} × ${line.count}`}
            </dt>
            <dd className="whitespace-nowrap">{inWon(line.sum)}</dd>
          </div>
        ))}
      </dl>
      <p aria-live="polite" className="flex items-baseline justify-between border-line border-t pt-3">
        <span className="font-semibold text-15">{words.total}</span>
        <span className="font-bold text-22 tabular-nums">{inWon(total)}</span>
      </p>
      {people > 1 && (
        <p className="text-right text-13 text-soft">
          {words.perPerson(formatNumber(Math.round(total / people)))}
        </p>
      )}
      {balance_by && (
        <dl className="grid gap-1 rounded-lg bg-wash p-3 text-15 tabular-nums">
          {(
            [
              [words.deposit, deposit],
              [words.balance(balance_by), total - deposit],
            ] as const
          ).map(([label, amount]) => (
            <div key={label} className="flex justify-between gap-3">
              <dt>{label}</dt>
              <dd>{inWon(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  )
}
