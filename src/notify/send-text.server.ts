// Sends one text, and only once: its group is stored before anything is in it, and a group is sent once.
import { findTextAccount, type TextAccount } from '#domain/agency/keys/text-account.server.ts'
import {
  type DeliveryRow,
  findDelivery,
  markSent,
  postponeDelivery,
  saveGroup,
} from '#domain/message/deliveries.server.ts'
import type { JobPayloads } from '#jobs.ts'
import { toDigits } from '#lib/phone.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { OutgoingText, SolapiOutcome, TextGroup } from '#platform/integrations/solapi.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { composeDelivery } from './compose-delivery.server.ts'
import type { DeliveryDeps } from './delivery-deps.server.ts'
import { failDelivery } from './fail-delivery.server.ts'
import { addLink } from './kakao.server.ts'
import type { Message } from './message.server.ts'
import { renderText } from './text.server.ts'

/** Throws where the service did not answer: the job is tried again, and asks first what has been done. */
export async function sendText(
  deps: DeliveryDeps,
  { travel_agency, delivery: id }: JobPayloads['send-text'],
): Promise<void> {
  const { db, keyFor } = deps
  const { row, account } = await runInTransaction(db, travel_agency, async (tx) => ({
    row: await findDelivery({ db: tx, travel_agency }, id),
    account: await findTextAccount({ db: tx, travel_agency, keyFor }),
  }))
  if (row?.state !== 'waiting') return
  if (!account) return failDelivery(deps, row, { reason: 'NO_KEYS' })
  const result = await fillAndSend(deps, row, account)
  if (result === 'sent') deps.log.info({ agency: travel_agency, delivery: id }, 'text sent')
  else if ('pausedUntil' in result) await postpone(deps, row, result.pausedUntil)
  else await failDelivery(deps, row, { reason: result.reason })
}

/** Advertising that is late for the evening goes out in the morning. Asked for twice, it is sent once. */
const postpone = (deps: DeliveryDeps, { travel_agency, id }: DeliveryRow, until: Date) =>
  runInTransactionWithJobs(deps, travel_agency, async (tx) => {
    const after = until.toISOString()
    if (await postponeDelivery(tx, id, after))
      await tx.enqueue('send-text', { travel_agency, delivery: id, after })
  })

async function fillAndSend(
  deps: DeliveryDeps,
  row: DeliveryRow,
  sending: TextAccount,
): Promise<'sent' | { reason: string } | { pausedUntil: Date }> {
  const { solapi } = deps.integrations
  const { account } = sending
  const group = await openGroup(deps, row, account)
  if ('reason' in group) return group
  const composed = group.isOpen ? await composeText(deps, row, sending) : undefined
  if (composed && 'pausedUntil' in composed) return composed
  if (composed && group.count === 0) {
    if ('reason' in composed) return composed
    const added = await solapi.addText(account, group.id, composed.text)
    const isDone = ({ isOpen, count }: TextGroup) => !isOpen || count > 0
    const refused = await checkGroup(deps, { account, id: group.id, isDone }, added)
    if (refused) return refused
  }
  if (group.isOpen) {
    const sent = await solapi.sendGroup(account, group.id)
    const isDone = ({ isOpen }: TextGroup) => !isOpen
    const refused = await checkGroup(deps, { account, id: group.id, isDone }, sent)
    if (refused) return refused
  }
  await runInTransaction(deps.db, row.travel_agency, async (tx) => {
    if (composed && 'onSent' in composed) await composed.onSent?.(tx)
    await markSent({ db: tx, travel_agency: row.travel_agency }, row.id)
  })
  return 'sent'
}

function checkAnswer(answer: SolapiOutcome<unknown>): { reason: string } | undefined {
  if (answer.kind === 'unknown') throw new Error('the service for texts did not answer')
  return answer.kind === 'refused' ? { reason: answer.code } : undefined
}

type GroupStep = { account: TextAccount['account']; id: string; isDone: (group: TextGroup) => boolean }

/** The service refuses what another run, or a late request of ours, has just done: then it is done. */
async function checkGroup(
  { integrations }: DeliveryDeps,
  { account, id, isDone }: GroupStep,
  answer: SolapiOutcome<unknown>,
): Promise<{ reason: string } | undefined> {
  const refused = checkAnswer(answer)
  if (!refused) return undefined
  const group = await integrations.solapi.findGroup(account, id)
  return group.kind === 'done' && isDone(group.value) ? undefined : refused
}

/** The group of an earlier run, as the service knows it, or a new one, which is stored first. */
async function openGroup(
  { db, integrations }: DeliveryDeps,
  row: DeliveryRow,
  account: TextAccount['account'],
) {
  const { id, travel_agency, group_id } = row
  const answer = group_id
    ? await integrations.solapi.findGroup(account, group_id)
    : await integrations.solapi.createGroup(account)
  const refused = checkAnswer(answer)
  if (refused || answer.kind !== 'done') return refused ?? { reason: 'NO_ANSWER' }
  if (group_id) return answer.value
  const isFirst = await runInTransaction(db, travel_agency, (tx) =>
    saveGroup({ db: tx, travel_agency }, id, answer.value.id),
  )
  if (!isFirst) throw new Error('another run sends this text')
  return answer.value
}

type ComposedText =
  | { text: OutgoingText; onSent: Message['onSent'] }
  | { reason: 'NOTHING_TO_SAY' | 'TOO_LONG' }
  | { pausedUntil: Date }

/** The text is composed from what is true now. */
async function composeText(
  deps: DeliveryDeps,
  row: DeliveryRow,
  { from, channel: pfId }: TextAccount,
): Promise<ComposedText> {
  const { travel_agency, channel } = row
  const origin = await deps.siteOrigin(travel_agency)
  return runInTransaction(deps.db, travel_agency, async (db) => {
    const { sender, message } = await composeDelivery(deps, db, { ...row, origin })
    if (!message) return { reason: 'NOTHING_TO_SAY' }
    const { pausedUntil, onSent } = message
    if (pausedUntil) return { pausedUntil }
    const content = await message.say()
    const to = toDigits(message.to.phone ?? '')
    if (channel === 'alimtalk' && message.kakao) {
      const kakao = { pfId, ...addLink(message.kakao, content) }
      return { text: { to, from, text: content.lead, kakao }, onSent }
    }
    const text = renderText(sender, message, content)
    return text === undefined ? { reason: 'TOO_LONG' } : { text: { to, from, text }, onSent }
  })
}
