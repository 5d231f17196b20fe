// Forms with files, as a browser sends them, and as none would.
import fc from 'fast-check'

export type FormFields = Record<string, string | File | (string | File)[]>

/** The body and headers with which a browser on the agency's own page sends it. */
export async function toMultipartForm(fields: FormFields) {
  const form = new FormData()
  for (const [field, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(field, value)
  const request = new Request('http://a1.localhost', { method: 'POST', body: form })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { ...Object.fromEntries(request.headers), origin: 'http://a1.localhost' },
  }
}

export const createFile = (name: string, bytes: Buffer | string, type = 'application/octet-stream') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })

/** The form with something cut out, put in, or missing from its end, so many times over. */
export function mangleForm(whole: Buffer, count: number): Buffer[] {
  const put = fc.oneof(
    fc.uint8Array({ maxLength: 20 }),
    fc.constantFrom('\r\n', '--', '"', '; name=', '\0').map((text) => Buffer.from(text)),
  )
  const mangling = fc.record({
    at: fc.nat(whole.length),
    cut: fc.nat(200),
    put,
    end: fc.option(fc.nat(whole.length)),
  })
  return fc
    .sample(mangling, count)
    .map(({ at, cut, put, end }) =>
      Buffer.concat([whole.subarray(0, at), put, whole.subarray(at + cut)]).subarray(0, end ?? undefined),
    )
}
