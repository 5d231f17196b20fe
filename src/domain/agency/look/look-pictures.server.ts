// The logo and the pictures of a site: each is uploaded by itself and recorded as this agency's.
import { refuse } from '#errors.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'

/** `field`: the name of the file in the form. */
const addFile = (field: 'logo' | 'picture') => (ctx: ManualTxContext<StaffCtx>) => {
  if (!ctx.hasFiles) refuse('FILE_REQUIRED')
  return ctx.finalTransaction(async ({ db, travel_agency, files, logChange }) => {
    const path = files[field]?.[0]?.path ?? refuse('FILE_REQUIRED')
    await db.insertInto('site_picture').values({ travel_agency, path, staff_name: ctx.staff.name }).execute()
    logChange({ subject: 'look', after: { path } })
    return { path }
  })
}

export const addLogo = addFile('logo')
export const addSitePicture = addFile('picture')
