// How the stand-in for Solapi answers: with all that the service's own client library insists on.
import type { SimGroup, SimTemplate, SimText } from './solapi-sim.ts'

/** What each kind costs, in won. */
const prices = { SMS: 18, LMS: 45, ATA: 13 } as const

export const describeAdded = ({ messageId, to, from, type, statusCode }: SimText) => ({
  messageId,
  to,
  from,
  type,
  statusCode,
  statusMessage: statusCode === '2000' ? '정상 접수(이통사로 접수 예정)' : '접수 실패',
  country: '82',
  accountId: 'sim',
})

const kinds = 'sms lms mms ata cta cti nsa rcs_sms rcs_lms rcs_mms rcs_tpl'.split(' ')
export function describeGroup({ groupId, status, texts }: SimGroup) {
  const isSent = status === 'COMPLETE'
  const cost = isSent ? texts.reduce((sum, { type }) => sum + prices[type], 0) : 0
  const ofKinds = <T>(value: T) => Object.fromEntries(kinds.map((kind) => [kind, value]))
  const failed = texts.filter(({ statusCode }) => isSent && statusCode !== '4000').length
  const at = new Date().toISOString()
  return {
    count: {
      total: texts.length,
      sentTotal: isSent ? texts.length : 0,
      sentFailed: failed,
      sentSuccess: isSent ? texts.length - failed : 0,
      sentPending: 0,
      sentReplacement: 0,
      refund: 0,
      registeredFailed: 0,
      registeredSuccess: texts.length,
    },
    countForCharge: ofKinds({}),
    balance: { requested: cost, replacement: 0, refund: 0, sum: cost },
    point: { requested: 0, replacement: 0, refund: 0, sum: 0 },
    app: { profit: ofKinds(0), appId: null },
    log: [],
    status,
    groupId,
    allowDuplicates: false,
    isRefunded: false,
    accountId: 'sim',
    masterAccountId: null,
    apiVersion: '4',
    price: {},
    dateCreated: at,
    dateUpdated: at,
  }
}

export function describeTemplate(template: SimTemplate) {
  const at = new Date().toISOString()
  return {
    ...template,
    assignType: 'CHANNEL',
    messageType: 'BA',
    emphasizeType: 'NONE',
    securityFlag: false,
    isHidden: false,
    commentable: true,
    dateCreated: at,
    dateUpdated: at,
  }
}
