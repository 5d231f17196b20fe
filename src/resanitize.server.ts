// Cleans rich texts again that the present sanitiser has not cleaned. Decision 22
// Such texts appear with a new version of it, a restored backup or a row written by hand.
import { sql } from 'kysely'
import type { LocalizedText } from '#i18n/language.ts'
import { resanitizeBatchSize } from '#limits/machine.ts'
import { runForAgenciesDue } from '#platform/clock.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { Log } from '#platform/log.server.ts'
import {
  type PictureResolver,
  resolveOwnPicture,
  sanitiser,
  sanitizeLocalizedText,
  sanitizeText,
} from '#platform/rich-text.server.ts'

type RichColumn = {
  table: string
  column: 'contents' | 'answer'
  resolvePicture?: PictureResolver
  isInForce?: true
}

/** A private text names its pictures by their key. */
const resolvePrivatePicture: PictureResolver = (src) =>
  /^sealed:private\/[\w-]+\.webp$/.test(src) ? { src } : resolveOwnPicture(src)

const richColumns: RichColumn[] = [
  { table: 'terms', column: 'contents', isInForce: true },
  { table: 'agency_about', column: 'contents' },
  { table: 'site_page', column: 'contents' },
  { table: 'package_detail', column: 'contents' },
  { table: 'post', column: 'contents' },
  { table: 'post', column: 'answer' },
  { table: 'post_secret', column: 'contents', resolvePicture: resolvePrivatePicture },
  { table: 'post_secret', column: 'answer' },
]

const agenciesToResanitize = sql<{ travel_agency: number }>`
  select travel_agency from agency a where ${sql.join(
    richColumns.map(
      ({ table, column }) =>
        sql`exists (select from ${sql.table(table)} t where t.travel_agency = a.travel_agency and t.${sql.ref(`${column}_cleaned`)} < ${sanitiser.version})`,
    ),
    sql` or `,
  )} order by 1`

/** One agency after the other, a few rows in each transaction, so that nobody waits for it. */
export async function resanitizeTexts(db: Db, log: Log): Promise<void> {
  await runForAgenciesDue(db, agenciesToResanitize, async (travel_agency) => {
    for (const richColumn of richColumns) {
      let after: string | undefined = '(0,0)'
      while (after !== undefined)
        after = await resanitizeNextBatch({ db, log, travel_agency }, richColumn, after)
    }
  })
}

type Row = { at: string; text: string | LocalizedText }

/**
 * Returns where the next batch starts, undefined when all are done. A cleaned row may appear there again; it
 * is clean and skipped.
 */
async function resanitizeNextBatch(
  { db, log, travel_agency }: { db: Db; log: Log; travel_agency: number },
  { table, column, resolvePicture, isInForce }: RichColumn,
  after: string,
): Promise<string | undefined> {
  return runInTransaction(db, travel_agency, async (tx) => {
    const [name, text, stamp] = [sql.table(table), sql.ref(column), sql.ref(`${column}_stamp`)]
    const { rows } = await sql<Row>`
      select ctid::text as at, ${text} as text from ${name}
      where travel_agency = ${travel_agency} and ${sql.ref(`${column}_cleaned`)} < ${sanitiser.version} and ctid > ${after}::tid
      order by ctid limit ${resanitizeBatchSize} for update skip locked`.execute(tx)
    for (const row of rows) {
      const cleaned =
        typeof row.text === 'string'
          ? sanitizeText(row.text, resolvePicture)
          : sanitizeLocalizedText(row.text)
      // What people agreed to is not rewritten, and stays plain words until the agency gives it a new
      // version.
      if (isInForce && JSON.stringify(cleaned.text) !== JSON.stringify(row.text))
        log.warn({ agency: travel_agency, table }, 'terms hold what the sanitiser would take out')
      else
        await sql`update ${name} set ${text} = ${cleaned.text}, ${stamp} = ${cleaned.stamp}
          where travel_agency = ${travel_agency} and ctid = ${row.at}::tid`.execute(tx)
    }
    return rows.length < resanitizeBatchSize ? undefined : rows.at(-1)?.at
  })
}
