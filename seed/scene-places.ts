// The places of each drawn scene: a picture of another country is refused by scene-places.test.ts.
import type { DemoAgency, DemoPackage, Words } from './demo-types.ts'
import type { SceneName } from './scenes/scene-names.ts'
import { countRounds } from './trip/golf.ts'
import { createPlan, type PlanDay } from './trip/plan.ts'
import type { Region } from './trip/regions.ts'
import type { Setting } from './trip/town.ts'
import { getTown } from './trip/towns.ts'

/**
 * Whole regions, there perhaps the towns of one kind alone and not some of them; single stops of a route; or
 * every trip there is. A fairway is in trips that play it.
 */
type SceneLocation = {
  regions?: Region[]
  settings?: Setting[]
  except?: string[]
  stops?: string[]
  anywhere?: true
  played?: true
}
type ScenePlace = SceneLocation & { caption: Words }

const at = (ko: string, en: string, where: SceneLocation): ScenePlace => ({ caption: { ko, en }, ...where })
const stops = (...list: string[]): SceneLocation => ({ stops: list })
const warmSeas: Region[] = [
  'vietnam',
  'thailand',
  'philippines',
  'indonesia',
  'malaysia',
  'pacific',
  'indian',
]
const okinawa = ['나하', '온나', '북부·츄라우미', '미야코지마']
const reefCoast = ['골드코스트', '케언스', '해밀턴섬']

