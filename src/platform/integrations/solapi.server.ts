// Solapi: texts (SMS, LMS) and 알림톡. A text is put into a group of its own, which can be sent only once.
import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { readFields } from '#lib/read-fields.ts'
import { solapiLimits } from '#limits/services.ts'
import type { Log } from '#platform/log.server.ts'
import { type CircuitGate, createCircuit } from './circuit.server.ts'

export type SolapiAccount = { apiKey: string; apiSecret: string }
/** refused: it is sure that nothing was done. unknown: it may have been done, so ask before trying again. */
export type SolapiOutcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown' }

/** `kakao`: as 알림톡, with a template that was approved; a text of our own follows where it fails. */
export type OutgoingText = {
  to: string
  from: string
  text: string
  subject?: string
  kakao?: { pfId: string; templateId: string; variables: Record<string, string> }
}
const Group = z.object({
  groupId: z.string().min(1),
  status: z.string(),
  count: z.object({ registeredSuccess: z.number() }),
  balance: z.object({ sum: z.number() }),
  point: z.object({ sum: z.number() }),
})
/** `isOpen`: nothing of the group was sent yet. `count`: texts taken. `cost`: what it has cost so far, in won. */
export type TextGroup = { id: string; isOpen: boolean; count: number; cost: number }
const toGroup = ({ groupId, status, count, balance, point }: z.output<typeof Group>): TextGroup => ({
  id: groupId,
  isOpen: status === 'PENDING',
  count: count.registeredSuccess,
  cost: Math.round(balance.sum + point.sum),
})
const Added = z.object({ resultList: z.array(z.object({ statusCode: z.string() })) })
const StoredMessages = z.object({
  messageList: z.record(z.string(), z.object({ statusCode: z.string().nullish() })),
})
const Template = z.object({
  templateId: z.string().min(1),
  status: z.enum(['PENDING', 'INSPECTING', 'APPROVED', 'REJECTED']),
  comments: z.array(z.object({ content: z.string().nullable() })).optional(),
})
/** It leads to a web page. Its links may hold variables, as the text does. */
type KakaoButton = { buttonName: string; buttonType: 'WL'; linkMo: string; linkPc: string }
export type KakaoTemplate = { id: string; state: 'submitted' | 'approved' | 'refused'; reason: string }
const templateStates = {
  PENDING: 'submitted',
  INSPECTING: 'submitted',
  APPROVED: 'approved',
  REJECTED: 'refused',
} as const
const toTemplate = ({ templateId, status, comments = [] }: z.output<typeof Template>): KakaoTemplate => ({
  id: templateId,
  state: templateStates[status],
  reason: status === 'REJECTED' ? (comments.findLast(({ content }) => content)?.content ?? '') : '',
})
type TextState = { state: 'sent' | 'delivered' | 'failed'; code: string }

export type Solapi = {
  /** Asks for the balance, which is told only to a valid pair of keys. */
  checkKeys: (account: SolapiAccount) => Promise<'ok' | 'refused' | 'unreachable'>
  createGroup: (account: SolapiAccount) => Promise<SolapiOutcome<TextGroup>>
  findGroup: (account: SolapiAccount, group: string) => Promise<SolapiOutcome<TextGroup>>
  addText: (account: SolapiAccount, group: string, text: OutgoingText) => Promise<SolapiOutcome<unknown>>
  sendGroup: (account: SolapiAccount, group: string) => Promise<SolapiOutcome<TextGroup>>
  findTextState: (account: SolapiAccount, group: string) => Promise<SolapiOutcome<TextState>>
  createTemplate: (
    account: SolapiAccount,
    template: { name: string; content: string; channelId: string; buttons: readonly KakaoButton[] },
  ) => Promise<SolapiOutcome<KakaoTemplate>>
  findTemplate: (account: SolapiAccount, id: string) => Promise<SolapiOutcome<KakaoTemplate>>
}

const Categories = z.array(z.object({ code: z.string(), name: z.string() })).min(1)
/** Kakao has a list of what templates are about. Ours are about a reservation. */
const isAboutBookings = ({ name }: { name: string }) => name.includes('예약')

type SolapiLimits = Record<keyof typeof solapiLimits, number>

