// What the gateway says of a day, beside the ledger: sales, fee, payout, and orders that differ.
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useCall } from '#web/use-call.ts'

const parts = ['sold', 'gross', 'fee', 'net'] as const

export default function GatewayDay({ day }: { day: string }) {
  const { gateway: words, won } = useText('ledger')
  const api = useApi()
  const { answer, error } = useCall(`gateway ${day}`, () => api.books.gatewayDay({ day }))
  if (!answer && error === undefined) return null
  const { figures = null, orders = [] } = answer ?? {}
  const formatPart = (part: (typeof parts)[number], amount: number) =>
    won(formatNumber(part === 'fee' ? -amount : amount))
  return (
    <section aria-label={words.title} className="grid gap-1 px-3">
      <h3 className="font-medium text-15">{words.title}</h3>
      {!figures && <p className="text-15 text-soft">{words.none}</p>}
      {figures && (
        <ul>
          {parts.map((part) => (
            <li key={part} className="flex justify-between gap-3 text-15 tabular-nums">
              <span>{words[part]}</span>
              <span className="whitespace-nowrap">{formatPart(part, figures[part])}</span>
            </li>
          ))}
        </ul>
      )}
      {figures && orders.length === 0 && <p className="text-15 text-soft">{words.agrees}</p>}
      {orders.length > 0 && <DifferingOrders orders={orders} />}
      {figures && <p className="text-13 text-soft">{words.hint}</p>}
    </section>
  )
}

type Order = { order_id: string; booking_id: string | null; ledger: number; gateway: number }

function DifferingOrders({ orders }: { orders: readonly Order[] }) {
  const { gateway: words, won } = useText('ledger')
  return (
    <details className="text-15">
      <summary className="min-h-11 mouse:min-h-9 text-bad">
        {words.differs} {orders.length}
      </summary>
      <ul className="divide-y divide-line">
        {orders.map(({ order_id, booking_id, ledger, gateway }) => (
          <li key={order_id} className="grid gap-0.5 py-2 tabular-nums">
            {booking_id ? (
              <OfficeLink to={`/bookings/${booking_id}`} className="break-all underline underline-offset-4">
                {order_id}
              </OfficeLink>
            ) : (
              <span className="break-all">{order_id}</span>
            )}
            <span className="text-13 text-soft">
              {words.ledger} {won(formatNumber(ledger))} · {words.theirs} {won(formatNumber(gateway))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
