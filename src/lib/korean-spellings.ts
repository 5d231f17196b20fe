// Spellings of a Korean name in Latin letters: a syllable in many usual ways, a surname in its own.

const initials = [
  'K|G|C',
  'KK|GG|K|G',
  'N',
  'D|T',
  'TT|DD|D|T',
  'R|L|RH|N',
  'M',
  'B|P|V',
  'PP|BB|B|P',
  'S|SH',
  'SS|S',
  '',
  'J|CH|Z',
  'JJ|J|CH',
  'CH|TCH|C|J',
  'K|KH|C',
  'T|TH',
  'P|PH|F',
  'H',
]
const vowels = [
  'A|AH|AR',
  'AE|AI|AY|AH|E|A',
  'YA|YAH|IA|EA',
  'YAE|YE|YA',
  'EO|EU|OU|U|O|UH|UR|E',
  'E|EH|AE|AY|EI|EY',
  'YEO|YEU|YOU|YU|YUH|YO|YEA|YE|EO|EU|OU|IU|IO',
  'YE|YEA|YAE|YEH|E|EA|EY|AE|AY|AI',
  'O|OH|OO|OU',
  'WA|OA|UA|WAH|HWA',
  'WAE|WAI|WE|OAE',
  'OE|OI|OY|WE|WAE|OEI',
  'YO|YOH|IO|O|YOU',
  'U|OO|WU|WOO|OU|UH|UE',
  'WO|WEO|WOO|UO|WU|O|WOU',
  'WE|WAE',
  'WI|WEE|UI|WY|UEE|UY',
  'YU|YOO|YOU|IU|U|OO|YUH',
  'EU|U|E|UE|EOU|EO|OO',
  'UI|EUI|EE|I|EI|YI|UEE|EY',
  'I|EE|Y|YI|IE|EY|E|EA',
]
const finals = [
  '',
  'K|G|C|CK|GH|Q',
  'K|G|KK',
  'K|G',
  'N|NE',
  'N',
  'N',
  'T|D',
  'L|R|LL|LE',
  'K|G|L|LK',
  'M|LM',
  'L|P|B',
  'L',
  'L',
  'P',
  'L',
  'M|ME',
  'P|B|PP|V',
  'P|B',
  'T|S|D|TH',
  'T|S|D|SS',
  'NG',
  'T|J|D',
  'T|CH',
  'K|G',
  'T',
  'P|B',
  'H?|T',
]

/** Surnames that are spelled otherwise than their sounds. */
const spellings: Record<string, string> = {
  이: 'LEE|YI|RHEE|REE|RI|RHIE|RIE|LI|YEE|I|E|LEIGH|LEA|LIE|RHI',
  리: 'LEE|YI|RHEE|REE|RI|LI|YEE|I',
  박: 'PARK|BARK|PARC|PAG',
  임: 'LIM|LEEM|IM|YIM|RIM|RHIM|IHM|LYM|LIHM|EEM',
  림: 'LIM|LEEM|IM|YIM|RIM',
  유: 'RYU|RYOO|LYU|RYOU|LYOO|YOUH|YEW',
  류: 'YOO|YU|YOU|LIU|LEW',
  노: 'ROH|RO|RHO|LOH|NHO',
  나: 'RA|RAH|LA|NAH',
  라: 'NA|NAH',
  양: 'RYANG|LYANG|YAUNG',
  여: 'LYEO|RYEO|YUH',
  염: 'YEOM|YUM|RYUM|LYUM',
  우: 'WOO|WU|OO|U|UH|WOOH',
  문: 'MOON|MUN|MUHN',
  주: 'JOO|JU|CHOO|CHU|ZU|JOOH',
  최: 'CHOI|CHOE|CHOY|CHEY|CHAE|CHOEY|TSOI',
  조: 'CHO|JO|JOE|JOH|CHOH|ZO',
  정: 'JUNG|JEONG|CHUNG|CHEONG|JOUNG|CHONG|JEUNG|CHEUNG|JONG|ZUNG',
  전: 'JEON|JUN|CHUN|CHON|JEUN|JHUN|CHEON',
  천: 'CHEON|CHUN|CHON|CHEUN',
  신: 'SHIN|SIN|SHINN|SEEN',
  심: 'SHIM|SIM|SHEEM',
  성: 'SUNG|SEONG|SONG|SEUNG|SOUNG',
  석: 'SEOK|SUK|SUCK|SOK|SEUK|SUG|SEOG|SOUK|SHUCK',
  선: 'SUN|SEON|SON|SUNN',
  선우: 'SUNWOO|SEONWOO|SEONU|SONWOO|SUNOO',
  손: 'SON|SOHN|SHON|SONE',
  설: 'SEOL|SUL|SULL|SOL|SEUL',
  서: 'SEO|SUH|SUR|SU|SO|SHUR|SEOH|SEU',
  오: 'OH|O|OU|OHH',
  원: 'WON|WEON|WONE|ONE|WUN',
  육: 'YOOK|YUK|YOUK|RYUK',
  엄: 'UM|EOM|UHM|OM|OUM|EUM',
  어: 'EO|UH|EOH|UR|AUH',
  안: 'AHN|AN|ANN',
  강: 'KANG|GANG|KAHNG|CANG',
  고: 'KO|GO|KOH|GOH|COE',
  곽: 'KWAK|GWAK|KWAG|KWACK|KUARK|GWAG',
  구: 'KOO|GU|KU|GOO|KOH|COO',
  국: 'KOOK|KUK|GUK|GOOK|CUK',
  권: 'KWON|GWON|KWEON|GWEON|KWUN|KUEN|QWON',
  금: 'KEUM|GEUM|KUM|GUM|GOLD',
  기: 'KI|GI|KEE|KEY',
  길: 'GIL|KIL|GILL|KEEL|GHIL',
  김: 'KIM|GIM|KEEM|KHIM|GEEM|KYM',
  공: 'KONG|GONG|KOUNG',
  계: 'KYE|GYE|KAY|GAE|KEI',
  백: 'BAEK|PAIK|BAIK|BACK|PAEK|BAEG|BEAK|PAICK|PECK|BECK',
  배: 'BAE|PAI|BAI|BAY|PAE|BEA|BE',
  변: 'BYUN|BYEON|PYUN|PYON|BYON|BYOUN|PYEON',
  표: 'PYO|PHYO',
  피: 'PI|PEE|PIE',
  홍: 'HONG|HUNG',
  황: 'HWANG|WHANG|HOANG|HUANG',
  허: 'HEO|HUH|HUR|HER|HO|HU',
  현: 'HYUN|HYEON|HYON|HYOUN|HIUN',
  은: 'EUN|UN|EUNE',
  진: 'JIN|CHIN|JEAN|JEEN|CHEN',
  차: 'CHA|CHAR|CHAH|TCHA',
  채: 'CHAE|CHAI|CHAY',
  지: 'JI|CHI|JEE|GEE|CHEE',
  장: 'JANG|CHANG|ZANG|JAHNG',
  하: 'HA|HAH',
  도: 'DO|DOH|TO|DOE',
  마: 'MA|MAH',
  방: 'BANG|PANG|BAHNG|BHANG',
  봉: 'BONG|PONG',
  부: 'BU|BOO|PU|POO',
  복: 'BOK|POK|BOCK',
  남궁: 'NAMKOONG|NAMGUNG|NAMGOONG|NAMKUNG',
  독고: 'DOKGO|DOKKO|TOKKO|DOKO',
  제갈: 'JEGAL|JAEGAL|CHEGAL|JEKAL',
  황보: 'HWANGBO|WHANGBO|HWANGPO',
  사공: 'SAGONG|SAKONG',
  서문: 'SEOMUN|SEOMOON|SUHMOON|SUHMUN',
}
const otherSurnames =
  '가간갈감견경곡교궁근기난남낭내단담당대동두려로류맹명모목묘묵미민반범비빈빙사삼상소송수순승시아애야연영예옥온옹왕요용운위유윤음의인자잠저점제종좌증창초추춘탁탄태판팽편평포필학한함해형호화환후'