export function createSolapi(url: () => string, log: Log, limits: SolapiLimits = solapiLimits): Solapi {
  const send = createSender(url, log, limits)
  const groupPath = (group: string) => `messages/v4/groups/${encodeURIComponent(group)}`
  return {
    async checkKeys(account) {
      const { kind } = await send({
        account,
        path: 'cash/v1/balance',
        shape: z.object({ balance: z.number() }),
      })
      const results = { done: 'ok', refused: 'refused', unknown: 'unreachable' } as const
      return results[kind]
    },
    async createGroup(account) {
      const body = { sdkVersion: 'naru', osPlatform: 'naru', allowDuplicates: false }
      return mapDone(await send({ account, path: 'messages/v4/groups', body, shape: Group }), toGroup)
    },
    async findGroup(account, group) {
      return mapDone(await send({ account, path: groupPath(group), shape: Group }), toGroup)
    },
    async addText(account, group, text) {
      const path = `${groupPath(group)}/messages`
      const body = { messages: [toMessage(text)] }
      const answer = await send({ account, path, method: 'PUT', body, shape: Added })
      const code = answer.kind === 'done' ? answer.value.resultList[0]?.statusCode : undefined
      return code !== undefined && code !== '2000' ? { kind: 'refused', code } : answer
    },
    async sendGroup(account, group) {
      return mapDone(
        await send({ account, path: `${groupPath(group)}/send`, body: {}, shape: Group }),
        toGroup,
      )
    },
    async findTextState(account, group) {
      const path = `${groupPath(group)}/messages`
      return mapDone(await send({ account, path, shape: StoredMessages }), ({ messageList }) =>
        toTextState(Object.values(messageList)[0]?.statusCode ?? '2000'),
      )
    },
    async createTemplate(account, template) {
      const categories = await send({ account, path: 'kakao/v2/templates/categories', shape: Categories })
      if (categories.kind !== 'done') return categories
      const categoryCode = (categories.value.find(isAboutBookings) ?? categories.value[0])?.code
      const body = { ...template, categoryCode, messageType: 'BA', emphasizeType: 'NONE' }
      return mapDone(await send({ account, path: 'kakao/v2/templates', body, shape: Template }), toTemplate)
    },
    async findTemplate(account, id) {
      const path = `kakao/v2/templates/${encodeURIComponent(id)}`
      return mapDone(await send({ account, path, shape: Template }), toTemplate)
    },
  }
}

/** 2000 and 3000: on its way. 4000: it has arrived. Every other code is a reason why not. */
function toTextState(code: string): TextState {
  if (code === '4000') return { state: 'delivered', code }
  return { state: code === '2000' || code === '3000' ? 'sent' : 'failed', code }
}

const toMessage = ({ kakao, ...text }: OutgoingText) => ({
  ...text,
  autoTypeDetect: true,
  ...(kakao && { type: 'ATA', kakaoOptions: { ...kakao, disableSms: true } }),
})

const mapDone = <T, R>(outcome: SolapiOutcome<T>, change: (value: T) => R): SolapiOutcome<R> =>
  outcome.kind === 'done' ? { kind: 'done', value: change(outcome.value) } : outcome

type SolapiRequest<T> = {
  account: SolapiAccount
  path: string
  method?: 'PUT'
  body?: object
  shape: z.ZodType<T>
}

const RefusalBody = z.object({ errorCode: z.string() })

/** Sends one request and never repeats it: only the caller knows what the first one may have done. */
function createSender(url: () => string, log: Log, limits: SolapiLimits) {
  const circuits = new Map<string, CircuitGate>()
  return async <T>({ account, path, method, body, shape }: SolapiRequest<T>): Promise<SolapiOutcome<T>> => {
    const base = url().replace(/\/$/, '')
    const enter = circuits.get(base) ?? createCircuit(limits)
    circuits.set(base, enter)
    const leave = enter()
    if (!leave) return { kind: 'unknown' }
    try {
      const response = await fetch(`${base}/${path}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: {
          authorization: signRequest(account),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        redirect: 'error', // the signature must go to nobody else
        signal: AbortSignal.timeout(limits.wait_ms),
      })
      const json: unknown = await response.json().catch(() => undefined)
      const isHealthy = response.status < 500 && response.status !== 429
      leave(isHealthy)
      if (response.ok) {
        const { data } = shape.safeParse(json)
        if (data === undefined) log.error({ path: path.split('/')[0] }, 'solapi answers what we cannot read')
        return data === undefined ? { kind: 'unknown' } : { kind: 'done', value: data }
      }
      const { data: refusal } = RefusalBody.safeParse(json)
      if (!isHealthy || !refusal) return { kind: 'unknown' }
      log.warn({ code: refusal.errorCode }, 'solapi refuses')
      return { kind: 'refused', code: refusal.errorCode }
    } catch (error) {
      leave(false)
      // The message of a fetch error may quote a header, so only its code is used.
      const { name, cause } = readFields(error)
      log.warn({ error: readFields(cause).code ?? name }, 'solapi does not answer')
      return { kind: 'unknown' }
    }
  }
}

function signRequest({ apiKey, apiSecret }: SolapiAccount): string {
  const date = new Date().toISOString()
  const salt = randomBytes(16).toString('hex')
  const signature = createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}
