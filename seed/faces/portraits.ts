// The faces of the demo's people, drawn as posters: hair, glasses and clothes are chosen for each of them.

type Hair = 'bob' | 'short' | 'bun' | 'long' | 'crop' | 'cap'
export type Portrait = { hair: Hair; shade?: string; glasses?: true; clothes: string; ground: string }

const black = '#2b2523'
const brown = '#4a352b'
const grey = '#b9b4ae'
const skin = '#f0cfb2'

/** By the name of the person, as the home page of the agency has it. */
export const portraits: Record<string, Portrait> = {
  윤정아: { hair: 'bob', glasses: true, clothes: '#2f5f9e', ground: '#d9e8fa' },
  박도현: { hair: 'short', clothes: '#3d4b5f', ground: '#cfe0f2' },
  이선미: { hair: 'long', shade: brown, clothes: '#b6465f', ground: '#e4effb' },
  한재민: { hair: 'crop', glasses: true, clothes: '#27476f', ground: '#d5e6f7' },
  고은별: { hair: 'long', clothes: '#0f7f86', ground: '#d3f0ee' },
  정바름: { hair: 'crop', glasses: true, clothes: '#f4f7f7', ground: '#bfe6e4' },
  최이든: { hair: 'cap', clothes: '#f2b84b', ground: '#dff4f2' },
  현순자: { hair: 'bun', shade: grey, clothes: '#3b5b4a', ground: '#e3eddb' },
  고태민: { hair: 'short', shade: brown, clothes: '#7a8a4f', ground: '#edf2df' },
  김서경: { hair: 'bob', clothes: '#5d7b9a', ground: '#dfe9d6' },
  한지우: { hair: 'long', clothes: '#3f3d8f', ground: '#e2e1f6' },
  오태오: { hair: 'crop', clothes: '#d9d5c8', ground: '#d5d3f0' },
  백수린: { hair: 'bun', shade: brown, glasses: true, clothes: '#8c5a9e', ground: '#ecebf8' },
  한서윤: { hair: 'long', shade: brown, clothes: '#c77f8c', ground: '#f7e9e6' },
  오지현: { hair: 'bob', clothes: '#efe2d2', ground: '#f3dcd9' },
  민가람: { hair: 'bun', clothes: '#a35d6a', ground: '#faf1ec' },
  서재훈: { hair: 'cap', clothes: '#f1f3ec', ground: '#cfe3cf' },
  남경민: { hair: 'short', glasses: true, clothes: '#1d5b3a', ground: '#dfeedd' },
  이금주: { hair: 'bob', glasses: true, clothes: '#e08a2c', ground: '#fdebcd' },
  강석호: { hair: 'short', shade: grey, clothes: '#44546a', ground: '#fbe0b4' },
  장태산: { hair: 'cap', shade: brown, clothes: '#c9372c', ground: '#e7e5e4' },
  유하린: { hair: 'bun', clothes: '#2f3e4d', ground: '#f3d9d5' },
  윤해원: { hair: 'bob', clothes: '#5b2a5e', ground: '#efe1f0' },
  배진호: { hair: 'crop', glasses: true, clothes: '#2e2a33', ground: '#e3cfe5' },
  하은수: { hair: 'long', clothes: '#c9a15b', ground: '#f6eff7' },
  망고: { hair: 'cap', clothes: '#f08a24', ground: '#fde7c8' },
  반달: { hair: 'crop', shade: brown, clothes: '#2a6fb0', ground: '#ffe0d1' },
  토마토: { hair: 'bob', shade: brown, clothes: '#d23b2f', ground: '#fff0dc' },
}

const behind: Record<Hair, string> = {
  bob: '<path d="M128 196c0-62 34-98 72-98s72 36 72 98v54c0 12-10 18-20 18H148c-10 0-20-6-20-18z"/>',
  short: '',
  bun: '<circle cx="200" cy="92" r="30"/>',
  long: '<path d="M122 190c0-60 36-94 78-94s78 34 78 94v122c0 10-8 16-18 16H140c-10 0-18-6-18-16z"/>',
  crop: '',
  cap: '',
}

const fringe: Record<Hair, string> = {
  bob: '<path d="M134 192c2-62 32-90 66-90s64 28 66 90c-22-10-40-26-50-46-18 24-48 42-82 46z"/>',
  short:
    '<path d="M142 184c-4-54 24-82 58-82s62 28 58 82c-6-20-16-34-30-42-22 12-58 14-70 4-8 10-14 22-16 38z"/>',
  bun: '<path d="M140 192c0-56 28-82 60-82s60 26 60 82c-14-14-34-34-60-34s-46 20-60 34z"/>',
  long: '<path d="M132 204c0-68 32-102 68-102s68 34 68 102c-24-14-50-38-64-66-14 30-42 54-72 66z"/>',
  crop: '<path d="M144 172c0-44 26-66 56-66s56 22 56 66c-12-16-34-24-56-24s-44 8-56 24z"/>',
  cap: '<path d="M140 166c2-44 28-66 60-66s58 22 60 66z"/>',
}

const glassesDrawing =
  '<g fill="none" stroke="#3b3330" stroke-width="5"><circle cx="176" cy="198" r="19"/><circle cx="224" cy="198" r="19"/><path d="M195 196h10"/></g>'

/** An SVG document, 400 by 400. */
export function drawPortrait({ hair, shade = black, glasses, clothes, ground }: Portrait): string {
  const peak = hair === 'cap' ? `<path d="M132 160h122c18 0 30 8 34 16H132z" fill="${clothes}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="56 56 288 288">
    <rect x="56" y="56" width="288" height="288" fill="${ground}"/>
    <g fill="${shade}">${behind[hair]}</g>
    <path d="M172 240h56v48c0 18-56 18-56 0z" fill="#dfb695"/>
    <path d="M70 400c6-74 52-116 102-122 6 22 50 22 56 0 50 6 96 48 102 122z" fill="${clothes}"/>
    <path d="M144 184c0-46 26-70 56-70s56 24 56 70c0 48-26 78-56 78s-56-30-56-78z" fill="${skin}"/>
    <g fill="${hair === 'cap' ? clothes : shade}">${fringe[hair]}</g>${peak}
    <g fill="#3b3330"><circle cx="176" cy="198" r="5"/><circle cx="224" cy="198" r="5"/></g>
    <path d="M182 232c10 10 26 10 36 0" fill="none" stroke="#a8553f" stroke-width="5" stroke-linecap="round"/>
    ${glasses ? glassesDrawing : ''}
  </svg>`
}
