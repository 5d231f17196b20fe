// What each job does, and when. Jobs are named in jobs.ts.

import { runForEachAgency } from '#domain/agency/for-each-agency.server.ts'
import { updateShownPromotions } from '#domain/agency/promotion/promotions.server.ts'
import { updateTermsInForce } from '#domain/agency/terms/publish-terms.server.ts'
import { deleteOldDataFiles, makeDataFile } from '#domain/archive/make-data-file.server.ts'
import { updateShownPosts } from '#domain/board/daily.server.ts'
import { sendScheduledMessages } from '#domain/departure/departure-message.server.ts'
import { runDailyPriceUpdate } from '#domain/departure/lowest-price.server.ts'
import { updateOffers } from '#domain/departure/offers.server.ts'
import { erasePassports } from '#domain/document/erase.server.ts'
import { unlinkKakao } from '#domain/member/unlink-kakao.server.ts'
import { sendDelayedMessages } from '#domain/message/delayed.server.ts'
import { lookAfterTemplates } from '#domain/message/kakao-templates.server.ts'
import { sendTimedMessages } from '#domain/message/timed.server.ts'
import { runMove } from '#domain/moving/run-move.server.ts'
import { updateReceipts } from '#domain/payment/receipts.server.ts'
import { recheckOrder, recheckOverdue, recheckRefund } from '#domain/payment/recheck-gateway.server.ts'
import { settleReceipt, settleReceipts } from '#domain/payment/settle-receipts.server.ts'
import { returnParts } from '#domain/payment/share-payment.server.ts'
import { askDeposits } from '#domain/reservation/ask-deposits.server.ts'
import {
  cancelAffectedBooking,
  cancelOverdueBookings,
} from '#domain/reservation/cancel-departure-bookings.server.ts'
import { completeTravels, releaseAllExpiredHolds, remindBalances } from '#domain/reservation/clock.server.ts'
import { publishDue } from '#domain/trip/publish.server.ts'
import { encryptOldAttachedFiles } from '#domain/vault/attached-files.server.ts'
import { reencodePassportFile } from '#domain/vault/passport-file.server.ts'
import { recheckOldPassportExpiry } from '#domain/vault/passports.server.ts'
import { deleteStrayFiles } from '#domain/vault/stray-files.server.ts'
import { dataFileLimits } from '#limits/files.ts'
import { gatewayJobLimits, mailLimits, textLimits } from '#limits/services.ts'
import { deliver } from '#notify/deliver.server.ts'
import type { DeliveryDeps } from '#notify/delivery-deps.server.ts'
import { lookAfterTexts } from '#notify/look-after-texts.server.ts'
import { sendText } from '#notify/send-text.server.ts'
import type { JobTable } from '#platform/jobs.server.ts'
import { makeAvif, removeFiles } from '#platform/pictures.server.ts'
import { measureStorage } from '#platform/upload/storage.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import { resanitizeTexts } from './resanitize.server.ts'
import { purgeExpired } from './retention.server.ts'

type JobDeps = DeliveryDeps & Pick<Deps, 'cache' | 'files' | 'incoming'>

const everyMinute = '* * * * *'
const everyHour = '5 * * * *'
const everyTenMinutes = '*/10 * * * *'
const toRetryOptions = ({ retries, longestPause_s }: { retries: number; longestPause_s: number }) => ({
  retryLimit: retries,
  retryDelayMax: longestPause_s,
})
const mailRetry = { retry: toRetryOptions(mailLimits) }
const gatewayRetry = { atOnce: gatewayJobLimits.atOnce, retry: toRetryOptions(gatewayJobLimits) }

