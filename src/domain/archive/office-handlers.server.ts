// Office handlers: copies of all data, for owners.
import { sql } from 'kysely'
import { reportSettingsChange } from '#domain/agency/settings/settings-change.server.ts'
import { refuse } from '#errors.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { dataFileLimits } from '#limits/files.ts'
import { signFileUrl } from '#platform/upload/signed-url.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import { buildDataFileKey } from './make-data-file.server.ts'
import type { archiveOfficeCalls } from './office-calls.ts'

/** Copies whose file is still there. */
const selectFiles = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('data_file')
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`coalesce(ready, asked) > now() - make_interval(secs => ${dataFileLimits.kept_s})`)

/** Made today, and since the site was paused: an agency is closed with a copy that has every booking. */
async function hasCurrentFile(ctx: AgencyContext): Promise<boolean> {
  const found = await selectFiles(ctx)
    .select('id')
    .where('state', '=', 'ready')
    .where('asked', '>=', ({ selectFrom }) =>
      selectFrom('agency').select('state_since').where('travel_agency', '=', ctx.travel_agency),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** So an agency has one copy on the disk, however often it is asked for. */
async function removeOlderFiles({ db, travel_agency, enqueue }: TxContext): Promise<void> {
  const removed = await db
    .deleteFrom('data_file')
    .where('travel_agency', '=', travel_agency)
    .where('state', '=', 'ready')
    .returning('id')
    .execute()
  const keys = removed.map(({ id }) => buildDataFileKey(id))
  if (keys.length > 0) await enqueue('remove-files', { travel_agency, scope: 'private', pictures: [], keys })
}

export const archiveOfficeHandlers: Handlers<typeof archiveOfficeCalls> = {
  async dataFiles(ctx) {
    const until = sql<string | null>`ready + make_interval(secs => ${dataFileLimits.kept_s})`
    const list = await selectFiles(ctx)
      .select(['id', 'state', 'done', 'of_all', 'size', 'by_name', 'asked', until.as('until')])
      .orderBy('id', 'desc')
      .execute()
    return { list }
  },

  async askDataFile(ctx) {
    const { db, travel_agency, staff, enqueue } = ctx
    if (await hasCurrentFile(ctx)) return { is_new: false }
    await removeOlderFiles(ctx)
    const added = await db
      .insertInto('data_file')
      .values({ travel_agency, by_name: staff.name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return { is_new: false }
    await enqueue('make-data-file', { travel_agency, id: added.id })
    await reportSettingsChange(ctx, 'export', { subject: `data_file ${added.id}` })
    return { is_new: true }
  },

  async fetchDataFile(ctx, { id }) {
    const { travel_agency, keyFor } = ctx
    const file =
      (await selectFiles(ctx)
        .select('ready')
        .where('id', '=', id)
        .where('state', '=', 'ready')
        .executeTakeFirst()) ?? refuse('NOT_FOUND')
    ctx.logChange({ subject: `data_file ${id}` })
    const url = signFileUrl(keyFor, {
      travel_agency,
      key: buildDataFileKey(id),
      name: `naru-${travel_agency}-${formatSeoulDay(new Date(file.ready ?? ''))}.zip`,
      type: 'application/zip',
      until: Date.now() + dataFileLimits.address_s * 1000,
    })
    return { url: url.replace('/files/', `/files/${travel_agency}/`) }
  },
}
