// Papers that are files: a contract as a PDF, what the agency added to a booking. For whoever may read them.

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '#context.server.ts'
import { composeContract, contractTitle } from '#domain/document/compose-contract.server.ts'
import { contractOfHolder, contractOfLink } from '#domain/document/contract.server.ts'
import { contractPdf } from '#domain/document/contract-pdf.server.ts'
import { fileOfHolder } from '#domain/document/files.server.ts'
import { storedName } from '#domain/vault/attached.server.ts'
import { isRefusal } from '#errors.ts'
import { partsOf } from '#plain/parts-of.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { answer } from '#platform/http.server.ts'
import type { Asking } from '#platform/wire/asking.ts'
import { admit, type Ground } from '#platform/wire/invoke.server.ts'
import { calls } from '#storefront/calls.ts'

export function mountPapers(
  app: FastifyInstance,
  { context, ground }: { context: Context; ground: Ground },
): void {
  const { db, keyFor } = ground

  // Not under /files, which is served even under full load: making a PDF is heavy work. {package_code}.pdf is
  // for everyone, {booking number}.pdf for its holder.
  app.get<{ Params: { file: string } }>('/contract/:file', async (request, reply) => {
    const asking = await context.whoAsks(request)
    const detail = /^([\w-]{1,60})\.pdf$/.exec(request.params.file)?.[1]
    if (!detail) return answer(reply, 'NOT_FOUND', {})
    const written = await ofHolder(asking, detail).catch(async (error) =>
      isRefusal(error)
        ? {
            title: contractTitle,
            sections: await composeContract({ db, travel_agency: asking.travel_agency }, detail),
          }
        : Promise.reject(error),
    )
    return send(reply, {
      type: 'application/pdf',
      name: `contract-${detail}.pdf`,
      bytes: await contractPdf(asking.travel_agency, written, asking.language),
    })
  })

  // Files that staff added to a booking and show to the customer.
  app.get<{ Params: { booking: string; id: string } }>('/attached/:booking/:id', async (request, reply) => {
    const asking = await context.whoAsks(request)
    const { booking, id } = request.params
    if (!/^[\w-]{1,60}$/.test(booking) || !/^\d{1,15}$/.test(id)) return answer(reply, 'NOT_FOUND', {})
    const { open, ...file } = await inAgency(db, asking.travel_agency, (tx) =>
      fileOfHolder({ ...asking, db: tx, keyFor }, booking.toUpperCase(), Number(id)),
    )
    const bytes = await open(ground.files)
    return bytes
      ? send(reply, { type: file.type, name: storedName(file), bytes })
      : answer(reply, 'NOT_FOUND', {})
  })

  // By a link. Its token is in the body, as everywhere.
  app.post('/contract', async (request, reply) => {
    const asking = await context.whoAsks(request)
    admit(calls.document.contractLink, asking, request.headers)
    const token: unknown = partsOf(request.body).token
    const written = await inAgency(db, asking.travel_agency, (tx) =>
      contractOfLink({ db: tx, travel_agency: asking.travel_agency }, typeof token === 'string' ? token : ''),
    )
    return send(reply, {
      type: 'application/pdf',
      name: 'contract.pdf',
      bytes: await contractPdf(asking.travel_agency, written, asking.language),
    })
  })

  const ofHolder = (asking: Asking, booking_id: string) =>
    inAgency(db, asking.travel_agency, (tx) =>
      contractOfHolder({ ...asking, db: tx, keyFor }, booking_id.toUpperCase()),
    )
}

const send = (reply: FastifyReply, { type, name, bytes }: { type: string; name: string; bytes: Buffer }) =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
    })
    .send(bytes)
