// The days of a quote, what its price includes, and what staff wrote beside it.
import { useText } from '#web/session.tsx'
import type { Quote } from './quote.ts'

export function QuoteDays({ quote: { days, included, not_included, note } }: { quote: Quote }) {
  const words = useText('quote')
  return (
    <>
      <section aria-labelledby="quote-days">
        <h2 id="quote-days" className="text-22">
          {words.days}
        </h2>
        <ol className="mt-4 grid gap-4">
          {days.map(({ heading, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name than its number
            <li key={at} className="grid gap-2 rounded-card border border-line bg-card p-5">
              <h3 className="flex flex-wrap items-baseline gap-x-3 text-18">
                <span className="text-15 text-brand-700">{words.day(at + 1)}</span>
                {heading}
              </h3>
              {text && <p className="whitespace-pre-line text-15 leading-relaxed">{text}</p>}
            </li>
          ))}
        </ol>
      </section>
      <TextLines title={words.included} text={included} />
      <TextLines title={words.notIncluded} text={not_included} />
      {note && (
        <section className="grid gap-2">
          <h2 className="text-18">{words.note}</h2>
          <p className="whitespace-pre-line text-15 leading-relaxed">{note}</p>
        </section>
      )}
    </>
  )
}

/** One to a line, as it was typed. */
function TextLines({ title, text }: { title: string; text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-18">{title}</h2>
      <ul className="grid list-disc gap-1 pl-5 text-15">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
