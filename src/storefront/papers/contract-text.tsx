// The sections of a contract: facts beside their labels, and the texts of terms.
import type { Section } from '#domain/document/calls.ts'
import { RichText } from '#ui/rich-text.tsx'
import { useSay } from '#web/session.tsx'

export function ContractText({ sections }: { sections: Section[] }) {
  const say = useSay()
  return sections.map(({ heading, facts, text }) => (
    <section key={heading.ko} className="mt-8">
      <h2 className="border-line border-b pb-2 text-18">{say(heading)}</h2>
      <dl className="mt-3 grid gap-x-6 text-15 tablet:gap-y-2 tablet:grid-cols-[15rem_1fr] print:grid-cols-[10rem_1fr] print:text-[9.5pt]">
        {facts.map(({ label, value }) => (
          <div key={label.ko} className="contents">
            <dt className="text-soft">{say(label)}</dt>
            <dd className="money whitespace-pre-line max-tablet:mb-3">{say(value)}</dd>
          </div>
        ))}
      </dl>
      {text && (
        <div className="mt-4 text-15 [&_h2]:text-16 print:text-[9pt]">
          <RichText html={say(text)} />
        </div>
      )}
    </section>
  ))
}
