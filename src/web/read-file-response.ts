// A file that comes as it is made: its name, its bytes, and how far it has come meanwhile.
import type { DownloadedFile } from '#platform/wire/call.ts'

export async function readFileResponse(
  response: Response,
  onProgress?: (share: number) => void,
): Promise<DownloadedFile> {
  const name =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  const expectedBytes = Number(response.headers.get('x-bytes-about') ?? 0)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let receivedBytes = 0
  for await (const chunk of readChunks(response)) {
    chunks.push(chunk)
    receivedBytes += chunk.length
    if (expectedBytes > 0) onProgress?.(Math.min(0.99, receivedBytes / expectedBytes)) // the file may be longer than announced
  }
  onProgress?.(1)
  return {
    name: decodeURIComponent(name),
    blob: new Blob(chunks, { type: response.headers.get('content-type') ?? '' }),
  }
}

// Some browsers cannot loop over a stream.
async function* readChunks({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) return
    yield value
  }
}
