// The browser's own client of the calls, answered in-process: what a test sends and gets has its types.
import type { LightMyRequestResponse } from 'fastify'
import { calls as officeCalls } from '#office/calls.ts'
import { tableOf } from '#platform/wire/table.ts'
import { calls } from '#storefront/calls.ts'
import { createApi } from '#web/api.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
export type Method = (typeof methods)[number]
type Sent = { method: Method; payload?: Buffer; headers: Record<string, string> }
export type Answering = (url: string, sent: Sent) => Promise<LightMyRequestResponse>

const table = tableOf(calls)
const officeTable = tableOf(officeCalls)

const fetchFrom =
  (host: string, answer: Answering): typeof fetch =>
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

export const storefrontClient = (host: string, answer: Answering) =>
  createApi<typeof calls>({
    table: () => table,
    agencyKey: async () => Number(/\d+/.exec(host)?.[0]),
    send: fetchFrom(host, answer),
  })

export const officeClient = (host: string, travel_agency: number, answer: Answering) =>
  createApi<typeof officeCalls>({
    table: () => officeTable,
    agencyKey: async () => travel_agency,
    agencyIn: 'query',
    send: fetchFrom(host, answer),
  })
