// The draft of a post survives a reload, in this tab alone. Text only, and never the password.
import { readFields } from '#lib/read-fields.ts'
import { toDraftHtml } from '#web/editor/contents.ts'

export type PostDraft = { title: string; contents: string; reg_name: string; private_yn: string }

/** A box that is not ticked says nothing. */
export const toYN = (value: string | undefined) => (value === 'Y' ? 'Y' : 'N')

const fields = ['title', 'contents', 'reg_name', 'private_yn'] as const

export const getDraftKey = (board_id: string, post_id?: number) =>
  `naru:draft:${board_id}${post_id === undefined ? '' : `:${post_id}`}`

export function saveDraft(name: string, draft: PostDraft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ ...draft, contents: toDraftHtml(draft.contents) }))
  } catch {
    // With a full or forbidden storage the page still warns before it is left.
  }
}

const isDraft = (stored: unknown): stored is PostDraft =>
  fields.every((field) => typeof readFields(stored)[field] === 'string')

/** Anyone may have written the stored value. */
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
    // Without storage there is no draft.
  }
}
