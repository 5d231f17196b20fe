// The OpenAPI document of all calls, made from the same objects that validate them.
import { z } from 'zod'
import { kindsOf } from '#accept.ts'
import { type Code, statuses } from '#errors.ts'
import { uploadLimits } from '#limits.ts'
import { errors } from '#words/en/errors.ts'
import type { Call, Calls } from './call.ts'

const alwaysPossible: Code[] = ['BAD_INPUT', 'WRONG_AGENCY', 'AGENCY_NOT_FOUND', 'UNEXPECTED', 'UNAVAILABLE']
const media = { json: 'application/json', form: 'multipart/form-data' }

export function describeCalls(calls: Calls) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [room, named] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(named)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      paths[path] ??= {}
      paths[path][call.method.toLowerCase()] = {
        operationId: `${room}.${name}`,
        tags: [room],
        ...describe(call),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Naru',
      version: '1',
      description:
        'Every call of the storefront. The host decides the agency; travel_agency, when sent, must be its key.',
    },
    paths,
    components: {
      schemas: {
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
          },
          required: ['code', 'description'],
        },
      },
    },
  }
}

function describe(call: Call) {
  const input = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
  const required = new Set(input.required)
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  const parameters = Object.entries({ ...input.properties, travel_agency: { type: 'integer' } }).flatMap(
    ([name, schema]) => {
      if (inPath.has(name)) return [{ name, in: 'path', required: true, schema }]
      return call.takes === 'query' ? [{ name, in: 'query', required: required.has(name), schema }] : []
    },
  )
  const body =
    call.takes === 'query'
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [media[call.takes]]: withFiles(call, withoutDraft(input)) },
          },
        }
  return { description: `For: ${call.who}`, parameters, ...body, responses: responses(call) }
}

function withFiles({ files = {} }: Call, schema: z.core.JSONSchema.BaseSchema) {
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
        contentType: kindsOf(accept)
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

function responses(call: Call) {
  const refused = Map.groupBy([...alwaysPossible, ...(call.refuses ?? [])], (code) => statuses[code])
  const answers = [...refused].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `${code}: ${errors[code]}`).join('\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ])
  const good = {
    description: 'The answer',
    content: {
      'application/json': {
        schema: withoutDraft(z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' })),
      },
    },
  }
  return Object.fromEntries([['200', good], ...answers])
}

function withoutDraft({ $schema: _, ...schema }: z.core.JSONSchema.BaseSchema) {
  return schema
}
