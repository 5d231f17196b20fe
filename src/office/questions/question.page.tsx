// One question with all its answers, and the editor for the next.

import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { htmlToText } from '#office/kit/html-to-text.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { RichTextField } from '#office/kit/rich-text-field.tsx'
import { SaveConflictDialog } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { toEditorHtml } from '#web/editor/contents.ts'
import type { EditorHandle } from '#web/editor/editor.tsx'
import { useSession } from '#web/session.tsx'
import { AnswerHistory } from './answer-history.tsx'

export const loader = ({ api, params }: LoaderArgs) => api.board.question({ id: Number(params.id) })

export default function QuestionThread() {
  const words = useText('questions')
  const { language } = useSession()
  const question = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={question.title}
        lead={`${question.reg_name} · ${formatMoment(question.reg_date, language)}`}
      >
        <OfficeLink to="/questions" className="button-secondary">
          {words.toList}
        </OfficeLink>
      </PageHeader>
      <div className="grid max-w-3xl gap-4">
        <Panel title={words.question} aside={question.private_yn === 'Y' && <Badge>{words.isPrivate}</Badge>}>
          <RichText html={question.contents} />
        </Panel>
        <AnswerForm key={question.id} question={question} />
        <AnswerHistory answers={question.answers} />
      </div>
    </>
  )
}

type QuestionThread = ReturnType<typeof useLoaderData<typeof loader>>

function AnswerForm({ question }: { question: QuestionThread }) {
  const words = useText('questions')
  const { required } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const text = useRef<EditorHandle>(null)
  const [baseRevision, setBaseRevision] = useState(question.revision)
  const [initial, setInitial] = useState(toEditorHtml(question.answer ?? ''))
  const { submit, bind, clearError, sending, problem, conflict, sent, sendAgain } = useCallForm({
    call: ({ board }) => board.answerQuestion,
    toInput: () => ({
      id: question.id,
      revision: baseRevision,
      contents: text.current?.toUpload().contents ?? '',
    }),
    validate: () => (text.current?.isEmpty() === false ? {} : { contents: required }),
    send: async (input) => {
      const { revision } = await api.board.answerQuestion(input)
      setBaseRevision(revision)
    },
    onSaved: () => toast(words.answeredNow),
    loadTheirs: () => api.board.question({ id: question.id }),
  })
  return (
    <form className="panel grid gap-3 p-4" onSubmit={submit}>
      <RichTextField
        key={initial}
        ref={text}
        label={words.answer}
        initial={initial}
        {...bind('contents')}
        onChange={() => clearError('contents')}
      />
      <Problem>{problem}</Problem>
      <button type="submit" className="button-primary justify-self-end" disabled={sending}>
        {question.answer_date ? words.answerAgain : words.answerNow}
      </button>
      <SaveConflictDialog
        conflict={conflict}
        toLines={(theirs) => [[words.answer, htmlToText(theirs.answer ?? '')]]}
        mine={() => [[words.answer, htmlToText(text.current?.html() ?? '')]]}
        onKeepMine={(revision) => sent && void sendAgain({ ...sent, revision })}
        onTakeTheirs={(theirs) => {
          setInitial(toEditorHtml(theirs.answer ?? ''))
          setBaseRevision(theirs.revision)
        }}
      />
    </form>
  )
}