export const createJobTable = (deps: JobDeps): JobTable => ({
  'turn-day': {
    cron: '0 0 * * *',
    async run() {
      await runDailyPriceUpdate(deps.db)
      await updateShownPosts(deps.db)
      await updateShownPromotions(deps.db)
      await updateTermsInForce(deps.db)
    },
  },
  'clean-texts': { cron: '20 4 * * *', runsAtStart: true, run: () => resanitizeTexts(deps.db, deps.log) },
  'make-avif': { run: (picture) => makeAvif(deps.files, picture) },
  ...createMessageJobs(deps),
  'release-holds': { cron: everyMinute, run: () => releaseAllExpiredHolds(deps) },
  'complete-travels': { cron: '10 0 * * *', run: () => completeTravels(deps) },
  'move-in': { run: (payload) => runMove(deps, payload) },
  'ask-deposits': { run: (payload) => askDeposits(deps, payload) },
  'remind-balances': { cron: '0 10 * * *', run: () => remindBalances(deps) },
  'settle-payments': { cron: everyMinute, run: () => recheckOverdue(deps) },
  'settle-receipts': { cron: everyTenMinutes, run: () => settleReceipts(deps) },
  'return-parts': { run: (payload) => returnParts(deps, payload) },
  'cash-receipts': { run: (payload) => updateReceipts(deps, payload) },
  'cash-receipt': { ...gatewayRetry, run: (payload) => settleReceipt(deps, payload) },
  'cancel-booking': { atOnce: 2, run: (payload) => cancelAffectedBooking(deps, payload) },
  'cancel-bookings': { cron: everyMinute, run: () => cancelOverdueBookings(deps) },
  'turn-offers': { cron: everyMinute, run: () => updateOffers(deps) },
  'settle-order': { ...gatewayRetry, run: (payload) => recheckOrder(deps, payload) },
  refund: { ...gatewayRetry, run: (payload) => recheckRefund(deps, payload) },
  forget: { cron: '0 4 * * *', run: () => purgeExpired(deps) },
  'unlink-kakao': { ...mailRetry, run: (link) => unlinkKakao(deps, link) },
  'ready-passport': { run: (payload) => reencodePassportFile(deps, payload) },
  'erase-passports': { cron: '30 4 * * *', run: () => erasePassports(deps) },
  'lock-attached': { cron: '40 4 * * *', run: () => encryptOldAttachedFiles(deps) },
  'judge-passports': { cron: '45 4 * * *', run: () => recheckOldPassportExpiry(deps) },
  'sweep-strays': { cron: '50 4 * * *', run: () => deleteStrayFiles(deps) },
  'measure-storage': {
    cron: '55 4 * * *',
    run: () =>
      runForEachAgency(deps.db, (travel_agency) =>
        measureStorage({ db: deps.db, travel_agency }, deps.files),
      ),
  },
  'publish-trips': { cron: everyMinute, run: () => publishDue(deps) },
  'make-data-file': {
    lasts_s: dataFileLimits.making_s,
    run: (payload, _id, _isLastTry, signal) => makeDataFile(deps, payload, signal),
  },
  'delete-data-files': { cron: everyHour, run: () => deleteOldDataFiles(deps) },
  'remove-files': { run: (gone) => removeFiles(deps.files, gone) },
})

const createMessageJobs = (
  deps: JobDeps,
): Pick<
  JobTable,
  | 'send-mail'
  | 'send-text'
  | 'look-after-texts'
  | 'send-timed-messages'
  | 'send-scheduled-messages'
  | 'send-delayed-messages'
  | 'look-after-templates'
> => ({
  'send-mail': {
    ...mailRetry,
    atOnce: mailLimits.atOnce,
    run: (payload, job, isLastTry) => deliver(deps, payload, job, isLastTry),
  },
  'send-text': {
    retry: toRetryOptions(textLimits),
    atOnce: textLimits.atOnce,
    run: (payload) => sendText(deps, payload),
  },
  'look-after-texts': { cron: everyMinute, run: () => lookAfterTexts(deps) },
  'send-timed-messages': { cron: everyTenMinutes, run: () => sendTimedMessages(deps) },
  'send-scheduled-messages': { cron: everyMinute, run: () => sendScheduledMessages(deps) },
  'send-delayed-messages': { cron: everyTenMinutes, run: () => sendDelayedMessages(deps) },
  'look-after-templates': { cron: everyTenMinutes, run: () => lookAfterTemplates(deps) },
})
