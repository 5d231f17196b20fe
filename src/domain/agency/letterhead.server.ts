// The sender of a list or a paper: the agency's name, and its logo in a form that a PDF can hold.
import sharp from 'sharp'
import { type Language, localize } from '#i18n/language.ts'
import { parseLogoName } from '#lib/logo-name.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { readPublicFile } from './look/icon.server.ts'

type Letterhead = { sender: string; logo_path: string | null }
/** The logo has twice the pixels it is drawn at, because paper shows more than a screen. */
const logoHeight_px = 128

export async function readLetterhead(
  { db, travel_agency }: AgencyContext,
  language: Language,
): Promise<Letterhead> {
  const { company_name, logo } = await db
    .selectFrom('agency_info')
    .select(['company_name', 'logo'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return { sender: localize(company_name, language), logo_path: logo }
}

/** Called without a transaction. A logo of light ink cannot be read on paper: then the name is alone. */
export async function loadLogo(
  files: FileStore,
  travel_agency: number,
  logo_path: string | null,
): Promise<Buffer | undefined> {
  if (logo_path === null || parseLogoName(logo_path)?.tone === 'light') return undefined
  const bytes = await readPublicFile(files, travel_agency, logo_path)
  return bytes && sharp(bytes).resize({ height: logoHeight_px, withoutEnlargement: true }).png().toBuffer()
}
