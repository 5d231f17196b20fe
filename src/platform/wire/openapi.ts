// The OpenAPI document of all calls, made from the same objects that validate them.
import { z } from 'zod'
import { type Code, statuses } from '#errors.ts'
import { listFileTypes } from '#file-types.ts'
import { errors } from '#i18n/en/errors.ts'
import { uploadLimits } from '#limits/files.ts'
import { type ExportFile, exportContentTypes } from '#platform/export/export-file.ts'
import { keyMay, scopes } from '#roles.ts'
import type { Call, CallerKind, Calls } from './call.ts'

const alwaysPossible: Code[] = ['BAD_INPUT', 'WRONG_AGENCY', 'AGENCY_NOT_FOUND', 'UNEXPECTED', 'UNAVAILABLE']
/** Refusals of any body, before a call sees it. */
const possibleWithBody: Code[] = ['BODY_TOO_LARGE', 'UNSUPPORTED_BODY']

/** Refusals of `checkAccess`, before the input is read. */
const listAccessRefusals = ({ who, method, may, operator, proof }: Call): Code[] => [
  ...(who === 'staff' || who === 'member' || who === 'holder' ? (['LOGIN_REQUIRED'] as const) : []),
  ...(who === 'member' || who === 'holder' ? (['PASSWORD_MUST_CHANGE'] as const) : []),
  ...(may === undefined && !operator ? [] : (['NOT_ALLOWED'] as const)),
  ...(isOpenToKeys({ who, may, proof }) ? (['KEY_REFUSED', 'TOO_MANY_TRIES'] as const) : []),
  ...(proof ? (['STEP_UP_REQUIRED'] as const) : []),
  ...(proof === true || operator ? (['FACTOR_REQUIRED'] as const) : []),
  ...(proof === 'strongest' ? (['PASSWORD_REQUIRED'] as const) : []),
  ...(method === 'GET' ? [] : (['FOREIGN_ORIGIN', 'ABNORMAL_ACCESS'] as const)),
]

const isOpenToKeys = ({ who, may, proof }: Pick<Call, 'who' | 'may' | 'proof'>) =>
  who === 'staff' && may !== undefined && !proof && keyMay(scopes, may)

const describeCookie = (name: string, description: string) => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description,
})
const securitySchemes = {
  token: describeCookie('token', 'A member’s log-in, set by it for 15 minutes.'),
  booking_pass: describeCookie('booking_pass', 'Whoever may see to one booking without a log-in.'),
}
/** One of these is needed; an empty list means none. */
const securityFor: Record<CallerKind, { [scheme in keyof typeof securitySchemes]?: [] }[]> = {
  anyone: [],
  link: [],
  staff: [],
  member: [{ token: [] }],
  holder: [{ token: [] }, { booking_pass: [] }],
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Chosen by the caller: sent again with the same key, it is done once.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,100}$' },
}

const media = { json: 'application/json', form: 'multipart/form-data' }

type Audience = {
  description: string
  servers: { url: string; description: string }[]
  securitySchemes: Record<string, object>
  /** The agency is a parameter of the address, whatever the body is. */
  agencyInQuery?: true
  securityFor: (call: Call) => Record<string, []>[]
}

/** Callers of the storefront. */
const visitors: Audience = {
  description:
    'Every call of the storefront. The host decides the agency; travel_agency, when sent, must be its key.',
  servers: [{ url: '/', description: 'The host of the agency' }],
  securitySchemes,
  securityFor: ({ who }) => securityFor[who],
}

/** Callers of the office: people with their log-in, and an agency's own systems with a key. */
export const staffAndKeys: Audience = {
  description:
    'Every call of the office. A person has a log-in and names the agency in the query. A system of the agency sends a key, which an owner makes in the office, as Authorization: Bearer; the calls it may use name it.',
  servers: [{ url: '/', description: 'The host of the office' }],
  securitySchemes: {
    office: describeCookie('office', 'A log-in at the office.'),
    key: { type: 'http', scheme: 'bearer', description: 'A key of the agency: trips, departures or both.' },
  },
  agencyInQuery: true,
  securityFor: (call) => {
    if (call.who !== 'staff') return []
    const schemes = isOpenToKeys(call) ? ['office', 'key'] : ['office']
    return schemes.map((securityScheme): Record<string, []> => ({ [securityScheme]: [] }))
  },
}

const schemas = {
  Words: {
    type: 'object',
    properties: { ko: { type: 'string' }, en: { type: 'string' } },
    required: ['ko', 'en'],
  },
  Refusal: {
    type: 'object',
    properties: {
      code: { type: 'string', enum: Object.keys(statuses) },
      description: { $ref: '#/components/schemas/Words' },
      fields: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Words' } },
      choices: { type: 'array', items: { type: 'object' } },
    },
    required: ['code', 'description'],
  },
}

