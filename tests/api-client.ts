// The browser's own client of the calls, answered in-process: what a test sends and gets has its types.
import type { LightMyRequestResponse } from 'fastify'
import { calls as officeCalls } from '#office/calls.ts'
import { buildCallTable } from '#platform/wire/call-table.ts'
import { calls } from '#storefront/calls.ts'
import { createApi } from '#web/api.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
export type Method = (typeof methods)[number]
type ClientRequest = { method: Method; payload?: Buffer; headers: Record<string, string> }
export type AnswerRequest = (url: string, sent: ClientRequest) => Promise<LightMyRequestResponse>

const storefrontTable = buildCallTable(calls)
const officeTable = buildCallTable(officeCalls)

const createFetch =
  (host: string, answer: AnswerRequest): typeof fetch =>
  async (address, init = {}) => {
    const request = new Request(`http://${host}${address}`, init)
    const payload = Buffer.from(await request.arrayBuffer())
    const { body, statusCode } = await answer(String(address), {
      method: methods.find((known) => known === request.method) ?? 'GET',
      ...(payload.length > 0 && { payload }),
      headers: Object.fromEntries(request.headers),
    })
    return new Response(body, { status: statusCode })
  }

export const createStorefrontClient = (host: string, answer: AnswerRequest) =>
  createApi<typeof calls>({
    table: () => storefrontTable,
    agencyKey: async () => Number(/\d+/.exec(host)?.[0]),
    send: createFetch(host, answer),
  })

export const createOfficeClient = (host: string, travel_agency: number, answer: AnswerRequest) =>
  createApi<typeof officeCalls>({
    table: () => officeTable,
    agencyKey: async () => travel_agency,
    agencyIn: 'query',
    send: createFetch(host, answer),
  })
