// What was written and not sent survives a reload, in this tab alone. Text only, and never the password.
import { readFields } from '#lib/read-fields.ts'
import { toDraftHtml } from '#web/editor/contents.ts'

export type PostDraft = { title: string; contents: string; reg_name: string; private_yn: string }

/** A box that is not ticked says nothing. */
export const toYN = (value: string | undefined) => (value === 'Y' ? 'Y' : 'N')

const fields = ['title', 'contents', 'reg_name', 'private_yn'] as const

/** A draft belongs to a board, and to a post where one is edited. */
export const getDraftKey = (board_id: string, post_id?: number) =>
  `naru:draft:${board_id}${post_id === undefined ? '' : `:${post_id}`}`

export function saveDraft(name: string, draft: PostDraft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ ...draft, contents: toDraftHtml(draft.contents) }))
  } catch {
    // A full or forbidden storage: the page still asks before it is left.
  }
}

const isDraft = (stored: unknown): stored is PostDraft =>
  fields.every((field) => typeof readFields(stored)[field] === 'string')

/** What is in storage may have been written by anyone. */
export function readDraft(name: string): PostDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isDraft(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export function deleteDraft(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Where storage is not available, there is no draft.
  }
}