export function describeCalls(calls: Calls, audience = visitors) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Naru',
      version: '1',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-proprietary' },
      description: audience.description,
    },
    servers: audience.servers,
    tags: Object.keys(calls).map((name) => ({
      name,
      description: `The calls of the room ${name} of src/domain`,
    })),
    paths: describePaths(calls, audience),
    components: { securitySchemes: audience.securitySchemes, schemas },
  }
}

function describePaths(calls: Calls, audience: Audience) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [room, callsOfRoom] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(callsOfRoom)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      paths[path] ??= {}
      paths[path][call.method.toLowerCase()] = {
        operationId: `${room}.${name}`,
        tags: [room],
        summary: `${room}.${name}`,
        ...describeCall(call, audience),
      }
    }
  }
  return paths
}

function describeCall(call: Call, { securityFor, agencyInQuery }: Audience) {
  const { properties = {}, required = [], ...input } = toJsonSchema(call.input, 'input')
  const inPath = [...call.path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])
  const agency = { travel_agency: { type: 'integer' as const } }
  const isAgencyInQuery = agencyInQuery && call.takes !== 'query'
  const fields = Object.entries({ ...properties, ...(isAgencyInQuery ? {} : agency) }).filter(
    ([name]) => !inPath.includes(name),
  )
  const needed = required.filter((name) => !inPath.includes(name))
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] })),
    ...(call.takes === 'query' ? fields : []).map(([name, schema]) => ({
      name,
      in: 'query',
      required: needed.includes(name),
      schema,
    })),
    ...(isAgencyInQuery
      ? [{ name: 'travel_agency', in: 'query', required: false, schema: { type: 'integer' } }]
      : []),
    ...(call.refuses?.includes('IDEMPOTENCY_KEY_REQUIRED') ? [idempotencyKey] : []),
  ]
  const schema = { ...input, properties: Object.fromEntries(fields), required: needed }
  return {
    description: `For: ${call.who}`,
    security: securityFor(call),
    parameters,
    ...(call.takes !== 'query' && {
      requestBody: { required: true, content: { [media[call.takes]]: describeBody(call, schema) } },
    }),
    responses: describeResponses(call),
  }
}

function describeBody({ files = {} }: Call, schema: z.core.JSONSchema.BaseSchema) {
  const each = Object.entries(files)
  if (each.length === 0) return { schema }
  const arrays = each.map(([field, { most = uploadLimits.files }]) => [
    field,
    { type: 'array', maxItems: most, items: { type: 'string', format: 'binary' } },
  ])
  const encoding = Object.fromEntries(
    each.map(([field, { accept }]) => [
      field,
      {
        contentType: listFileTypes(accept)
          .map(({ mime }) => mime)
          .join(', '),
      },
    ]),
  )
  return {
    schema: { ...schema, properties: { ...schema.properties, ...Object.fromEntries(arrays) } },
    encoding,
  }
}

const binary = { schema: { type: 'string', format: 'binary' } }

function describeResponses(call: Call) {
  const before = call.takes === 'query' ? alwaysPossible : [...alwaysPossible, ...possibleWithBody]
  const codes = new Set([...before, ...listAccessRefusals(call), ...(call.refuses ?? [])])
  const refused = Map.groupBy(codes, (code) => statuses[code])
  const answers = [...refused].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `${code}: ${errors[code]}`).join('\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ])
  const success = {
    description: 'The answer',
    content: call.sends
      ? Object.fromEntries(
          listFormats(call).map((format) => [exportContentTypes[format].split(';', 1)[0], binary]),
        )
      : { 'application/json': { schema: toJsonSchema(call.output, 'output') } },
  }
  return Object.fromEntries([['200', success], ...answers])
}

/** A call that sends a file names in its input which kinds it sends. */
function listFormats({ input }: Call): ExportFile['format'][] {
  const formats = z.array(z.enum(['csv', 'xlsx', 'pdf']))
  const { format } = input.shape
  return formats.parse(format instanceof z.ZodEnum ? format.options : ['xlsx'])
}

function toJsonSchema(type: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      joinPatterns(jsonSchema)
      nameProperties(jsonSchema)
    },
  })
  return schema
}

/** A record whose keys are known requires them and does not name them. Linters want them named. */
function nameProperties(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, required, additionalProperties } = schema
  if (typeof propertyNames !== 'object' || !propertyNames.enum || !required || !additionalProperties) return
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
  delete schema.propertyNames
  schema.additionalProperties = false
}

// A text with two patterns is written as parts without a type. Client generators would then see no type, so
// we add it.
function joinPatterns(schema: z.core.JSONSchema.BaseSchema): void {
  const patterns = schema.allOf?.flatMap(({ pattern }) => pattern ?? []) ?? []
  if (patterns.length === 0 || patterns.length !== schema.allOf?.length) return
  schema.pattern = patterns.map((pattern) => `(?=${pattern})`).join('')
  delete schema.allOf
}
