// What was answered, by whom, and where it went.

import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { RichText } from '#ui/rich-text.tsx'
import { useSession } from '#web/session.tsx'

type StaffAnswer = {
  id: number
  contents: string
  staff_name: string
  email?: string | null
  reg_date: string
}

/** `isPlainText`: typed as plain text, not with the editor. */
export function AnswerHistory({
  answers,
  isPlainText = false,
}: {
  answers: readonly StaffAnswer[]
  isPlainText?: boolean
}) {
  const words = useText('questions')
  const { language } = useSession()
  if (answers.length === 0) return null
  return (
    <Panel title={words.history}>
      <ol className="grid gap-3">
        {answers.map(({ id, contents, staff_name, email, reg_date }) => (
          <li key={id} className="grid gap-1 border-line border-t pt-3 text-15 first:border-t-0 first:pt-0">
            <span className="text-13 text-soft">
              {staff_name} · {formatMoment(reg_date, language)}
              {isPlainText && ` · ${email ? words.mailedTo(email) : words.notMailed}`}
            </span>
            {isPlainText ? <p className="whitespace-pre-line">{contents}</p> : <RichText html={contents} />}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
