// Plain forms of pages, as a browser without scripts sends them: their fields as URLSearchParams.
import type { FastifyInstance } from 'fastify'

export function addFormParser(forms: FastifyInstance): void {
  forms.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}
