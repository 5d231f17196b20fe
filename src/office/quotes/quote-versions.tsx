// Each version as the customer saw it.
import { formatNumber } from '#lib/format.ts'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useSession } from '#web/session.tsx'
import type { QuoteDetails } from './use-quote-form.ts'

export function QuoteVersions({ versions }: Pick<QuoteDetails, 'versions'>) {
  const words = useText('quotes')
  const { language } = useSession()
  if (versions.length === 0) return null
  return (
    <Panel title={words.versions}>
      {versions.map(({ version, sent, opened, staff_name, total, content }) => (
        <details key={version} className="border-line border-t pt-2 text-15 first-of-type:border-t-0">
          <summary className="cursor-pointer">
            <span className="font-semibold">{words.version(version)}</span>{' '}
            <span className="tabular-nums">{words.won(formatNumber(total))}</span>
            <span className="block text-13 text-soft">
              {staff_name} · {formatMoment(sent, language)} ·{' '}
              {opened ? words.opened(formatMoment(opened, language)) : words.notOpened}
            </span>
          </summary>
          <div className="grid gap-2 pt-2">
            <p>
              {content.title} · {content.departure_date} · {words.validUntil} {content.valid_until}
            </p>
            <ol className="grid gap-2">
              {content.days.map(({ heading, text }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name than its number
                <li key={at}>
                  <p className="font-medium">
                    {words.dayNumber(at + 1)} {heading}
                  </p>
                  <p className="whitespace-pre-line text-13 text-soft">{text}</p>
                </li>
              ))}
            </ol>
            {content.note && <p className="whitespace-pre-line">{content.note}</p>}
          </div>
        </details>
      ))}
    </Panel>
  )
}
