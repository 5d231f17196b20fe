// 알림톡 templates: submitted to Kakao by Solapi, asked after until they are approved or refused. L20

import { sql } from 'kysely'
import { findTextAccount } from '#domain/agency/keys/text-account.server.ts'
import { linkVariable } from '#domain/booking/message-variables.ts'
import { refuse } from '#errors.ts'
import { messageTemplates } from '#i18n/ko/message-templates.ts'
import { runForAgenciesDue } from '#platform/clock.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { KakaoTemplate } from '#platform/integrations/solapi.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { MessageMoment } from './moments.ts'
import type { messageOfficeCalls } from './office-calls.ts'

type TemplateKey = In<typeof messageOfficeCalls.submitTemplate>

const readRow = ({ db, travel_agency }: AgencyContext, { moment, package_code, revision }: TemplateKey) =>
  db
    .selectFrom('message_template')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('moment', '=', moment)
    .where('package_code', '=', package_code)
    .where('revision', '=', revision)
    .executeTakeFirst()

/** Submits the Korean words as they are now. Until Kakao has approved them the message goes as a text. */
export async function submitTemplate(ctx: ManualTxContext<StaffCtx>, key: TemplateKey) {
  const { row, account } = await ctx.transaction(async (tx) => ({
    row: await readRow(tx, key),
    account: await findTextAccount(tx),
  }))
  if (!row) refuse('CHANGED_MEANWHILE')
  if (!account) refuse('TEXT_KEYS_MISSING')
  if (!account.channel) refuse('KAKAO_CHANNEL_MISSING')
  const answer = await ctx.integrations.solapi.createTemplate(account.account, {
    name: `${key.moment}-${row.id}-${row.revision}`,
    content: row.contents.ko,
    channelId: account.channel,
    buttons: [toLinkButton(key.moment)],
  })
  if (answer.kind === 'refused') refuse('CONNECTION_REFUSED')
  if (answer.kind === 'unknown') refuse('CONNECTION_UNREACHABLE')
  return ctx.finalTransaction(async (tx) => {
    if (!(await readRow(tx, key))) refuse('CHANGED_MEANWHILE')
    await saveKakaoState(tx, row.id, answer.value, row.contents.ko)
    tx.logChange({
      subject: `template ${key.moment} ${key.package_code}`.trim(),
      after: { kakao: answer.value.state },
    })
    return { kakao_state: answer.value.state }
  })
}

/** Kakao wants the scheme in the template; the rest of the address is the message's. */
const toLinkButton = (moment: MessageMoment) => ({
  buttonName: messageTemplates[moment].button,
  buttonType: 'WL' as const,
  linkMo: `https://${linkVariable}`,
  linkPc: `https://${linkVariable}`,
})

const saveKakaoState = (
  { db, travel_agency }: AgencyContext,
  id: number,
  { id: kakao_id, state, reason }: KakaoTemplate,
  contents?: string,
) =>
  db
    .updateTable('message_template')
    .set({
      kakao_id,
      kakao_state: state,
      kakao_reason: reason,
      ...(contents !== undefined && { kakao_contents: contents, kakao_has_link: true }),
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()

const agenciesThatWait = sql<{ travel_agency: number }>`
  select distinct travel_agency from message_template where kakao_state = 'submitted'`

/** Kakao takes days to approve a template, so it is asked every ten minutes. */
export async function lookAfterTemplates(deps: Pick<Deps, 'db' | 'keyFor' | 'integrations'>): Promise<void> {
  await runForAgenciesDue(deps.db, agenciesThatWait, async (travel_agency) => {
    const { rows, account } = await runInTransaction(deps.db, travel_agency, async (db) => ({
      rows: await db
        .selectFrom('message_template')
        .select(['id', 'kakao_id'])
        .where('travel_agency', '=', travel_agency)
        .where('kakao_state', '=', 'submitted')
        .execute(),
      account: await findTextAccount({ db, travel_agency, keyFor: deps.keyFor }),
    }))
    for (const { id, kakao_id } of rows) {
      if (!account || !kakao_id) continue
      const answer = await deps.integrations.solapi.findTemplate(account.account, kakao_id)
      if (answer.kind === 'done')
        await runInTransaction(deps.db, travel_agency, (db) =>
          saveKakaoState({ db, travel_agency }, id, answer.value),
        )
    }
  })
}
