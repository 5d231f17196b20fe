// Titles and descriptions for search engines and messengers: the home page, lists of trips, boards.
import { z } from 'zod'
import { wordsField } from '#domain/agency/forms.ts'
import { PicturePath } from '#domain/agency/look/theme.ts'
import { call } from '#platform/wire/call.ts'
import { Nothing, Revision, Words } from '#platform/wire/shapes.ts'
import { WordedPage } from './page-words.ts'

export const metaCalls = {
  /** `site`: the host its addresses begin with. */
  meta: call({
    method: 'GET',
    path: '/api/office/meta',
    takes: 'query',
    may: 'site',
    input: Nothing,
    output: z.object({
      revision: Revision,
      languages: z.array(z.enum(['ko', 'en'])),
      site: z.string(),
      company_name: Words,
      /** The picture that is shown where none was chosen. */
      hero_path: z.string().nullable(),
      meta: z.object({
        title: Words,
        description: Words,
        keywords: Words,
        img: z.string().nullable(),
        list_title: Words,
        list_description: Words,
      }),
      /** Lists by category and boards, in the order of the menu. `name`: shown where nobody said a title. */
      pages: z.array(
        z.object({
          page: WordedPage,
          path: z.string(),
          name: Words,
          title: Words,
          description: Words,
          picture: z.string().nullable(),
          revision: Revision,
        }),
      ),
    }),
  }),
  saveMeta: call({
    method: 'PUT',
    path: '/api/office/meta',
    takes: 'json',
    may: 'site',
    input: z.strictObject({
      revision: Revision,
      title: wordsField(100),
      description: wordsField(300),
      keywords: wordsField(300),
      img: PicturePath.nullable().default(null),
      list_title: wordsField(100),
      list_description: wordsField(300),
    }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE', 'PICTURE_NOT_FOUND'],
  }),
  savePageWords: call({
    method: 'PUT',
    path: '/api/office/meta/page',
    takes: 'json',
    may: 'site',
    input: z.strictObject({
      page: WordedPage,
      revision: Revision,
      title: wordsField(100),
      description: wordsField(300),
      picture: PicturePath.nullable().default(null),
    }),
    output: z.object({ revision: Revision }),
    refuses: ['PAGE_NOT_FOUND', 'CHANGED_MEANWHILE', 'PICTURE_NOT_FOUND'],
  }),
}
