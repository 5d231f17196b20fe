// Pages of an agency's own, and the page about it, as the office writes them. Decision 88
import { z } from 'zod'
import { wordsField } from '#domain/agency/forms.ts'
import { PicturePath } from '#domain/agency/look/theme.ts'
import { agencyText } from '#limits/trade.ts'
import { call } from '#platform/wire/call.ts'
import { Id, line, Moment, Nothing, Revision, text, Words, withError } from '#platform/wire/shapes.ts'

const Slug = line(60).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, withError('slugForm'))
const Languages = z.array(z.enum(['ko', 'en']))
const richText = z.strictObject({ ko: text(agencyText).default(''), en: text(agencyText).default('') })
const PageState = z.enum(['draft', 'published', 'changed'])
const PageText = z.object({
  slug: z.string(),
  title: Words,
  contents: Words,
  description: Words,
  picture: z.string().nullable(),
})
const PageRef = z.object({ page_id: Id, revision: Revision })

export const pageCalls = {
  /** `has_about`: somebody wrote the page about the agency. */
  pages: call({
    method: 'GET',
    path: '/api/office/pages',
    takes: 'query',
    may: 'site',
    input: Nothing,
    output: z.object({
      languages: Languages,
      has_about: z.boolean(),
      list: z.array(
        z.object({
          page_id: Id,
          slug: z.string(),
          title: Words,
          state: PageState,
          saved: Moment,
          staff_name: z.string(),
        }),
      ),
    }),
  }),
  /** `site`: the host its address begins with. */
  page: call({
    method: 'GET',
    path: '/api/office/pages/page',
    takes: 'query',
    may: 'site',
    input: z.object({ page_id: Id }),
    output: z.object({
      page_id: Id,
      revision: Revision,
      state: PageState,
      published_slug: z.string().nullable(),
      languages: Languages,
      site: z.string(),
      company_name: Words,
      page: PageText,
    }),
    refuses: ['NOT_FOUND'],
  }),
  addPage: call({
    method: 'POST',
    path: '/api/office/pages',
    takes: 'json',
    may: 'site',
    input: z.strictObject({ slug: Slug, title: wordsField(100) }),
    output: z.object({ page_id: Id }),
    refuses: ['SLUG_TAKEN', 'TOO_MANY_PAGES'],
  }),
  savePage: call({
    method: 'PUT',
    path: '/api/office/pages',
    takes: 'json',
    may: 'site',
    input: z.strictObject({
      ...PageRef.shape,
      slug: Slug,
      title: wordsField(100),
      contents: richText,
      description: wordsField(300),
      picture: PicturePath.nullable().default(null),
    }),
    output: z.object({ revision: Revision }),
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SLUG_TAKEN', 'PICTURE_NOT_FOUND'],
  }),
  /** Everybody sees the page from now on. If its address changed, the old one leads to the new one. */
  publishPage: call({
    method: 'POST',
    path: '/api/office/pages/publish',
    takes: 'json',
    may: 'site',
    input: PageRef,
    output: Nothing,
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'ALREADY_PUBLISHED'],
  }),
  takeDownPage: call({
    method: 'POST',
    path: '/api/office/pages/take-down',
    takes: 'json',
    may: 'site',
    input: z.object({ page_id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
  deletePage: call({
    method: 'DELETE',
    path: '/api/office/pages',
    takes: 'json',
    may: 'site',
    input: PageRef,
    output: Nothing,
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  previewPage: call({
    method: 'POST',
    path: '/api/office/pages/preview',
    takes: 'json',
    may: 'site',
    input: z.object({ page_id: Id }),
    output: z.object({ address: z.string() }),
    refuses: ['NOT_FOUND'],
  }),
  /** `directions`: how one comes to the office. Its people are those of the home page. */
  about: call({
    method: 'GET',
    path: '/api/office/about',
    takes: 'query',
    may: 'site',
    input: Nothing,
    output: z.object({
      revision: Revision,
      languages: Languages,
      about: z.object({
        title: Words,
        contents: Words,
        directions: Words,
        picture: z.string().nullable(),
      }),
    }),
  }),
  saveAbout: call({
    method: 'PUT',
    path: '/api/office/about',
    takes: 'json',
    may: 'site',
    input: z.strictObject({
      revision: Revision,
      title: wordsField(100),
      contents: richText,
      directions: z.strictObject({ ko: text(1_000).default(''), en: text(1_000).default('') }),
      picture: PicturePath.nullable().default(null),
    }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE', 'PICTURE_NOT_FOUND'],
  }),
}
