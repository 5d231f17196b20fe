// A stand-in for Solapi that keeps its rules: keys, groups that are sent once, reports, 알림톡 templates.
// For the demo and for tests; everything is in memory.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { describeAdded, describeGroup, describeTemplate } from './solapi/describe.ts'
import type { SimGroup, SimTemplate, SimText } from './solapi/solapi-sim.ts'

/**
 * cut: the connection ends before or after the work, or the work is done and an error is answered. late: the
 * connection ends and the work is done when the stand-in catches up, or the work is done and answered only then.
 */
type SolapiFault =
  | 'cut-before'
  | 'cut-after'
  | '500-after'
  | 'silent'
  | 'late-work'
  | 'late-answer'
  | 'catches-up-after'
type FaultyStep = 'group' | 'add' | 'send' | 'find' | 'state'
const Incoming = z.object({
  messages: z
    .array(
      z.object({
        to: z.string(),
        from: z.string(),
        text: z.string(),
        kakaoOptions: z
          .object({ pfId: z.string(), templateId: z.string(), variables: z.record(z.string(), z.string()) })
          .optional(),
      }),
    )
    .min(1),
})
const NewTemplate = z.object({
  name: z.string().min(1),
  content: z.string().min(1).max(1_000),
  categoryCode: z.string(),
  channelId: z.string().min(1),
  buttons: z
    .array(
      z.object({
        buttonName: z.string().min(1).max(14),
        buttonType: z.literal('WL'),
        linkMo: z.string().regex(/^https?:\/\//),
        linkPc: z.string().regex(/^https?:\/\//),
      }),
    )
    .max(5)
    .default([]),
})

const smsBytes = 90
const countBytes = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '~' ? 2 : 1), 0)

class SolapiRefusal extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}
const refuse = (code: string, status = 400): never => {
  throw new SolapiRefusal(status, code)
}

