// What may be uploaded: picked by extension or mime (§5), believed only by content.
// The browser shares this list.

export type Accept = 'pictures' | 'photos' | 'papers' | 'passports'

/**
 * `starts` and `holds` are looked for in the file's bytes, one character each (a picture's in its first 16);
 * what has neither is plain text.
 */
export type FileKind = {
  extensions: readonly string[]
  mime: string
  starts?: string
  holds?: string
  picture?: true
}

const zip = 'PK\x03\x04'
const office = 'application/vnd.openxmlformats-officedocument'
const officeContents = '[Content_Types].xml'

const kinds: readonly FileKind[] = [
  { extensions: ['jpg', 'jpeg'], mime: 'image/jpeg', starts: '\xff\xd8\xff', picture: true },
  { extensions: ['png'], mime: 'image/png', starts: '\x89PNG\r\n\x1a\n', picture: true },
  { extensions: ['webp'], mime: 'image/webp', starts: 'RIFF', holds: 'WEBP', picture: true },
  { extensions: ['gif'], mime: 'image/gif', starts: 'GIF8', picture: true },
  { extensions: ['pdf'], mime: 'application/pdf', starts: '%PDF-' },
  { extensions: ['docx'], mime: `${office}.wordprocessingml.document`, starts: zip, holds: officeContents },
  { extensions: ['xlsx'], mime: `${office}.spreadsheetml.sheet`, starts: zip, holds: officeContents },
  {
    extensions: ['hwp'],
    mime: 'application/x-hwp',
    starts: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    holds: 'HWP Document File',
  },
  { extensions: ['hwpx'], mime: 'application/hwp+zip', starts: zip, holds: 'mimetypeapplication/hwp+zip' },
  { extensions: ['txt'], mime: 'text/plain' },
]

/** Pictures of passports and trips are photographs or scans, so GIF is not among them. */
export const kindsOf = (accept: Accept) =>
  kinds.filter(
    ({ picture, mime }) =>
      accept === 'papers' || (picture && (accept === 'pictures' || mime !== 'image/gif')),
  )

/** What a file input offers. */
export const acceptList = (accept: Accept) =>
  kindsOf(accept).flatMap(({ extensions, mime }) => [mime, ...extensions.map((extension) => `.${extension}`)])

export const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** When files are picked, nobody has read them yet, so extension or mime is enough. */
export function mayPick(accept: Accept, { name, type }: { name: string; type: string }): boolean {
  return kindsOf(accept).some(
    ({ extensions, mime }) => extensions.includes(extensionOf(name)) || mime === type.toLowerCase(),
  )
}
