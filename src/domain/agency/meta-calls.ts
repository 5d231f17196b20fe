// What search engines and messengers are told of the home page and the list of trips.
import { z } from 'zod'
import { call } from '#platform/wire/call.ts'
import { Nothing, Revision, Words } from '#platform/wire/shapes.ts'
import { wordsField } from './forms.ts'
import { PicturePath } from './theme.ts'

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
      /** Shown where no picture was chosen. */
      hero_path: z.string().nullable(),
      meta: z.object({
        title: Words,
        description: Words,
        keywords: Words,
        img: z.string().nullable(),
        list_title: Words,
        list_description: Words,
      }),
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
}
