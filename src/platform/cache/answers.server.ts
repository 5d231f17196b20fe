// Whole HTTP answers, kept compressed and sent in one write.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { accepts } from './accepted.ts'
import type { Usage } from './kept.server.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

type Encoding = 'br' | 'gzip' | 'plain'
/** `body` holds bytes as a latin1 string: Node then sends head and body in a single write. */
type Form = { head: string[]; body: string; etag: string }
/**
 * A place where members get other content than visitors, in bytes of the plain form; `yes` holds bytes, too.
 */
export type MarkedPlace = { name: string; at: number; length: number; yes: string }
/** `owners`: members for whom it must be drawn anew. */
type Marked = { places: MarkedPlace[]; owners: number[] }
export type KeptAnswer = Marked & {
  headers: Record<string, string>
  hash: string
  compressing: boolean
  forms: Partial<Record<Encoding, Form>> & { plain: Form }
}

/** Smaller answers are not compressed: they fit into one packet anyway. */
const smallBytes = 1000

export class Answers {
  readonly #kept: LRUCache<string, KeptAnswer> | undefined

  #hits = 0
  #misses = 0

  /** `bytes`: how much may be kept; 0 keeps nothing. */
  constructor(bytes: number) {
    if (bytes > 0)
      this.#kept = new LRUCache({
        maxSize: bytes,
        sizeCalculation: ({ forms, places }) =>
          Object.values(forms).reduce((sum, { body }) => sum + body.length + 500, 0) +
          places.reduce((sum, { yes }) => sum + yes.length + 100, 0),
      })
  }

  /** Whether anything is kept at all. */
  get isKeeping(): boolean {
    return this.#kept !== undefined
  }

  /** An answer that is asked for a second time is compressed. */
  get(key: string): KeptAnswer | undefined {
    const hit = this.#kept?.get(key)
    if (hit) this.#hits++
    else this.#misses++
    if (hit && !hit.compressing) {
      hit.compressing = true
      void this.#compress(key, hit)
    }
    return hit
  }

  /**
   * Stores an answer. `quick`: the body in fast compression, as it was first sent; it is used until the
   * better compression is done.
   */
  keep(
    key: string,
    headers: Record<string, string>,
    body: string,
    { quick, places = [], owners = [] }: Partial<Marked> & { quick?: Buffer | undefined } = {},
  ): KeptAnswer {
    const bytes = Buffer.from(body)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    const br = quick && { br: form({ ...headers, 'content-encoding': 'br' }, quick, `"${hash}-quick"`) }
    const answer = {
      headers,
      hash,
      places,
      owners,
      compressing: bytes.length < smallBytes,
      forms: { plain: form(headers, bytes, `"${hash}"`), ...br },
    }
    this.#kept?.set(key, answer)
    return answer
  }

  usage(): Usage {
    return {
      entries: this.#kept?.size ?? 0,
      bytes: this.#kept?.calculatedSize ?? 0,
      hits: this.#hits,
      misses: this.#misses,
    }
  }

  async #compress(key: string, answer: KeptAnswer): Promise<void> {
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
      br: form({ ...headers, 'content-encoding': 'br' }, br, `"${hash}-br"`),
      gzip: form({ ...headers, 'content-encoding': 'gzip' }, gz, `"${hash}-gzip"`),
    }
    if (this.#kept?.has(key)) this.#kept.set(key, { ...answer, forms: { plain: forms.plain, ...compressed } })
  }
}

function form(headers: Record<string, string>, bytes: Buffer, etag: string): Form {
  return {
    head: Object.entries({ ...headers, etag, 'content-length': String(bytes.length) }).flat(),
    body: bytes.toString('latin1'),
    etag,
  }
}

/** Cookies are added on sending, never kept. */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  { forms }: KeptAnswer,
  cookies: string[] = [],
): void {
  const accepted = request.headers['accept-encoding']
  const { head, body, etag } =
    (accepts(accepted, 'br') && forms.br) || (accepts(accepted, 'gzip') && forms.gzip) || forms.plain
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
