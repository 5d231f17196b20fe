// What each job does, and when. Jobs are named in jobs.ts.
import { turnBoards } from '#domain/board/turn-day.server.ts'
import { turnOffers } from '#domain/booking/waiting.server.ts'
import { erasePassports } from '#domain/document/erase.server.ts'
import { unlinkKakao } from '#domain/member/unlink-kakao.server.ts'
import { settleAll, settleOrder, settleRefund } from '#domain/payment/settle.server.ts'
import { carryOutCancel, carryOutLeft } from '#domain/reservation/cancel-departure.server.ts'
import { completeTravels, releaseAll } from '#domain/reservation/clock.server.ts'
import { publishDue } from '#domain/trip/publish.server.ts'
import { turnDay } from '#domain/trip/turn-day.server.ts'
import { lockAttached } from '#domain/vault/attached.server.ts'
import { makeReady } from '#domain/vault/passport-file.server.ts'
import { judgeOld } from '#domain/vault/passports.server.ts'
import { sweepStrays } from '#domain/vault/sweep.server.ts'
import { gatewayJobLimits, mailLimits } from '#limits/machine.ts'
import { type PostOffice, sendMail } from '#mail/send.server.ts'
import type { JobTable } from '#platform/jobs.server.ts'
import { makeAvif, removeFiles } from '#platform/pictures.server.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { cleanTexts } from './clean-texts.server.ts'
import { forget } from './forget.server.ts'

type Means = PostOffice & Pick<Ground, 'db' | 'memory' | 'files' | 'later' | 'keyFor' | 'outside'>

const everyMinute = '* * * * *'
const patienceOf = ({ retries, longestPause_s }: { retries: number; longestPause_s: number }) => ({
  retryLimit: retries,
  retryDelayMax: longestPause_s,
})
const forMail = { patience: patienceOf(mailLimits) }
const forGateway = { atOnce: gatewayJobLimits.atOnce, patience: patienceOf(gatewayJobLimits) }

export const workWith = (means: Means): JobTable => ({
  'turn-day': { cron: '0 0 * * *', run: () => turnDay(means.db).then(() => turnBoards(means.db)) },
  'clean-texts': { cron: '20 4 * * *', eachStart: true, run: () => cleanTexts(means.db, means.log) },
  'make-avif': { run: (picture) => makeAvif(means.files, picture) },
  'send-mail': { ...forMail, atOnce: mailLimits.atOnce, run: (asked, job) => sendMail(means, asked, job) },
  'release-holds': { cron: everyMinute, run: () => releaseAll(means) },
  'complete-travels': { cron: '10 0 * * *', run: () => completeTravels(means) },
  'settle-payments': { cron: everyMinute, run: () => settleAll(means) },
  'cancel-booking': { atOnce: 2, run: (asked) => carryOutCancel(means, asked) },
  'cancel-bookings': { cron: everyMinute, run: () => carryOutLeft(means) },
  'turn-offers': { cron: everyMinute, run: () => turnOffers(means) },
  'settle-order': { ...forGateway, run: (asked) => settleOrder(means, asked) },
  refund: { ...forGateway, run: (asked) => settleRefund(means, asked) },
  forget: { cron: '0 4 * * *', run: () => forget(means) },
  'unlink-kakao': { ...forMail, run: (link) => unlinkKakao(means, link) },
  'ready-passport': { run: (asked) => makeReady(means, asked) },
  'erase-passports': { cron: '30 4 * * *', run: () => erasePassports(means) },
  'lock-attached': { cron: '40 4 * * *', run: () => lockAttached(means) },
  'judge-passports': { cron: '45 4 * * *', run: () => judgeOld(means) },
  'sweep-strays': { cron: '50 4 * * *', run: () => sweepStrays(means) },
  'publish-trips': { cron: everyMinute, run: () => publishDue(means) },
  'remove-files': { run: (gone) => removeFiles(means.files, gone) },
})
