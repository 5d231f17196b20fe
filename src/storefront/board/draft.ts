// What was written and not sent survives a reload, in this tab alone. Text only, and never the password.
import { partsOf } from '#plain/parts-of.ts'
import { toKeep } from '#web/editor/contents.ts'

export type Draft = { title: string; contents: string; reg_name: string; private_yn: string }

/** A box that is not ticked says nothing. */
export const asYN = (value: string | undefined) => (value === 'Y' ? 'Y' : 'N')

const fields = ['title', 'contents', 'reg_name', 'private_yn'] as const

/** A draft belongs to a board, and to a post where one is edited. */
export const draftName = (board_id: string, post_id?: number) =>
  `naru:draft:${board_id}${post_id === undefined ? '' : `:${post_id}`}`

export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ ...draft, contents: toKeep(draft.contents) }))
  } catch {
    // A full or forbidden storage: the page still asks before it is left.
  }
}

const isDraft = (found: unknown): found is Draft =>
  fields.every((field) => typeof partsOf(found)[field] === 'string')

/** What lies in storage may have been written by anyone. */
export function readDraft(name: string): Draft | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isDraft(found) ? found : undefined
  } catch {
    return undefined
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Where nothing can be kept, nothing is left.
  }
}
