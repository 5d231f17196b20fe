// The sections of a contract: facts beside their labels, and the texts of terms.
import type { ContractSection } from '#domain/document/calls.ts'
import { RichText } from '#ui/rich-text.tsx'
import { useLocalized } from '#web/session.tsx'

export function ContractText({ sections }: { sections: ContractSection[] }) {
  const localized = useLocalized()
  return sections.map(({ heading, facts, text }) => (
    <section key={heading.ko} className="mt-8">
      <h2 className="border-line border-b pb-2 text-18">{localized(heading)}</h2>
      <dl className="mt-3 grid gap-x-6 text-15 tablet:gap-y-2 tablet:grid-cols-[15rem_1fr] print:grid-cols-[10rem_1fr] print:text-[9.5pt]">
        {facts.map(({ label, value }) => (
          <div key={label.ko} className="contents">
            <dt className="text-soft">{localized(label)}</dt>
            <dd className="money whitespace-pre-line max-tablet:mb-3">{localized(value)}</dd>
          </div>
        ))}
      </dl>
      {text && (
        <div className="mt-4 text-15 [&_h2]:text-16 print:text-[9pt]">
          <RichText html={localized(text)} />
        </div>
      )}
    </section>
  ))
}
