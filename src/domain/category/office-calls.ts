// Categories, areas and sub-areas as one tree: added, renamed, ordered, moved, hidden. §2, §3
import { z } from 'zod'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Id, Nothing, Revision, requiredText, Words, YN } from '#platform/wire/shapes.ts'

/** Three levels, as §3 has them. */
const Level = z.enum(['category', 'area', 'detail'])
export type Level = z.output<typeof Level>

const Name = requiredText(40)
const CategoryRef = { level: Level, id: Id }
const CategoryFields = z.object({
  id: Id,
  name: Words,
  hidden_yn: YN,
  revision: Revision,
  /** How many trips are in it and below it. */
  trips: z.int(),
})

export const categoryOfficeCalls = {
  categories: call({
    method: 'GET',
    path: '/api/office/categories',
    takes: 'query',
    may: 'categories',
    input: Nothing,
    output: z.object({
      list: z.array(
        CategoryFields.extend({
          side_yn: YN,
          areas: z.array(CategoryFields.extend({ column: z.int(), details: z.array(CategoryFields) })),
        }),
      ),
    }),
  }),
  /** Adds an entry as the last one of its parent; a category has none. */
  addCategory: call({
    method: 'POST',
    path: '/api/office/category',
    takes: 'json',
    may: 'categories',
    tx: 'own',
    input: z.object({ level: Level, parent: Id.nullable().default(null), name: Name }),
    output: z.object({ id: Id }),
    refuses: ['CATEGORY_NOT_FOUND', ...idempotencyRefusals],
  }),
  /** Changes the name and, of an area, its column in the menu. */
  changeCategory: call({
    method: 'PUT',
    path: '/api/office/category',
    takes: 'json',
    may: 'categories',
    input: z.object({
      ...CategoryRef,
      revision: Revision,
      name: Name,
      column: z.int().min(1).max(6).optional(),
    }),
    output: z.object({ revision: Revision }),
    refuses: ['CATEGORY_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  /** Moves an entry under another parent, or within its own: before one of its new neighbours, or last. */
  moveCategory: call({
    method: 'PUT',
    path: '/api/office/category/place',
    takes: 'json',
    may: 'categories',
    input: z.object({
      ...CategoryRef,
      parent: Id.nullable().default(null),
      before: Id.nullable().default(null),
    }),
    output: z.object({ trips: z.int() }),
    refuses: ['CATEGORY_NOT_FOUND'],
  }),
  /** Hides an entry with its trips. Shown again, trips that were on sale come back. */
  hideCategory: call({
    method: 'PUT',
    path: '/api/office/category/hide',
    takes: 'json',
    may: 'categories',
    input: z.object({ ...CategoryRef, hidden_yn: YN }),
    output: z.object({ trips: z.int() }),
    refuses: ['CATEGORY_NOT_FOUND'],
  }),
  deleteCategory: call({
    method: 'DELETE',
    path: '/api/office/category',
    takes: 'query',
    may: 'categories',
    input: z.object(CategoryRef),
    output: Nothing,
    refuses: ['CATEGORY_NOT_FOUND', 'CATEGORY_IN_USE'],
  }),
}
