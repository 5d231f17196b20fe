// Words of Korean that depend on what stands before them: the particle of an object, and how a person is named.

/** 약관을, but 동의를. Digits and other letters are read as they are said in Korean, where that is known. */
export function withObjectParticle(words: string): string {
  const [last = ''] = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(words) ?? []
  return `${words}${endsInConsonant(last) ? '을' : '를'}`
}

/** 김나루님이. Who gave no name is known by their address, which is no name to honour. */
export const withHonorificSubject = (name: string) =>
  name.includes('@') ? `${name} 담당자가` : `${name}님이`

/** The digits that end in a consonant: 영, 일, 삼, 육, 칠, 팔. */
const closedDigits = '013678'

function endsInConsonant(letter: string): boolean {
  if (/[0-9]/.test(letter)) return closedDigits.includes(letter)
  const at = letter.charCodeAt(0) - 0xac00
  return at >= 0 && at < 11_172 && at % 28 > 0
}
