// Pictures as text, because what lies on the phone is encrypted as one text; and back again to send them.
export type StoredPicture = { name: string; type: string; base64: string }

/** In pieces: a whole picture has more bytes than a function takes arguments. */
export function toBase64(bytes: Uint8Array): string {
  const piece = 0x8000
  let letters = ''
  for (let at = 0; at < bytes.length; at += piece)
    letters += String.fromCharCode(...bytes.subarray(at, at + piece))
  return btoa(letters)
}

export const toStoredPicture = async (file: File): Promise<StoredPicture> => ({
  name: file.name,
  type: file.type,
  base64: toBase64(new Uint8Array(await file.arrayBuffer())),
})

export const toFile = ({ name, type, base64 }: StoredPicture): File =>
  new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type })
