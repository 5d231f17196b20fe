// The agency's own boards: made, named, put in order, ended.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSay } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { moved } from '../kit/branches.ts'
import { Empty } from '../kit/empty.tsx'
import { Choose, Field } from '../kit/field.tsx'
import { FormEnds } from '../kit/form-ends.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { ChooseOne, useSaveOver } from '../kit/save-over.tsx'
import { useTell } from '../kit/toast.tsx'
import { Tree } from '../kit/tree.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { BoardTabs } from './board-tabs.tsx'

export async function loader({ api }: Loading) {
  const [{ list: boards }, { list: own }] = await Promise.all([api.board.boards(), api.board.ownBoards()])
  return { boards, own }
}

type Own = ReturnType<typeof useLoaderData<typeof loader>>['own'][number]

export default function OwnBoards() {
  const { own: words } = useOffice('boards')
  const { boards, own } = useLoaderData<typeof loader>()
  const { branches, move, problem } = useOrder(own)
  const [editing, setEditing] = useState<Own | 'new'>()
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        <button type="button" className="act-main" onClick={() => setEditing('new')}>
          {words.add}
        </button>
      </Heading>
      <BoardTabs boards={boards} here="own" />
      <Problem>{problem}</Problem>
      {own.length === 0 ? (
        <Empty title={words.none} lead={words.noneLead} />
      ) : (
        <div className="max-w-3xl">
          <Tree
            label={words.title}
            branches={branches}
            deepest={1}
            onMove={(id, to) => void move(id, to)}
            aside={({ id }) => (
              <About board={own.find(({ board_id }) => board_id === id)} onChange={setEditing} />
            )}
          />
        </div>
      )}
      {editing && (
        <BoardForm
          key={editing === 'new' ? 'new' : editing.board_id}
          board={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

/** The boards in their order, and moving one of them. */
function useOrder(own: Own[]) {
  const { own: words } = useOffice('boards')
  const say = useSay()
  const api = useApi()
  const tell = useTell()
  const { save, problem } = useSave()
  const branches = own.map(({ board_id, board_name }) => ({ id: board_id, name: say(board_name) }))
  async function move(id: string, to: { parent: string | null; at: number }): Promise<void> {
    const ids = moved(branches, id, to).map((branch) => branch.id)
    if (await save(() => api.board.orderBoards({ ids }))) tell(words.ordered)
  }
  return { branches, move, problem }
}

function About({ board, onChange }: { board: Own | undefined; onChange: (board: Own) => void }) {
  const { own: words } = useOffice('boards')
  if (!board) return null
  const { write, read, ended_yn, posts } = board
  return (
    <span className="flex shrink-0 items-center gap-2 text-13 text-soft">
      <span className="hidden tablet:inline">
        {words.writes[write]} · {words.reads[read]} · {words.posts(posts)}
      </span>
      {ended_yn === 'Y' && <span className="badge">{words.ended}</span>}
      <button type="button" className="act" onClick={() => onChange(board)}>
        {words.change}
      </button>
    </span>
  )
}

const choicesOf = <Key extends string>(names: Record<Key, string>) =>
  Object.entries<string>(names).map(([value, name]) => ({ value, name }))

function BoardForm({ board: loaded, onClose }: { board: Own | undefined; onClose: () => void }) {
  const { own: words } = useOffice('boards')
  const { save: saveWord, saved } = useOffice('kit')
  const api = useApi()
  const tell = useTell()
  const [board, setBoard] = useState(loaded)
  const [mine, setMine] = useState<Typed>()
  const { save, saving, problem, wrong, meeting } = useSaveOver(async () => {
    const { list } = await api.board.ownBoards()
    return list.find(({ board_id }) => board_id === board?.board_id)
  })
  async function send(typed: Typed, revision = board?.revision): Promise<void> {
    setMine(typed)
    const isSaved = await save((sending) =>
      board && revision !== undefined
        ? api.board.updateBoard({ board_id: board.board_id, revision, ...typed })
        : api.board.createBoard(typed, sending),
    )
    if (!isSaved) return
    tell(saved)
    onClose()
  }
  // what was typed stays in the form, also behind what somebody else has saved
  const shown = mine ?? board
  if (meeting.theirs && mine)
    return (
      <ChooseOne
        meeting={meeting}
        linesOf={(theirs) => namesOf(theirs, words)}
        mine={() => namesOf(mine, words)}
        onKeepMine={(revision) => void send(mine, revision)}
        onTakeTheirs={(theirs) => {
          setBoard(theirs)
          setMine(undefined)
        }}
      />
    )
  return (
    <Dialog title={board ? words.change : words.add} onClose={onClose} className="max-w-xl">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void send(typedIn(new FormData(event.currentTarget)))
        }}
      >
        <BoardFields shown={shown} wrong={wrong} canEnd={board !== undefined} />
        <Problem>{problem}</Problem>
        <FormEnds submit={saveWord} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}

type FieldsProps = {
  shown: Typed | undefined
  wrong: Readonly<Record<string, string | undefined>>
  /** One that is new cannot. */
  canEnd: boolean
}

function BoardFields({ shown, wrong, canEnd }: FieldsProps) {
  const { own: words } = useOffice('boards')
  const place = shown?.side_yn === 'Y' ? 'first' : 'others'
  const menu = shown?.menu_yn === 'N' ? 'none' : place
  return (
    <>
      <div className="grid gap-3 tablet:grid-cols-2">
        {(['ko', 'en'] as const).map((language) => (
          <Field
            key={language}
            name={language}
            label={language === 'ko' ? words.nameKo : words.nameEn}
            defaultValue={shown?.board_name[language]}
            error={wrong[`board_name.${language}`]}
            {...limitsOf('board.updateBoard', `board_name.${language}`)}
            required
          />
        ))}
        <Choose
          name="write"
          label={words.write}
          defaultValue={shown?.write ?? 'staff'}
          choices={choicesOf(words.writes)}
        />
        <Choose
          name="read"
          label={words.read}
          defaultValue={shown?.read ?? 'anyone'}
          choices={choicesOf(words.reads)}
        />
        <Choose
          name="look"
          label={words.look}
          defaultValue={shown?.look ?? 'list'}
          choices={choicesOf(words.looks)}
        />
        <Choose name="menu" label={words.menu} defaultValue={menu} choices={choicesOf(words.menus)} />
      </div>
      {canEnd && <Ended isEnded={shown?.ended_yn === 'Y'} />}
    </>
  )
}

function Ended({ isEnded }: { isEnded: boolean }) {
  const { own: words } = useOffice('boards')
  return (
    <label className="grid gap-0.5">
      <span className="flex min-h-11 items-center gap-2 text-15">
        <input type="checkbox" name="ended" defaultChecked={isEnded} />
        {words.end}
      </span>
      <span className="text-13 text-soft">{words.endHint}</span>
    </label>
  )
}

type Typed = ReturnType<typeof typedIn>

const writers = ['staff', 'member', 'anyone'] as const

function typedIn(form: FormData) {
  const of = (name: string) => String(form.get(name) ?? '')
  return {
    board_name: { ko: of('ko'), en: of('en') },
    write: writers.find((each) => each === of('write')) ?? 'staff',
    read: of('read') === 'member' ? ('member' as const) : ('anyone' as const),
    look: of('look') === 'gallery' ? ('gallery' as const) : ('list' as const),
    side_yn: of('menu') === 'first' ? ('Y' as const) : ('N' as const),
    menu_yn: of('menu') === 'none' ? ('N' as const) : ('Y' as const),
    ended_yn: form.has('ended') ? ('Y' as const) : ('N' as const),
  }
}

type Said = Pick<Own, 'board_name' | 'write' | 'read' | 'look'>

const namesOf = (
  { board_name, write, read, look }: Said,
  words: ReturnType<typeof useOffice<'boards'>>['own'],
): [string, string][] => [
  [words.nameKo, board_name.ko],
  [words.nameEn, board_name.en],
  [words.write, words.writes[write]],
  [words.read, words.reads[read]],
  [words.look, words.looks[look]],
]
