// Preview addresses: whoever has one sees one draft on the agency's own site, for ten minutes.
import { previewParam } from '#lib/preview-param.ts'
import { previewSeconds } from '#limits/access.ts'
import type { KeyFor } from './secrets.server.ts'
import { readToken, signToken } from './signed-token.server.ts'

/** `kind` and `id` name the draft; `until` is a moment in milliseconds. */
type SignedPreview = { travel_agency: number; kind: string; id: number; until: number }

export const buildPreviewQuery = (token: string) => `?${previewParam}=${encodeURIComponent(token)}`

const purpose = 'preview'

type PreviewSigner = {
  keyFor: KeyFor
  travel_agency: number
  siteOrigin: (travel_agency: number) => Promise<string>
}
/** `path`: the address the draft's page has, or will have, on the site. */
type PreviewDraft = { kind: string; id: number; path: string }

/** The address at which a draft is seen. */
export async function signPreview(
  { keyFor, travel_agency, siteOrigin }: PreviewSigner,
  { kind, id, path }: PreviewDraft,
): Promise<string> {
  const signed: SignedPreview = { travel_agency, kind, id, until: Date.now() + previewSeconds * 1_000 }
  const address = new URL(path, await siteOrigin(travel_agency))
  address.searchParams.set(previewParam, signToken({ keyFor, purpose }, signed))
  return address.href
}

/** The draft that the token opens at this agency's site, while it is valid. */
export function readPreview(keyFor: KeyFor, travel_agency: number, token: string): SignedPreview | undefined {
  const signed = readToken<SignedPreview>({ keyFor, purpose }, token)
  return signed?.travel_agency === travel_agency && signed.until > Date.now() ? signed : undefined
}
