// A form that says how far it has come, which fetch does not. Loaded with the first such form.
type UploadRequest = {
  method: string
  path: string
  form: FormData
  headers: Record<string, string>
  onProgress: (share: number) => void
  signal: AbortSignal | undefined
}

export function uploadForm({
  method,
  path,
  form,
  headers,
  onProgress,
  signal,
}: UploadRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onProgress(loaded / total)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = reject
    request.onabort = reject
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