export const scenePlaces: Record<SceneName, ScenePlace> = {
  'palm-bay': at('야자수 해변', 'A bay with palms', {
    regions: warmSeas,
    settings: ['beach'],
    except: ['하롱'],
    stops: [
      ...okinawa,
      ...reefCoast,
      '싱가포르',
      '동남아시아',
      '싼야',
      '애월·한림',
      '제주 서쪽',
      '중문',
      '투몬',
      '잔지바르',
    ],
  }),
  'hanok-roofs': at('한옥 지붕', 'Hanok roofs', {
    regions: ['seoul'],
    settings: ['city'],
    stops: ['안동', '전주', '경주', '곡선의 경주', '수학여행 경주'],
  }),
  'snow-peaks': at('눈 덮인 봉우리', 'Snow peaks', {
    regions: ['alps', 'nepal'],
    settings: ['mountain'],
    stops: ['코르티나', '오르티세이', '다카야마', '로키', '밴프', '후탸오샤', '마운트쿡', '샤모니'],
  }),
  'city-night': at('한강과 도시', 'The Han and the city', {
    regions: ['seoul'],
    settings: ['city'],
    except: ['수원'],
  }),
  'torii-gate': at('물 위의 도리이', 'A torii in the water', stops('하코네', '쓰시마')),
  dunes: at('모래 언덕', 'Dunes', { regions: ['uae'], stops: ['카이로', '사하라', '고비', '와디럼'] }),
  fjord: at('피오르', 'A fjord', {
    stops: ['피오르', '베르겐', '트롤퉁가', '스타방에르', '에이일스타디르', '아퀴레이리'],
  }),
  lighthouse: at('등대', 'A lighthouse', {
    regions: ['jeju', 'islands'],
    except: ['한라산', '한라산 둘레', '곶자왈', '오름'],
    stops: [
      '에든버러',
      '세인트앤드루스',
      '서섹스',
      '강릉',
      '속초',
      '남해',
      '감천·영도',
      '칭다오',
      '컨딩',
      '갈레',
      '꼰다오',
      '미야코지마',
      '나오시마',
    ],
  }),
  'cherry-road': at('벚꽃길', 'A road of cherry trees', {
    regions: ['japan', 'jeju', 'seoul', 'gyeongsang', 'jeolla'],
    except: [...okinawa, '동해 뱃길', '한라산 둘레', '곶자왈', '임진각에서 도라산'],
  }),
  vineyard: at('포도밭', 'A vineyard', {
    regions: ['italy', 'france'],
    settings: ['country'],
    stops: ['피렌체', '아비뇽', '엑상프로방스', '도루', '카오야이', '영동'],
  }),
  balloons: at('열기구', 'Balloons', stops('카파도키아')),
  reef: at('산호 바다', 'A coral sea', {
    regions: warmSeas,
    settings: ['beach'],
    except: ['하롱', '갈레'],
    stops: [...okinawa, ...reefCoast, '다합', '잔지바르'],
  }),
  'temple-steps': at('돌 사원', 'Stone temples', stops('시엠레아프', '족자카르타')),
  aurora: at('오로라', 'Northern lights', {
    stops: ['옐로나이프', '레이캬비크', '비크', '회픈', '에이일스타디르', '아퀴레이리'],
  }),
  'market-street': at('등불 켠 시장', 'A market under lanterns', {
    regions: ['taiwan', 'hongkong'],
    settings: ['city'],
    stops: ['다낭·호이안', '치앙마이', '말라카', '푸껫', '싱가포르'],
  }),
  'old-bridge': at('카를교', 'Charles Bridge', stops('프라하')),
  'rice-terraces': at('계단식 논', 'Rice terraces', {
    stops: ['우붓', '족자카르타', '자바', '사파', '하장', '치앙마이'],
  }),
  'volcano-crater': at('화산과 분화구 호수', 'A volcano and its crater lake', {
    stops: [
      ...['구마모토', '가고시마', '롬복', '브로모', '이젠', '자바'],
      ...['빅아일랜드', '뉴질랜드 북섬'],
    ],
  }),
  'tulip-windmill': at('튤립과 풍차', 'Tulips and a windmill', {
    regions: ['lowlands'],
    stops: ['해미와 안면도'], // its tulip garden has a windmill, too
  }),
  'karst-bay': at('솟은 바위섬', 'Rocks out of the water', {
    stops: [
      ...['하롱베이', '하롱', '구이린', '푸껫', '까말라', '끄라비', '란타'],
      ...['팔라완', '팔라우', '방비엥'],
    ],
  }),
  'overwater-villas': at('물 위의 빌라', 'Villas over the water', {
    stops: ['몰디브', '말레', '말레 북쪽', '바 환초', '남말레 환초', '피지'],
  }),
  'golf-fairway': at('페어웨이', 'The fairway', {
    regions: ['japan', 'thailand', 'vietnam', 'malaysia', 'philippines', 'china'],
    stops: ['서귀포', '영암·해남', '세인트앤드루스', '멜버른 샌드벨트'],
    played: true,
  }),
  'pine-trail': at('침엽수 숲길', 'A trail through firs', stops('체르마트', '샤모니', '가미코치', '로키')),
  'forest-path': at('숲길', 'A path through the woods', {
    regions: ['gangwon'],
    stops: ['규슈 올레', '지리산', '달랏', '남이섬과 수목원', '한라산 둘레', '곶자왈'],
  }),
  'hot-spring': at('노천탕', 'An open-air bath', {
    regions: ['japan'],
    settings: ['spa'],
    except: ['쓰시마'],
    stops: ['가나자와'],
  }),
  'white-cliffs-town': at('하얀 절벽 마을', 'A white town on the cliff', stops('산토리니', '미코노스')),
  'desert-mesa': at('붉은 바위 벌판', 'Red mesas', stops('그랜드서클', '라스베이거스', '애리조나')),
  savanna: at('초원의 기린', 'Giraffes on the plain', { regions: ['africa'], settings: ['wild'] }),
  'safari-river': at('강가의 코끼리', 'Elephants at the river', { regions: ['africa'], settings: ['wild'] }),
  'ferris-wheel-harbour': at('항구의 관람차', 'The wheel at the harbour', stops('요코하마')),
  'castle-hill': at('언덕 위의 성', 'A castle on its hill', stops('루아르', '잘츠부르크', '체스키크룸로프')),
  'glacier-lake': at('빙하 호수', 'A glacier lake', {
    regions: ['alps'],
    stops: ['로키', '밴프', '블레드', '마운트쿡', '퀸스타운', '토레스 델 파이네', '엘 찰텐', '회픈'],
  }),
  'lavender-field': at('라벤더밭', 'A field of lavender', {
    stops: ['아비뇽', '엑상프로방스', '발랑솔', '그라스', '남프랑스', '후라노·비에이'],
  }),
  'palace-gate': at('광화문', 'Gwanghwamun', stops('경복궁', '후원과 북촌', '서울')),
  'tea-fields': at('차밭', 'Tea fields', {
    stops: [
      ...['카메론 하이랜드', '타이중', '아리산', '보성·강진', '보성·여수', '하동', '대정·안덕', '제주 서쪽'],
      ...['갈레', '벤토타'],
    ],
  }),
  'night-ferry': at('항구를 나서는 배', 'A ship leaving the harbour', {
    regions: ['islands'],
    stops: [
      '동해 뱃길',
      '지중해',
      '서지중해',
      '동남아시아',
      '순천·여수',
      '여수·순천',
      '해운대·광안리',
      '발트해',
    ],
  }),
  'cable-car': at('산악 케이블카', 'A mountain cable car', {
    regions: ['alps'],
    settings: ['mountain'],
    stops: ['다테야마', '다카야마', '설악·속초'],
  }),
  'canal-houses': at('운하의 집들', 'Houses on a canal', {
    regions: ['lowlands'],
    stops: ['코펜하겐'],
  }),
  pyramids: at('피라미드', 'The pyramids', stops('카이로')),
  waterfall: at('폭포', 'A waterfall', {
    stops: [
      ...['루앙프라방', '나이아가라', '서귀포·중문', '마우이', '모리셔스', '철원', '밀퍼드', '테아나우'],
      ...['빅토리아폭포', '플리트비체'],
    ],
  }),
  'autumn-temple': at('단풍 든 절', 'A temple among red maples', {
    regions: ['japan'],
    settings: ['city', 'spa'],
    except: [...okinawa, '쓰시마', '다카마쓰'],
  }),
  'forbidden-city': at('자금성', 'The Forbidden City', stops('베이징')),
  'golden-bridge': at('바나힐 골든브리지', 'The Golden Bridge of Ba Na', stops('다낭·호이안', '다낭')),
  'sea-cable-car': at('해상 케이블카', 'A cable car over the sea', {
    stops: ['푸꾸옥', '랑카위', '통영', '통영·거제', '동해·삼척', '여수·순천', '순천·여수'],
  }),
  'pillar-peaks': at('장자제의 돌기둥', 'The pillars of Zhangjiajie', stops('장자제')),
  'river-pagoda': at('왓 아룬과 짜오프라야강', 'Wat Arun on the Chao Phraya', stops('방콕', '방콕·파타야')),
  'marina-towers': at('마리나 베이', 'Marina Bay', stops('싱가포르')),
  'fuji-lake': at('호수 너머 후지산', 'Mount Fuji over the lake', stops('하코네', '도쿄')),
  'white-castle': at('히메지성', 'Himeji Castle', stops('고베')),
  'harbour-junk': at('빅토리아 하버', 'Victoria Harbour', stops('홍콩')),
  'lantern-hill': at('지우펀의 홍등', 'The lanterns of Jiufen', stops('타이베이')),
  'water-town': at('물길 마을', 'A town on the water', stops('상하이', '우전', '항저우')),
  'brick-canal': at('오타루 운하', 'The Otaru canal', stops('삿포로')),
  'steppe-gers': at('초원의 게르', 'Gers on the steppe', stops('고비', '홉스골', '키르기스스탄')),
  'iron-tower': at('에펠탑', 'The Eiffel Tower', stops('파리', '살롱 파리')),
  'clock-tower': at('빅벤', 'Big Ben', stops('런던')),
  arena: at('콜로세움', 'The Colosseum', stops('로마', '성지 로마')),
  'sandcastle-spires': at('사그라다 파밀리아', 'The Sagrada Família', stops('바르셀로나')),
  'liberty-skyline': at('자유의 여신상', 'The Statue of Liberty', stops('뉴욕')),
  'red-bridge': at('금문교', 'The Golden Gate', stops('샌프란시스코')),
  'sail-roofs': at('오페라 하우스', 'The Opera House', stops('시드니')),
  'rock-treasury': at('페트라의 알카즈네', 'The Treasury of Petra', stops('페트라')),
  'blue-alley': at('셰프샤우엔의 파란 골목', 'A blue alley of Chefchaouen', stops('셰프샤우엔')),
  'cloud-citadel': at('마추픽추', 'Machu Picchu', stops('쿠스코')),
  'needle-city': at('부르즈 할리파', 'Burj Khalifa', stops('두바이')),
  'tram-street': at('노란 전차 골목', 'A street with a yellow tram', stops('리스본', '포르투')),
  'gondola-canal': at('곤돌라', 'A gondola', stops('베네치아', '라 페니체')),
  'concert-hall': at('음악회장', 'The concert hall', stops('빈 음악', '빈', '잘츠부르크', '라 페니체')),
  'white-terraces': at('파묵칼레의 하얀 계단', 'The white terraces of Pamukkale', stops('파묵칼레')),
  'fortress-wall': at('성곽', 'The fortress wall', stops('수원', '낙산과 남산', '공주·부여', '서울')),
  'hill-village': at('바닷가 언덕 마을', 'Houses on a hill by the sea', {
    stops: ['부산', '감천·영도', '해운대·광안리', '동해·삼척'],
  }),
  'sunrise-crater': at('성산일출봉', 'Seongsan Ilchulbong', stops('성산·우도', '제주 동쪽')),
  'bamboo-grove': at('대숲', 'A bamboo grove', stops('담양', '교토', '평지 교토', '이끼 교토')),
  'moon-bridge': at('월정교', 'Woljeong Bridge', stops('경주', '곡선의 경주', '수학여행 경주')),
  'mountain-temple': at('산사', 'A mountain temple', {
    regions: ['gangwon', 'gyeongsang', 'jeolla'],
    stops: ['템플스테이', '한라산 둘레'],
  }),
  'border-river': at('끊어진 다리와 임진강', 'The Imjin and its broken bridge', stops('임진각에서 도라산')),
  'heaven-lake': at('백두산 천지', 'The lake of Mount Baekdu', stops('백두산')),
  'halla-slope': at('한라산', 'Hallasan', stops('한라산 둘레')),
  'table-meal': at('차려진 밥상', 'The table is laid', { anywhere: true }),
  'guest-room': at('머무는 방', 'The room', { anywhere: true }),
  'coach-seat': at('창가 자리', 'A seat by the window', { anywhere: true }),
  'seen-from-behind': at('함께 바라보는 길', 'Looking out together', { anywhere: true }),
}

