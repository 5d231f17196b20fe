// A file that comes as it is made: its name, its bytes, and how far it has come meanwhile.
import type { Got } from '#platform/wire/call.ts'

export async function getFile(response: Response, onProgress?: (share: number) => void): Promise<Got> {
  const name =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  const about = Number(response.headers.get('x-bytes-about') ?? 0)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let come = 0
  for await (const part of partsOf(response)) {
    parts.push(part)
    come += part.length
    if (about > 0) onProgress?.(Math.min(0.99, come / about)) // the last part may be longer than was thought
  }
  onProgress?.(1)
  return {
    name: decodeURIComponent(name),
    blob: new Blob(parts, { type: response.headers.get('content-type') ?? '' }),
  }
}

// Not every browser lets one loop over a stream.
async function* partsOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) return
    yield value
  }
}
