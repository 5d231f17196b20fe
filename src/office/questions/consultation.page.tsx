// One consultation: who asks, who has it in charge, what was answered.
import { useState } from 'react'
import { Link, useLoaderData, useParams } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { useSay, useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { CheckBox } from '../kit/check-box.tsx'
import { Area, Choose } from '../kit/field.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { Part } from '../kit/part.tsx'
import { ChooseOne, useSaveOver } from '../kit/save-over.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loading } from '../page.ts'
import { AnswerHistory } from './answer-history.tsx'
import { isState, StateBadge, states } from './state-badge.tsx'

export const loader = ({ api, params }: Loading) => api.board.consultation({ id: Number(params.id) })

type Consult = ReturnType<typeof useLoaderData<typeof loader>>
type Words = ReturnType<typeof useOffice<'questions'>>

export default function Consultation() {
  const words = useOffice('questions')
  const { language } = useSession()
  const say = useSay()
  const { agency = '' } = useParams()
  const consult = useLoaderData<typeof loader>()
  const { name, page_title, contents, reg_date, state } = consult
  return (
    <>
      <Heading title={words.consultOf(name)} lead={when(reg_date, language)}>
        <Link to={`/${agency}/questions/consultations`} className="act">
          {words.toList}
        </Link>
      </Heading>
      <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <Part title={words.question} aside={<StateBadge state={state} />}>
            {page_title && <p className="text-15 text-soft">{say(page_title)}</p>}
            <p className="whitespace-pre-line text-15">{contents}</p>
          </Part>
          <Answer consult={consult} />
          <AnswerHistory answers={consult.answers} plain />
        </div>
        <div className="grid gap-4">
          <Who {...consult} />
          <InCharge key={consult.revision} consult={consult} />
        </div>
      </div>
    </>
  )
}

function Who({ name, contact, email }: Pick<Consult, 'name' | 'contact' | 'email'>) {
  const words = useOffice('questions')
  return (
    <Part title={words.who}>
      <p className="font-semibold text-15">{name}</p>
      <a href={`tel:${contact}`} className="-my-2.5 py-2.5 text-15 text-brand-700 underline">
        {contact}
      </a>
      {email && (
        <a href={`mailto:${email}`} className="-my-2.5 break-all py-2.5 text-15 text-brand-700 underline">
          {email}
        </a>
      )}
    </Part>
  )
}

/** Saved as soon as it is chosen. */
function InCharge({ consult: { id, revision, state, in_charge, people } }: { consult: Consult }) {
  const words = useOffice('questions')
  const { none, saved } = useOffice('kit')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const change = async (to: { state: Consult['state']; in_charge: number | null }) => {
    if (await save(() => api.board.updateConsultation({ id, revision, ...to }))) tell(saved)
  }
  return (
    <Part title={words.state}>
      <Choose
        label={words.state}
        value={state}
        disabled={saving}
        onChange={({ target }) => isState(target.value) && void change({ state: target.value, in_charge })}
        choices={states.map((value) => ({ value, name: words.states[value] }))}
      />
      <Choose
        label={words.inCharge}
        value={in_charge ?? ''}
        disabled={saving}
        onChange={({ target }) =>
          void change({ state, in_charge: target.value === '' ? null : Number(target.value) })
        }
        choices={[
          { value: '', name: none },
          ...people.map((person) => ({ value: String(person.id), name: person.name })),
        ]}
      />
      <Problem>{problem}</Problem>
    </Part>
  )
}

function Answer({ consult: { id, revision, email } }: { consult: Consult }) {
  const words = useOffice('questions')
  const api = useApi()
  const tell = useTell()
  const [contents, setContents] = useState('')
  const [isDone, setDone] = useState(true)
  const { save, saving, problem, wrong, meeting } = useSaveOver(() => api.board.consultation({ id }))
  async function send(over = revision): Promise<void> {
    const state = isDone ? 'done' : 'under_way'
    const asked = { id, revision: over, contents, state } as const
    if (!(await save(() => api.board.answerConsultation(asked)))) return
    setContents('')
    tell(email ? words.mailed : words.noted)
  }
  return (
    <form
      className="panel grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Area
        label={words.answer}
        hint={email ? words.goesTo(email) : words.noAddress}
        value={contents}
        onChange={({ target }) => setContents(target.value)}
        error={wrong.contents}
        rows={8}
        {...limitsOf('board.answerConsultation', 'contents')}
        required
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <CheckBox checked={isDone} onCheck={setDone}>
          {words.thenDone}
        </CheckBox>
        <button type="submit" className="act-main" disabled={saving}>
          {email ? words.mailNow : words.noteNow}
        </button>
      </div>
      <ChooseOne
        meeting={meeting}
        linesOf={(theirs) => linesOf(theirs, words)}
        mine={() => [[words.answer, contents]]}
        onKeepMine={(over) => void send(over)}
        onTakeTheirs={() => {
          setContents('')
          void save(async () => {})
        }}
      />
    </form>
  )
}

/** How it stands after somebody else was here. */
const linesOf = ({ state, in_charge_name, answers }: Consult, words: Words): [string, string][] => [
  [words.state, words.states[state]],
  [words.inCharge, in_charge_name ?? ''],
  [words.answer, answers[0]?.contents ?? ''],
]
