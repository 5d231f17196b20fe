// One question with all its answers, and the editor for the next.
import { useRef, useState } from 'react'
import { Link, useLoaderData, useParams } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { toEdit } from '#web/editor/contents.ts'
import type { Text } from '#web/editor/editor.tsx'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Heading } from '../kit/heading.tsx'
import { Part } from '../kit/part.tsx'
import { plainWords } from '../kit/plain-words.ts'
import { RichField } from '../kit/rich-field.tsx'
import { ChooseOne, useSaveOver } from '../kit/save-over.tsx'
import { useTell } from '../kit/toast.tsx'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'
import { AnswerHistory } from './answer-history.tsx'

export const loader = ({ api, params }: Loading) => api.board.question({ id: Number(params.id) })

export default function Question() {
  const words = useOffice('questions')
  const { language } = useSession()
  const { agency = '' } = useParams()
  const question = useLoaderData<typeof loader>()
  return (
    <>
      <Heading title={question.title} lead={`${question.reg_name} · ${when(question.reg_date, language)}`}>
        <Link to={`/${agency}/questions`} className="act">
          {words.toList}
        </Link>
      </Heading>
      <div className="grid max-w-3xl gap-4">
        <Part
          title={words.question}
          aside={question.private_yn === 'Y' && <span className="badge">{words.isPrivate}</span>}
        >
          <RichText html={question.contents} />
        </Part>
        <AnswerForm key={question.id} question={question} />
        <AnswerHistory answers={question.answers} />
      </div>
    </>
  )
}

type Question = ReturnType<typeof useLoaderData<typeof loader>>

function AnswerForm({ question }: { question: Question }) {
  const words = useOffice('questions')
  const { required } = useOffice('kit')
  const api = useApi()
  const tell = useTell()
  const text = useRef<Text>(null)
  const [seen, setSeen] = useState(question.revision)
  const [initial, setInitial] = useState(toEdit(question.answer ?? ''))
  const [empty, setEmpty] = useState(false)
  const { save, saving, problem, wrong, meeting } = useSaveOver(() => api.board.question({ id: question.id }))
  async function send(revision: number): Promise<void> {
    setEmpty(text.current?.isEmpty() ?? true)
    if (text.current?.isEmpty() ?? true) return
    const { contents } = text.current?.toSend() ?? { contents: '' }
    const isSaved = await save(async () => {
      const saved = await api.board.answerQuestion({ id: question.id, revision, contents })
      setSeen(saved.revision)
    })
    if (isSaved) tell(words.answeredNow)
  }
  return (
    <form
      className="panel grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send(seen)
      }}
    >
      <RichField
        key={initial}
        ref={text}
        label={words.answer}
        initial={initial}
        error={empty ? required : wrong.contents}
        onChange={() => setEmpty(false)}
      />
      <Problem>{problem}</Problem>
      <button type="submit" className="act-main justify-self-end" disabled={saving}>
        {question.answer_date ? words.answerAgain : words.answerNow}
      </button>
      <ChooseOne
        meeting={meeting}
        linesOf={(theirs) => [[words.answer, plainWords(theirs.answer ?? '')]]}
        mine={() => [[words.answer, plainWords(text.current?.html() ?? '')]]}
        onKeepMine={(revision) => void send(revision)}
        onTakeTheirs={(theirs) => {
          setInitial(toEdit(theirs.answer ?? ''))
          setSeen(theirs.revision)
        }}
      />
    </form>
  )
}
