// The costs of a trip beside its total, in one line: paid there, for a visa, for what one may choose.
import { listLocalCosts, type PaidLater } from '#domain/catalog/list-local-costs.ts'
import { useLocalized, useText } from '#web/session.tsx'

/** Empty where the trip names no such cost. */
export function LocalCosts({ of: trip }: { of: PaidLater }) {
  const { localCosts: words } = useText('trip')
  const localized = useLocalized()
  const costs = listLocalCosts(trip, { words, localized })
  if (costs.length === 0) return null
  return (
    <p className="text-15 text-soft">
      <span className="sr-only">{words.title}: </span>
      {costs.map((cost, at) => (
        <span key={cost} className="inline-block">
          <span className={cost === words.none ? 'font-semibold text-good' : ''}>{cost}</span>
          {at < costs.length - 1 && <span aria-hidden="true">&nbsp;·&nbsp;</span>}
        </span>
      ))}
    </p>
  )
}