export function createSolapiSim() {
  const secrets = new Map<string, string>()
  const groups = new Map<string, SimGroup>()
  const templates = new Map<string, SimTemplate>()
  const failures = new Map<string, string>()
  const faults = new Map<FaultyStep, SolapiFault[]>()
  const late: (() => void)[] = []
  const newId = (prefix: string) => `${prefix}${randomBytes(12).toString('hex').toUpperCase()}`

  function authenticate({ headers }: FastifyRequest): string {
    const parts = Object.fromEntries(
      [...(headers.authorization ?? '').matchAll(/(\w+)=([^,\s]+)/g)].map(([, name, value]) => [name, value]),
    )
    const { apiKey = '', date = '', salt = '', signature = '' } = parts
    const secret = secrets.get(apiKey)
    if (secret === undefined) return refuse('InvalidApiKey', 403)
    const expected = createHmac('sha256', secret).update(`${date}${salt}`).digest('hex')
    const isRight =
      signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
    return isRight ? apiKey : refuse('SignatureDoesNotMatch', 403)
  }
  const getGroup = (request: FastifyRequest): SimGroup => {
    const apiKey = authenticate(request)
    const { id = '' } = z.object({ id: z.string() }).parse(request.params)
    const group = groups.get(id)
    return group?.apiKey === apiKey ? group : refuse('ResourceNotFound', 404)
  }
  const addTexts = (group: SimGroup, body: unknown) => {
    if (group.status !== 'PENDING') refuse('GroupAlreadySent')
    const { messages } = Incoming.safeParse(body).data ?? refuse('ValidationError')
    return messages.map(({ to, from, text, kakaoOptions }) => {
      const template = kakaoOptions && templates.get(kakaoOptions.templateId)
      const added: SimText = {
        messageId: newId('M4V'),
        to,
        from,
        text,
        type: kakaoOptions ? 'ATA' : findTextType(text),
        statusCode: findEntryCode({
          to,
          isTemplateMissing: kakaoOptions ? !fitsTemplate(template, kakaoOptions.variables) : false,
        }),
        ...(kakaoOptions && { templateId: kakaoOptions.templateId, variables: kakaoOptions.variables }),
      }
      // the same number twice in a group: the second is left out
      if (group.texts.some((each) => each.to === to)) added.statusCode = '1062'
      if (added.statusCode === '2000') group.texts.push(added)
      return added
    })
  }
  const sendGroup = (group: SimGroup) => {
    if (group.status !== 'PENDING') refuse('GroupAlreadySent')
    if (group.texts.length === 0) refuse('NoMessagesInGroup')
    group.status = 'COMPLETE'
    for (const text of group.texts) text.statusCode = failures.get(`${text.type} ${text.to}`) ?? '4000'
  }
  const catchUp = () => {
    for (const each of late.splice(0)) each()
  }
  const runStep = async (step: FaultyStep, reply: FastifyReply, work: () => object) => {
    const fault = faults.get(step)?.shift()
    if (fault === 'silent') return reply.hijack()
    if (fault === 'cut-before') return reply.hijack().raw.destroy()
    if (fault === 'late-work') {
      late.push(() => ignoreRefusal(work))
      return reply.hijack().raw.destroy()
    }
    const answer = work()
    if (fault === 'late-answer') await new Promise<void>((resolve) => late.push(resolve))
    if (fault === 'catches-up-after') catchUp()
    if (fault === 'cut-after') return reply.hijack().raw.destroy()
    if (fault === '500-after') return reply.code(500).send({ errorCode: 'InternalError', errorMessage: '' })
    return reply.send(answer)
  }
  const createTemplate = (body: unknown): SimTemplate => {
    const { name, content, channelId, buttons } =
      NewTemplate.safeParse(body).data ?? refuse('ValidationError')
    const templateId = newId('KA01TP')
    const template: SimTemplate = {
      templateId,
      name,
      content,
      channelId,
      buttons,
      status: 'INSPECTING',
      comments: [],
    }
    templates.set(templateId, template)
    return template
  }

  return {
    registerKeys: ({ apiKey, apiSecret }: { apiKey: string; apiSecret: string }) =>
      secrets.set(apiKey, apiSecret),
    /** Goes wrong at the next call of this step. */
    next: (step: FaultyStep, fault: SolapiFault) => faults.set(step, [...(faults.get(step) ?? []), fault]),
    /** Does and answers what is late. */
    catchUp,
    /** How much is late. */
    countLate: () => late.length,
    /** What is sent to this number in this way does not arrive, for this reason. */
    fail: (type: SimText['type'], to: string, statusCode: string) =>
      failures.set(`${type} ${to}`, statusCode),
    judgeTemplate(id: string, status: 'APPROVED' | 'REJECTED', reason = '') {
      const template = templates.get(id)
      if (!template) throw new Error('no such template')
      template.status = status
      if (reason)
        template.comments.push({
          isAdmin: true,
          memberId: 'kakao',
          content: reason,
          dateCreated: new Date().toISOString(),
        })
    },
    templates: () => [...templates.values()],
    /** What has gone out, in its order. */
    sent: () =>
      [...groups.values()].filter(({ status }) => status === 'COMPLETE').flatMap(({ texts }) => texts),
    mount(app: FastifyInstance, prefix: string) {
      return app.register(
        async (scope) => {
          scope.removeAllContentTypeParsers()
          scope.addContentTypeParser(
            'application/json',
            { parseAs: 'string' },
            async (_: unknown, body: string) => parseJson(body),
          )
          scope.setErrorHandler((error, _request, reply) => {
            const status = error instanceof SolapiRefusal ? error.status : 500
            const errorCode = error instanceof SolapiRefusal ? error.message : 'InternalError'
            reply.code(status).send({ errorCode, errorMessage: errorCode })
          })
          scope.get('/cash/v1/balance', async (request) => {
            authenticate(request)
            return { balance: 10_000, point: 0 }
          })
          scope.post('/messages/v4/groups', (request, reply) =>
            runStep('group', reply, () => {
              const group: SimGroup = {
                groupId: newId('G4V'),
                apiKey: authenticate(request),
                status: 'PENDING',
                texts: [],
              }
              groups.set(group.groupId, group)
              return describeGroup(group)
            }),
          )
          scope.get('/messages/v4/groups/:id', (request, reply) =>
            runStep('find', reply, () => describeGroup(getGroup(request))),
          )
          scope.put('/messages/v4/groups/:id/messages', (request, reply) =>
            runStep('add', reply, () => {
              const group = getGroup(request)
              const added = addTexts(group, request.body)
              return { errorCount: '0', resultList: added.map((text) => describeAdded(text)) }
            }),
          )
          scope.get('/messages/v4/groups/:id/messages', (request, reply) =>
            runStep('state', reply, () => {
              const { groupId, texts } = getGroup(request)
              const list = texts.map((text) => [text.messageId, { ...text, groupId, variables: undefined }])
              return { startKey: null, nextKey: null, limit: 20, messageList: Object.fromEntries(list) }
            }),
          )
          scope.post('/messages/v4/groups/:id/send', (request, reply) =>
            runStep('send', reply, () => {
              const group = getGroup(request)
              sendGroup(group)
              return describeGroup(group)
            }),
          )
          scope.get('/kakao/v2/templates/categories', async (request) => {
            authenticate(request)
            return [
              { code: '001001', name: '회원' },
              { code: '004001', name: '예약' },
            ]
          })
          scope.post('/kakao/v2/templates', async (request) => {
            authenticate(request)
            return describeTemplate(createTemplate(request.body))
          })
          scope.get('/kakao/v2/templates/:id', async (request) => {
            authenticate(request)
            const { id } = z.object({ id: z.string() }).parse(request.params)
            return describeTemplate(templates.get(id) ?? refuse('ResourceNotFound', 404))
          })
        },
        { prefix },
      )
    },
  }
}

/** Kakao takes a message whose template is approved, with a value for each variable of its text and buttons. */
function fitsTemplate(template: SimTemplate | undefined, variables: Record<string, string>): boolean {
  if (template?.status !== 'APPROVED') return false
  const text = [template.content, ...template.buttons.map(({ linkMo }) => linkMo)].join('\n')
  return [...text.matchAll(/#\{[^}]*\}/g)].every(([name]) => variables[name] !== undefined)
}

/** Nobody hears the answer any more. */
function ignoreRefusal(work: () => object): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof SolapiRefusal)) throw error
  }
}

const parseJson = (body: string): unknown => (body === '' ? {} : JSON.parse(body))

const findTextType = (text: string) => (countBytes(text) > smsBytes ? 'LMS' : 'SMS')

function findEntryCode({ to, isTemplateMissing }: { to: string; isTemplateMissing: boolean }): string {
  if (!/^01\d{8,9}$/.test(to)) return '1021'
  return isTemplateMissing ? '3104' : '2000'
}
