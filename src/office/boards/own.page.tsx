// The agency's own boards: created, named, ordered, closed.

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { z } from 'zod'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { moveBranch } from '#office/kit/branches.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { LanguageFields } from '#office/kit/language-fields.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { SaveConflictDialog } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { Tree } from '#office/kit/tree.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import { useLocalized } from '#web/session.tsx'
import type { Bind } from '#web/use-form.ts'
import { BoardTabs } from './board-tabs.tsx'

export async function loader({ api }: LoaderArgs) {
  const [{ list: boards }, { list: own }] = await Promise.all([api.board.boards(), api.board.ownBoards()])
  return { boards, own }
}

type OwnBoard = ReturnType<typeof useLoaderData<typeof loader>>['own'][number]

export default function OwnBoards() {
  const { own: words } = useText('boards')
  const { boards, own } = useLoaderData<typeof loader>()
  const { branches, move, problem } = useBoardOrder(own)
  const [editing, setEditing] = useState<OwnBoard | 'new'>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <button type="button" className="button-primary" onClick={() => setEditing('new')}>
          {words.add}
        </button>
      </PageHeader>
      <BoardTabs boards={boards} current="own" />
      <Problem>{problem}</Problem>
      {own.length === 0 ? (
        <EmptyState title={words.none} lead={words.noneLead} />
      ) : (
        <div className="max-w-3xl">
          <Tree
            label={words.title}
            branches={branches}
            maxDepth={1}
            onMove={(id, to) => void move(id, to)}
            aside={({ id }) => (
              <BoardActions board={own.find(({ board_id }) => board_id === id)} onChange={setEditing} />
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
function useBoardOrder(own: OwnBoard[]) {
  const { own: words } = useText('boards')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const { save, problem } = useSave()
  const branches = own.map(({ board_id, board_name }) => ({ id: board_id, name: localized(board_name) }))
  async function move(id: string, to: { parent: string | null; at: number }): Promise<void> {
    const ids = moveBranch(branches, id, to).map((branch) => branch.id)
    if (await save(() => api.board.orderBoards({ ids }))) toast(words.ordered)
  }
  return { branches, move, problem }
}

function BoardActions({
  board,
  onChange,
}: {
  board: OwnBoard | undefined
  onChange: (board: OwnBoard) => void
}) {
  const { own: words } = useText('boards')
  if (!board) return null
  const { write, read, ended_yn, posts } = board
  return (
    <span className="flex shrink-0 items-center gap-2 text-13 text-soft">
      <span className="hidden tablet:inline">
        {words.writes[write]} · {words.reads[read]} · {words.posts(posts)}
      </span>
      {ended_yn === 'Y' && <Badge>{words.ended}</Badge>}
      <button type="button" className="button-secondary" onClick={() => onChange(board)}>
        {words.change}
      </button>
    </span>
  )
}

const toChoices = <Key extends string>(names: Record<Key, string>) =>
  Object.entries<string>(names).map(([value, name]) => ({ value, name }))

function BoardForm({ board: loaded, onClose }: { board: OwnBoard | undefined; onClose: () => void }) {
  const { own: words } = useText('boards')
  const { save: saveWord, saved } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const [board, setBoard] = useState(loaded)
  const { submit, bind, sending, problem, conflict, sent, sendAgain } = useCallForm({
    call: ({ board: calls }): { input: z.ZodType<BoardInput> } =>
      board ? calls.updateBoard : calls.createBoard,
    toInput: (values) => toBoardInput(values, board),
    send: async (input, sending) =>
      'revision' in input ? api.board.updateBoard(input) : api.board.createBoard(input, sending),
    onSaved: () => {
      toast(saved)
      onClose()
    },
    loadTheirs: async () => {
      const { list } = await api.board.ownBoards()
      return list.find(({ board_id }) => board_id === board?.board_id)
    },
  })
  if (conflict.theirs && sent && 'revision' in sent)
    return (
      <SaveConflictDialog
        conflict={conflict}
        toLines={(theirs) => toBoardLines(theirs, words)}
        mine={() => toBoardLines(sent, words)}
        onKeepMine={(revision) => sendAgain({ ...sent, revision })}
        onTakeTheirs={setBoard}
      />
    )
  return (
    <Dialog title={board ? words.change : words.add} onClose={onClose} className="max-w-xl">
      <form className="grid gap-3" onSubmit={submit}>
        {/* What was sent stays in the form, unless what somebody else has saved was taken. */}
        <BoardFields
          values={board === loaded ? (sent ?? board) : board}
          bind={bind}
          canEnd={board !== undefined}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={saveWord} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

type BoardFieldsProps = {
  values: BoardInput | OwnBoard | undefined
  bind: Bind
  /** False for a new board, which cannot be ended yet. */
  canEnd: boolean
}

function BoardFields({ values, bind, canEnd }: BoardFieldsProps) {
  const { own: words } = useText('boards')
  const place = values?.side_yn === 'Y' ? 'first' : 'others'
  const menu = values?.menu_yn === 'N' ? 'none' : place
  return (
    <>
      <div className="grid gap-3 tablet:grid-cols-2">
        <LanguageFields
          label={words.name}
          field="board_name"
          bind={bind}
          value={values?.board_name}
          isRequired
        />
        <Select
          name="write"
          label={words.write}
          defaultValue={values?.write ?? 'staff'}
          choices={toChoices(words.writes)}
        />
        <Select
          name="read"
          label={words.read}
          defaultValue={values?.read ?? 'anyone'}
          choices={toChoices(words.reads)}
        />
        <Select
          name="look"
          label={words.look}
          defaultValue={values?.look ?? 'list'}
          choices={toChoices(words.looks)}
        />
        <Select name="menu" label={words.menu} defaultValue={menu} choices={toChoices(words.menus)} />
      </div>
      {canEnd && <EndedCheckbox isEnded={values?.ended_yn === 'Y'} />}
    </>
  )
}

function EndedCheckbox({ isEnded }: { isEnded: boolean }) {
  const { own: words } = useText('boards')
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

type NewBoardInput = Parameters<Api['board']['createBoard']>[0]
type BoardInput = NewBoardInput | Parameters<Api['board']['updateBoard']>[0]

const toBoardInput = (values: FormValues, board: OwnBoard | undefined) => ({
  ...(board && { board_id: board.board_id, revision: board.revision }),
  // a site that speaks one language has one name
  board_name: {
    ko: values['board_name.ko'] || values['board_name.en'],
    en: values['board_name.en'] || values['board_name.ko'],
  },
  write: values.write,
  read: values.read,
  look: values.look,
  side_yn: values.menu === 'first' ? 'Y' : 'N',
  menu_yn: values.menu === 'none' ? 'N' : 'Y',
  ended_yn: values.ended ? 'Y' : 'N',
})

type BoardSummary = Pick<OwnBoard, 'board_name' | 'write' | 'read' | 'look'>

const toBoardLines = (
  { board_name, write, read, look }: BoardSummary,
  words: ReturnType<typeof useText<'boards'>>['own'],
): VersionLines => [
  [words.name, [...new Set([board_name.ko, board_name.en])].join(' / ')],
  [words.write, words.writes[write]],
  [words.read, words.reads[read]],
  [words.look, words.looks[look]],
]
