// Tells somebody about an occasion: chooses the channels, sends the mail, asks for the text. Decision 92
// A message is made when its job runs, so the queue holds no address, text or secret.
import { findTextAccount } from '#domain/agency/keys/text-account.server.ts'
import { addCallTask } from '#domain/booking/call-tasks.server.ts'
import { pickReach } from '#domain/booking/reach.server.ts'
import {
  type Channel,
  createDelivery,
  findDelivery,
  hasDeliveries,
  markSent,
} from '#domain/message/deliveries.server.ts'
import { claimSending, countSent } from '#domain/message/sending-limits.server.ts'
import type { JobPayloads } from '#jobs.ts'
import { isCalled, type Occasion } from '#occasions.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { AddressRefused } from '#platform/integrations/mail.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { composers } from './composers.server.ts'
import type { DeliveryDeps } from './delivery-deps.server.ts'
import { failDelivery } from './fail-delivery.server.ts'
import { canMail, renderMail } from './mail.server.ts'
import { getSender, type Message, type MessageContext } from './message.server.ts'

/**
 * The id of a mail comes from its job. A repeated job sends the same mail; a new request is another mail,
 * which no mailbox takes for the first. A mail that its address refuses, or that is not taken at the last try,
 * has failed: somebody calls.
 */
export async function deliver(
  deps: DeliveryDeps,
  { kind, ...about }: JobPayloads['send-mail'],
  job: string,
  isLastTry = false,
): Promise<void> {
  const { db, keyFor, mailer, mailFrom, log } = deps
  const { travel_agency, ref } = about
  const origin = await deps.siteOrigin(travel_agency)
  const delivery = await prepareDelivery(kind, { db, keyFor, ...about, origin, office: deps.officeOrigin() })
  if (!delivery) return
  const { mail, onSent, booking, textChannel } = delivery
  const asked =
    booking === undefined ? undefined : { booking, occasion: kind, ref, amount: about.amount, job }
  const channels = { isMailed: mail !== undefined, textChannel }
  const row = asked && (await openDeliveries(deps, travel_agency, asked, channels))
  if (!mail || (asked && !row) || row?.state === 'sent') return
  const id = `${kind}-${travel_agency}-${ref}-${job}`
  try {
    await mailer.send({ ...mail, id, from: { name: mail.from, address: mailFrom } })
  } catch (error) {
    const isRefused = error instanceof AddressRefused
    if (!row || !(isRefused || isLastTry)) throw error
    await failMail(deps, { travel_agency, id: row.id, reason: isRefused ? error.reason : 'MAIL_NOT_TAKEN' })
    if (!isRefused) throw error
    return log.warn({ agency: travel_agency, mail: id, reason: error.reason }, 'an address refused a mail')
  }
  await runInTransaction(db, travel_agency, async (tx) => {
    await onSent?.(tx)
    if (row) await markSent({ db: tx, travel_agency }, row.id)
    else await countSent({ db: tx, travel_agency }, { mails: 1 })
  })
  log.info({ agency: travel_agency, mail: id }, 'mail sent')
}

/** The customer is called, as after a text that did not arrive. */
async function failMail(
  deps: DeliveryDeps,
  { travel_agency, id, reason }: { travel_agency: number; id: number; reason: string },
): Promise<void> {
  const row = await runInTransaction(deps.db, travel_agency, (db) => findDelivery({ db, travel_agency }, id))
  if (row) await failDelivery(deps, row, { reason })
}

type AskedDelivery = Omit<Parameters<typeof createDelivery>[1], 'channel'>

/**
 * The message is recorded and counted in one transaction, which also asks for the text; a repeated job asks
 * for nothing more. Returns the mail's row. Undefined where there is no mail, or the message waits for
 * tomorrow.
 */
const openDeliveries = (
  deps: DeliveryDeps,
  travel_agency: number,
  asked: AskedDelivery,
  { isMailed, textChannel }: { isMailed: boolean; textChannel: Channel | undefined },
) =>
  runInTransactionWithJobs(deps, travel_agency, async (tx) => {
    const isRepeated = await hasDeliveries(tx, asked.job)
    const sent = { mails: isMailed ? 1 : 0, texts: textChannel ? 1 : 0 }
    if (!isRepeated && !(await claimSending(tx, asked, sent))) return undefined
    if (textChannel) {
      const { id, isNew } = await createDelivery(tx, { ...asked, channel: textChannel })
      if (isNew) await tx.enqueue('send-text', { travel_agency, delivery: id })
    }
    return isMailed ? createDelivery(tx, { ...asked, channel: 'mail' }) : undefined
  })

/**
 * The message as the channels that reach its recipient carry it. A customer whom none reaches is called by
 * staff. Undefined when there is nothing to send.
 */
export const prepareDelivery = (occasion: Occasion, about: Omit<MessageContext, 'sender'>) =>
  runInTransaction(about.db, about.travel_agency, async (db) => {
    const ctx = { ...about, db, sender: await getSender(db, about.travel_agency) }
    const message = await composers[occasion](ctx)
    if (!message) return undefined
    if (message.pausedUntil) throw new Error('the message waits for the morning')
    const { booking } = message.to
    const { isMailed, textChannel } = await pickChannels(ctx, occasion, message)
    if (!isMailed && !textChannel && !message.isAd && booking !== undefined && isCalled(occasion))
      await addCallTask(ctx, { booking, occasion, ref: ctx.ref, words: message.words })
    if (!isMailed && !textChannel) return undefined
    const mail = isMailed ? renderMail(ctx.sender, message, await message.say()) : undefined
    return { mail, textChannel, booking, onSent: message.onSent }
  })

/** Only a message that staff would call about is worth a text: the rest somebody has just read or heard. */
async function pickChannels(ctx: MessageContext, occasion: Occasion, { to, by = 'mail', kakao }: Message) {
  const isMailable = canMail(to)
  const isTextWanted = isCalled(occasion) && to.booking !== undefined && (by !== 'mail' || !isMailable)
  const account = isTextWanted ? await findTextAccount(ctx) : undefined
  const isTextable = pickReach({ email: '', contact: to.phone ?? '' }, account) === 'text'
  const channel: Channel = kakao && account?.channel ? 'alimtalk' : 'sms'
  const textChannel = isTextable ? channel : undefined
  return { textChannel, isMailed: isMailable && (by !== 'text' || !textChannel) }
}
