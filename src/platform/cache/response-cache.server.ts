// Whole HTTP answers, kept compressed and sent in one write.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { acceptsEncoding } from './accept-encoding.ts'
import type { CacheUsage } from './value-cache.server.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

type Encoding = 'br' | 'gzip' | 'plain'
/** `body` holds bytes as a latin1 string: Node then sends head and body in a single write. */
type EncodedBody = { head: string[]; body: string; etag: string }
/**
 * A place where members get other content than visitors, in bytes of the uncompressed page.
 */
export type PersonalSlot = { name: string; at: number; length: number; memberBytes: string }
/** `owners`: members for whom the page must be rendered again. */
type Personalization = { slots: PersonalSlot[]; owners: number[] }
export type CachedResponse = Personalization & {
  headers: Record<string, string>
  hash: string
  isCompressing: boolean
  forms: Partial<Record<Encoding, EncodedBody>> & { plain: EncodedBody }
}

/** Smaller answers are not compressed: they fit into one packet anyway. */
const minCompressedBytes = 1000

export class ResponseCache {
  readonly #kept: LRUCache<string, CachedResponse> | undefined

  #hits = 0
  #misses = 0

  /** `bytes`: how much may be cached; 0 caches nothing. */
  constructor(bytes: number) {
    if (bytes > 0)
      this.#kept = new LRUCache({
        maxSize: bytes,
        sizeCalculation: ({ forms, slots }) =>
          Object.values(forms).reduce((sum, { body }) => sum + body.length + 500, 0) +
          slots.reduce((sum, { memberBytes }) => sum + memberBytes.length + 100, 0),
      })
  }

  get isKeeping(): boolean {
    return this.#kept !== undefined
  }

  /** An answer that is asked for a second time is compressed. */
  get(key: string): CachedResponse | undefined {
    const hit = this.#kept?.get(key)
    if (hit) this.#hits++
    else this.#misses++
    if (hit && !hit.isCompressing) {
      hit.isCompressing = true
      void this.#compress(key, hit)
    }
    return hit
  }

  /**
   * Stores an answer. `quick`: the body in fast compression, as it was first sent; it is used until the
   * better compression is done.
   */
  set(
    key: string,
    headers: Record<string, string>,
    body: string,
    { quick, slots = [], owners = [] }: Partial<Personalization> & { quick?: Buffer | undefined } = {},
  ): CachedResponse {
    const bytes = Buffer.from(body)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    const br = quick && { br: encodeBody({ ...headers, 'content-encoding': 'br' }, quick, `"${hash}-quick"`) }
    const answer = {
      headers,
      hash,
      slots,
      owners,
      isCompressing: bytes.length < minCompressedBytes,
      forms: { plain: encodeBody(headers, bytes, `"${hash}"`), ...br },
    }
    this.#kept?.set(key, answer)
    return answer
  }

  usage(): CacheUsage {
    return {
      entries: this.#kept?.size ?? 0,
      bytes: this.#kept?.calculatedSize ?? 0,
      hits: this.#hits,
      misses: this.#misses,
    }
  }

  async #compress(key: string, answer: CachedResponse): Promise<void> {
    const { headers, hash, forms } = answer
    const bytes = Buffer.from(forms.plain.body, 'latin1')
    const [br, gz] = await Promise.all([
      brotli(bytes, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
      gzip(bytes),
    ])
    const compressed = {
      br: encodeBody({ ...headers, 'content-encoding': 'br' }, br, `"${hash}-br"`),
      gzip: encodeBody({ ...headers, 'content-encoding': 'gzip' }, gz, `"${hash}-gzip"`),
    }
    if (this.#kept?.has(key)) this.#kept.set(key, { ...answer, forms: { plain: forms.plain, ...compressed } })
  }
}

function encodeBody(headers: Record<string, string>, bytes: Buffer, etag: string): EncodedBody {
  return {
    head: Object.entries({ ...headers, etag, 'content-length': String(bytes.length) }).flat(),
    body: bytes.toString('latin1'),
    etag,
  }
}

/** Cookies are added on sending, never cached. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { forms }: CachedResponse,
  cookies: string[] = [],
): void {
  const accepted = request.headers['accept-encoding']
  const { head, body, etag } =
    (acceptsEncoding(accepted, 'br') && forms.br) ||
    (acceptsEncoding(accepted, 'gzip') && forms.gzip) ||
    forms.plain
  const all = cookies.length === 0 ? head : [...head, ...cookies.flatMap((cookie) => ['set-cookie', cookie])]
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, withoutBody(all))
    response.end()
    return
  }
  response.writeHead(200, all)
  response.end(body, 'latin1')
}

function withoutBody(head: string[]): string[] {
  return head.filter((_, at) => {
    const name = head[at - (at % 2)]
    return name !== 'content-length' && name !== 'content-encoding' && name !== 'content-type'
  })
}
