// What may be uploaded: chosen by extension or mime (§5), accepted only by content.
// The browser shares this list.
import { formatFileSize } from '#lib/format.ts'
import { uploadLimits } from '#limits/files.ts'

export type UploadKind = 'pictures' | 'photos' | 'logos' | 'papers' | 'passports'

/**
 * `magic` and `contains` are looked for in the file's bytes, one character each (a picture's in its first 16);
 * what has neither is plain text.
 */
export type FileType = {
  extensions: readonly string[]
  mime: string
  magic?: string
  contains?: string
  isPicture?: true
  /** Text that draws: a logo alone may be one, after a check of what is in it. */
  isDrawing?: true
}

const zipMagic = 'PK\x03\x04'
const officeMime = 'application/vnd.openxmlformats-officedocument'
const officeContents = '[Content_Types].xml'

const fileTypes: readonly FileType[] = [
  { extensions: ['jpg', 'jpeg'], mime: 'image/jpeg', magic: '\xff\xd8\xff', isPicture: true },
  { extensions: ['png'], mime: 'image/png', magic: '\x89PNG\r\n\x1a\n', isPicture: true },
  { extensions: ['webp'], mime: 'image/webp', magic: 'RIFF', contains: 'WEBP', isPicture: true },
  { extensions: ['gif'], mime: 'image/gif', magic: 'GIF8', isPicture: true },
  { extensions: ['svg'], mime: 'image/svg+xml', isPicture: true, isDrawing: true },
  { extensions: ['pdf'], mime: 'application/pdf', magic: '%PDF-' },
  {
    extensions: ['docx'],
    mime: `${officeMime}.wordprocessingml.document`,
    magic: zipMagic,
    contains: officeContents,
  },
  {
    extensions: ['xlsx'],
    mime: `${officeMime}.spreadsheetml.sheet`,
    magic: zipMagic,
    contains: officeContents,
  },
  {
    extensions: ['hwp'],
    mime: 'application/x-hwp',
    magic: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    contains: 'HWP Document File',
  },
  {
    extensions: ['hwpx'],
    mime: 'application/hwp+zip',
    magic: zipMagic,
    contains: 'mimetypeapplication/hwp+zip',
  },
  { extensions: ['txt'], mime: 'text/plain' },
]

/** Pictures of passports and trips are photographs or scans, so GIF is not among them. */
export const listFileTypes = (accept: UploadKind) =>
  fileTypes.filter(
    ({ isPicture, isDrawing, mime }) =>
      (!isDrawing || accept === 'logos') &&
      (accept === 'papers' || (isPicture && (accept === 'pictures' || mime !== 'image/gif'))),
  )

/** What a file input offers. */
export const listAcceptValues = (accept: UploadKind) =>
  listFileTypes(accept).flatMap(({ extensions, mime }) => [
    mime,
    ...extensions.map((extension) => `.${extension}`),
  ])

export const getExtension = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** When files are picked, nobody has read them yet, so extension or mime is enough. */
export function canPick(accept: UploadKind, { name, type }: { name: string; type: string }): boolean {
  return listFileTypes(accept).some(
    ({ extensions, mime }) => extensions.includes(getExtension(name)) || mime === type.toLowerCase(),
  )
}

/** How large a picked file may be, in words. */
export const maxFileSize = formatFileSize(uploadLimits.file_bytes)