/** Two to five letters of Hangul that begin with a surname, with a space between or none. */
export const isKoreanName = (hangul: string): boolean =>
  /^[가-힣]{1,2} ?[가-힣]{1,3}$/.test(hangul) && isSurname(hangul.charAt(0))

const isSurname = (syllable: string) => syllable in spellings || otherSurnames.includes(syllable)

/** Syllables of given names that are also spelled as a foreign name is, or by ear. */
const givenSpellings: Record<string, string> = {
  휘: 'WHEE|WHI',
  진: 'GENE|GIN',
  지: 'GEE',
  준: 'JUNE',
  이: 'LEE',
}

function spellSyllable(syllable: string): string {
  const code = syllable.charCodeAt(0) - 0xac00
  const parts = [
    initials[Math.floor(code / 588)],
    vowels[Math.floor((code % 588) / 28)],
    finals[code % 28],
  ] as const
  const sounds = parts.map((part) => `(?:${part})`).join('')
  return syllable in givenSpellings ? `(?:${sounds}|${givenSpellings[syllable]})` : sounds
}

const spellSurname = (surname: string) =>
  `(?:${[spellings[surname], [...surname].map(spellSyllable).join('')].filter(Boolean).join('|')})`

/**
 * Whether these words can be how the Korean name is spelled, whichever name comes first. A given name alone is
 * enough, and words beside it (a second given name, a husband's surname) are not held against it.
 */
export function isSpelledAs(hangul: string, words: readonly string[]): boolean {
  const name = hangul.replaceAll(' ', '')
  const splits = [1, 2].filter((at) => at < name.length && (at === 1 || name.slice(0, 2) in spellings))
  return splits.some((at) => {
    const [surname, given] = [
      spellSurname(name.slice(0, at)),
      [...name.slice(at)].map(spellSyllable).join(''),
    ]
    if (new RegExp(`^(?:${surname}${given}|${given}${surname}|${given})$`).test(words.join(''))) return true
    return name.length > at + 1 && hasRuns(words, [new RegExp(`^${surname}$`), new RegExp(`^${given}$`)])
  })
}

/** Both names are among the words, each as one or several words in a row, and no word is used twice. */
function hasRuns(words: readonly string[], [first, second]: readonly [RegExp, RegExp]): boolean {
  const find = (pattern: RegExp) =>
    words.flatMap((_word, from) =>
      words
        .map((_end, to) => [from, to] as const)
        .filter(([start, end]) => end >= start && pattern.test(words.slice(start, end + 1).join(''))),
    )
  const seconds = find(second)
  return find(first).some(([from, to]) => seconds.some(([start, end]) => end < from || start > to))
}
