// The look of the site in the office: drafted, seen, published, restored. Decision 87
import { z } from 'zod'
import { Category } from '#domain/agency/calls.ts'
import { call } from '#platform/wire/call.ts'
import { Id, Moment, Nothing, Revision, Words } from '#platform/wire/shapes.ts'
import { SiteLook } from './look.ts'
import { HomeSection } from './theme.ts'

const DraftStatus = z.object({
  revision: Revision,
  saved: Moment.nullable(),
  staff_name: z.string(),
  /** The draft differs from what is shown. */
  changed: z.boolean(),
})
const ByRevision = z.object({ revision: Revision })

export const lookCalls = {
  look: call({
    method: 'GET',
    path: '/api/office/look',
    takes: 'query',
    may: 'site',
    input: Nothing,
    output: DraftStatus.extend({
      /** The version that is shown; 0 where nothing was published in the office yet. */
      version: z.int(),
      content: SiteLook,
      company_name: Words,
      /** The sections of a home page that has none of its own. */
      default_sections: z.array(HomeSection),
      categories: z.array(Category.pick({ tour_category_id: true, tour_category_name: true })),
    }),
  }),
  saveLook: call({
    method: 'PUT',
    path: '/api/office/look',
    takes: 'json',
    may: 'site',
    input: z.object({ revision: Revision, content: SiteLook }),
    output: DraftStatus,
    refuses: ['CHANGED_MEANWHILE', 'PICTURE_NOT_FOUND'],
  }),
  publishLook: call({
    method: 'POST',
    path: '/api/office/look/publish',
    takes: 'json',
    may: 'site',
    input: ByRevision,
    output: z.object({ version: z.int(), revision: Revision }),
    refuses: ['CHANGED_MEANWHILE', 'ALREADY_PUBLISHED', 'LOOK_NOT_READY', 'LINK_OF_ANOTHER'],
  }),
  /** The draft becomes what is shown again. */
  discardLook: call({
    method: 'DELETE',
    path: '/api/office/look',
    takes: 'json',
    may: 'site',
    input: ByRevision,
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE'],
  }),
  lookVersions: call({
    method: 'GET',
    path: '/api/office/look/versions',
    takes: 'query',
    may: 'site',
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({ version: z.int(), published: Moment, staff_name: z.string(), content: SiteLook }),
      ),
    }),
  }),
  /** A version becomes the draft. It is shown once the draft is published. */
  restoreLook: call({
    method: 'POST',
    path: '/api/office/look/restore',
    takes: 'json',
    may: 'site',
    input: ByRevision.extend({ version: Id }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE', 'NOT_FOUND'],
  }),
  /** The address at which the draft is seen on the agency's own site, good for ten minutes. */
  previewLook: call({
    method: 'GET',
    path: '/api/office/look/preview',
    takes: 'query',
    may: 'site',
    input: z.object({ page: z.enum(['home', 'list', 'trip']) }),
    output: z.object({ address: z.url() }),
  }),
  addLogo: call({
    method: 'POST',
    path: '/api/office/look/logo',
    takes: 'form',
    may: 'site',
    tx: 'own',
    input: Nothing,
    files: { logo: { accept: 'logos', most: 1 } },
    output: z.object({ path: z.string() }),
    refuses: ['FILE_REQUIRED', 'LOGO_UNSAFE', 'LOGO_SIZE', 'STORAGE_FULL'],
  }),
  addSitePicture: call({
    method: 'POST',
    path: '/api/office/look/picture',
    takes: 'form',
    may: 'site',
    tx: 'own',
    input: Nothing,
    files: { picture: { accept: 'photos', most: 1 } },
    output: z.object({ path: z.string() }),
    refuses: ['FILE_REQUIRED', 'STORAGE_FULL'],
  }),
}
