// Serves documents that are files: a contract as a PDF, files of a booking. For whoever may read them.

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RequestContexts } from '#context.server.ts'
import { loadLogo, readLetterhead } from '#domain/agency/letterhead.server.ts'
import { composeContract, contractTitle } from '#domain/document/compose-contract.server.ts'
import { getContractByLink, getOwnContract } from '#domain/document/contract.server.ts'
import { renderContractPdf } from '#domain/document/contract-pdf.server.ts'
import { getOwnFile } from '#domain/document/files.server.ts'
import { getOwnItinerary } from '#domain/document/final-itinerary.server.ts'
import { toStoredName } from '#domain/vault/attached-files.server.ts'
import { isRefusal } from '#errors.ts'
import { readFields } from '#lib/read-fields.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { sendRefusal } from '#platform/http.server.ts'
import { checkAccess, type Deps } from '#platform/wire/invoke.server.ts'
import type { RequestContext } from '#platform/wire/request-context.ts'
import { calls } from '#storefront/calls.ts'

export function mountDocuments(
  app: FastifyInstance,
  { contexts, deps }: { contexts: RequestContexts; deps: Deps },
): void {
  const { db, keyFor } = deps

  // Not under /files, which is served even under full load: making a PDF is heavy work. {package_code}.pdf is
  // for everyone, {booking number}.pdf for its holder.
  app.get<{ Params: { file: string } }>('/contract/:file', async (request, reply) => {
    const requestContext = await contexts.createRequestContext(request)
    const detail = /^([\w-]{1,60})\.pdf$/.exec(request.params.file)?.[1]
    if (!detail) return sendRefusal(reply, 'NOT_FOUND', {})
    const contract = await findHolderContract(requestContext, detail).catch(async (error) =>
      isRefusal(error)
        ? {
            title: contractTitle,
            sections: await composeContract({ db, travel_agency: requestContext.travel_agency }, detail),
          }
        : Promise.reject(error),
    )
    return sendAttachment(reply, {
      type: 'application/pdf',
      name: `contract-${detail}.pdf`,
      bytes: await renderContractPdf(requestContext.travel_agency, contract, requestContext.language),
    })
  })

  // {booking number}.pdf, for its holder.
  app.get<{ Params: { file: string } }>('/itinerary/:file', async (request, reply) => {
    const requestContext = await contexts.createRequestContext(request)
    const { travel_agency, language } = requestContext
    const booking_id = /^([\w-]{1,60})\.pdf$/.exec(request.params.file)?.[1]
    if (!booking_id) return sendRefusal(reply, 'NOT_FOUND', {})
    const { itinerary, letterhead } = await runInTransaction(db, travel_agency, async (tx) => ({
      itinerary: await getOwnItinerary({ ...requestContext, db: tx, keyFor }, booking_id.toUpperCase()),
      letterhead: await readLetterhead({ db: tx, travel_agency }, language),
    }))
    const logo = await loadLogo(deps.files, travel_agency, letterhead.logo_path)
    const head = { sender: letterhead.sender, ...(logo && { logo }) }
    return sendAttachment(reply, {
      type: 'application/pdf',
      name: `itinerary-${booking_id}.pdf`,
      bytes: await renderContractPdf(travel_agency, { ...itinerary, head }, language),
    })
  })

  // Files that staff added to a booking and show to the customer; d and a number: to everybody on its departure.
  app.get<{ Params: { booking: string; id: string } }>('/attached/:booking/:id', async (request, reply) => {
    const requestContext = await contexts.createRequestContext(request)
    const { booking, id } = request.params
    const [, departureMark, digits] = /^(d?)(\d{1,15})$/.exec(id) ?? []
    if (!/^[\w-]{1,60}$/.test(booking) || !digits) return sendRefusal(reply, 'NOT_FOUND', {})
    const fileRef = {
      booking_id: booking.toUpperCase(),
      id: Number(digits),
      isOfDeparture: departureMark === 'd',
    }
    const { open, ...file } = await runInTransaction(db, requestContext.travel_agency, (tx) =>
      getOwnFile({ ...requestContext, db: tx, keyFor }, fileRef),
    )
    const bytes = await open(deps.files)
    return bytes
      ? sendAttachment(reply, { type: file.type, name: toStoredName(file), bytes })
      : sendRefusal(reply, 'NOT_FOUND', {})
  })

  // The contract by a link, whose token is in the body, as everywhere.
  app.post('/contract', async (request, reply) => {
    const requestContext = await contexts.createRequestContext(request)
    checkAccess(calls.document.contractLink, requestContext, request.headers)
    const token: unknown = readFields(request.body).token
    const contract = await runInTransaction(db, requestContext.travel_agency, (tx) =>
      getContractByLink(
        { db: tx, travel_agency: requestContext.travel_agency },
        typeof token === 'string' ? token : '',
      ),
    )
    return sendAttachment(reply, {
      type: 'application/pdf',
      name: 'contract.pdf',
      bytes: await renderContractPdf(requestContext.travel_agency, contract, requestContext.language),
    })
  })

  const findHolderContract = (requestContext: RequestContext, booking_id: string) =>
    runInTransaction(db, requestContext.travel_agency, (tx) =>
      getOwnContract({ ...requestContext, db: tx, keyFor }, booking_id.toUpperCase()),
    )
}

const sendAttachment = (
  reply: FastifyReply,
  { type, name, bytes }: { type: string; name: string; bytes: Buffer },
) =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
    })
    .send(bytes)