function isSceneAt(scene: SceneName, stop: string): boolean {
  const { regions: whole = [], settings, except = [], stops: single = [], anywhere } = scenePlaces[scene]
  if (anywhere || single.includes(stop)) return true
  const { region, setting } = getTown(stop)
  return whole.includes(region) && (settings?.includes(setting) ?? true) && !except.includes(stop)
}

/** The stop of this trip that the scene shows; undefined where it belongs to another trip. */
export function findStop(agency: DemoAgency, trip: DemoPackage, scene: SceneName): Words | undefined {
  if (scenePlaces[scene].played && countRounds(trip.package_code) === 0) return undefined
  const leg = findLeg(agency, trip, scene)
  return leg && getTown(leg.at).name
}

/** The part of this trip's route that the scene shows. */
export const findLeg = (agency: DemoAgency, trip: DemoPackage, scene: SceneName) =>
  createPlan(agency, trip).legs.find(({ at: stop }) => isSceneAt(scene, stop))

/** Whether one can see it on that day: of a place one sees little on the day of a flight. */
function canSeeOn(scene: SceneName, { kind, at, bed }: PlanDay, byAir: boolean): boolean {
  const isFlown = byAir && ['out', 'back', 'land'].includes(kind)
  if (kind === 'land' || !isSceneAt(scene, at.leg.at)) return false
  if (scene === 'guest-room') return bed !== null
  if (isFlown) return false
  return scene !== 'coach-seat' || ['only', 'out', 'move', 'back'].includes(kind)
}

type SceneCaption = { alt: Words; on_day: number | null }

/**
 * What is under each picture: the stop, what of it one sees, and the day, of which each has one picture.
 */
export function createCaptions(agency: DemoAgency, trip: DemoPackage, scenes: SceneName[]): SceneCaption[] {
  const taken = new Set<number>()
  const { days, journey } = createPlan(agency, trip)
  return scenes.map((scene) => {
    const open = days.filter((day) => !taken.has(day.day) && canSeeOn(scene, day, journey.kind === 'flight'))
    const { caption, anywhere } = scenePlaces[scene]
    const best = open.find(({ kind }) => kind === 'full') ?? open.find((one) => one.bed)
    // a room can be shown on a day that shows nothing else
    const day = (anywhere ? undefined : best) ?? open[0]
    if (day) taken.add(day.day)
    const stop = day ? day.at.town.name : findStop(agency, trip, scene)
    const alt = stop ? { ko: `${stop.ko}, ${caption.ko}`, en: `${stop.en}: ${caption.en}` } : caption
    return { alt, on_day: day?.day ?? null }
  })
}
