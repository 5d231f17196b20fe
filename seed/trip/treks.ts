// The walking days of the treks and long walks: who walks what, how far, how high, and where one sleeps after
// it.
import type { Words } from '../demo-types.ts'
import type { Stay } from './stays.ts'

/** `up` is metres climbed; `high` the day's highest point. */
export type TrekStage = {
  name: Words
  km: number
  hours: number
  up: number
  high?: number
  bed?: Stay
  start?: string
}

type StageOptions = Pick<TrekStage, 'high' | 'bed' | 'start'>

const walk = (
  [ko, en]: [string, string],
  [km, hours, up]: [number, number, number],
  more: StageOptions = {},
): TrekStage => ({ name: { ko, en }, km, hours, up, ...more })

/** By package and day of the trip; the days not named have no walk. */
export const treks: Record<string, Record<number, TrekStage>> = {
  SS101: {
    2: walk(['다섯 호수길', 'Five Lakes Walk'], [10, 4.5, 450], { high: 2571 }),
    3: walk(['고르너그라트에서 리펠제', 'Gornergrat to Riffelsee'], [10, 4, 200], { high: 3089 }),
    4: walk(['에델바이스길과 트리프트', 'Edelweiss trail and Trift'], [11, 5, 600], { high: 2337 }),
    5: walk(['회른리 아랫길', 'Below the Hörnli'], [12, 5, 550], { high: 2880 }),
    6: walk(['츠무트 골짜기', 'Zmutt valley'], [13, 5, 500], { high: 2140 }),
  },
  SS102: {
    2: walk(['아이거 트레일', 'Eiger Trail'], [9, 4, 300], { high: 2320 }),
    3: walk(['피르스트에서 바흐알프 호수', 'First to Bachalpsee'], [11, 4.5, 400], { high: 2265 }),
    4: walk(['멘리헨에서 클라이네샤이데크', 'Männlichen to Kleine Scheidegg'], [9, 4, 250], { high: 2222 }),
    5: walk(['뮈렌 꽃길', 'Mürren flower trail'], [10, 4.5, 450], { high: 1960 }),
    6: walk(['쉬니게플라테', 'Schynige Platte'], [12, 5, 550], { high: 2069 }),
  },
  SS103: {
    2: walk(['레우슈에서 콩타민', 'Les Houches to Les Contamines'], [17, 7, 900], { high: 1653, bed: 'hut' }),
    3: walk(['본옴므 고개에서 샤피외', 'Col du Bonhomme to Les Chapieux'], [18, 8, 1300], {
      high: 2483,
      bed: 'hut',
    }),
    4: walk(['세뉴 고개에서 엘리자베타', 'Col de la Seigne to Elisabetta'], [15, 6, 1000], {
      high: 2516,
      bed: 'hut',
    }),
    5: walk(['발베니에서 베르토네', 'Val Veny to Bertone'], [20, 7, 1250], { high: 2430, bed: 'hut' }),
    6: walk(['발페레에서 라풀리', 'Val Ferret to La Fouly'], [28, 8, 1400], { high: 2537, bed: 'hut' }),
    7: walk(['라풀리에서 샹페', 'La Fouly to Champex'], [15, 5, 420], { high: 1610, bed: 'trailHotel' }),
    8: walk(['보빈 고개에서 트리앙', 'Bovine to Trient'], [16, 6, 900], { high: 2049, bed: 'hut' }),
    9: walk(['발므 고개에서 락블랑', 'Col de Balme to Lac Blanc'], [19, 8, 1650], { high: 2352, bed: 'hut' }),
    10: walk(['브레방에서 레우슈', 'Brévent to Les Houches'], [22, 8, 1180], { high: 2525 }),
  },
  SS104: {
    2: walk(['락블랑', 'Lac Blanc'], [11, 5.5, 750], { high: 2352 }),
    3: walk(['그랑발콩 노르', 'Grand Balcon Nord'], [9, 5, 400], { high: 2310 }),
    4: walk(['발므 고개', 'Col de Balme'], [13, 6, 750], { high: 2204 }),
    5: walk(['쿠르마예르 베르토네', 'Bertone above Courmayeur'], [12, 5.5, 800], { high: 2025 }),
    6: walk(['브레방에서 벨라샤', 'Brévent to Bellachat'], [10, 5, 300], { high: 2525 }),
  },
  SS105: {
    2: walk(['친퀘토리', 'Cinque Torri'], [9, 5, 500], { high: 2361 }),
    3: walk(['라가주오이 능선', 'Lagazuoi ridge'], [10, 5.5, 600], { high: 2752 }),
    4: walk(['소라피스 호수', 'Lake Sorapis'], [13, 6, 600], { high: 1925 }),
    5: walk(['트레치메 한 바퀴', 'Round the Tre Cime'], [10, 5, 400], { high: 2454, bed: 'hut' }),
    6: walk(['로카텔리에서 피스칼리나 골짜기', 'Locatelli to Val Fiscalina'], [11, 5, 150], { high: 2405 }),
    7: walk(['크로다다라고', 'Croda da Lago'], [12, 6, 750], { high: 2277 }),
  },
  SS106: {
    2: walk(['알페디시우시 꽃길', 'Alpe di Siusi flower path'], [9, 3.5, 200], { high: 2020 }),
    3: walk(['세체다 초지', 'Seceda meadows'], [8, 3.5, 250], { high: 2519 }),
    4: walk(['아돌프뭉켈길', 'Adolf Munkel trail'], [9, 4, 300], { high: 2047 }),
    5: walk(['라시에사 고원', 'Raschötz plateau'], [9, 3.5, 200], { high: 2281 }),
    6: walk(['카레차 호수 둘레', 'Round Lake Carezza'], [8, 3, 150], { high: 1600 }),
  },
  SS201: {
    3: walk(['나야풀에서 울레리', 'Nayapul to Ulleri'], [11, 6, 900], { high: 1960, bed: 'lodge' }),
    4: walk(['고레파니', 'Ghorepani'], [9, 5, 850], { high: 2860, bed: 'lodge' }),
    5: walk(['푼힐에서 타다파니', 'Poon Hill to Tadapani'], [12, 7, 700], {
      high: 3210,
      bed: 'lodge',
      start: '04:30',
    }),
    6: walk(['간드룩으로 하산', 'Down to Ghandruk'], [10, 5, 200], { high: 2630 }),
  },
  SS202: {
    3: walk(['지누단다', 'Jhinu Danda'], [9, 5, 500], { high: 1780, bed: 'lodge' }),
    4: walk(['촘롱에서 시누와', 'Chhomrong to Sinuwa'], [9, 6, 850], { high: 2360, bed: 'lodge' }),
    5: walk(['도반', 'Dovan'], [8, 5, 500], { high: 2600, bed: 'lodge' }),
    6: walk(['데우랄리', 'Deurali'], [8, 5, 650], { high: 3230, bed: 'lodge' }),
    7: walk(['고도 적응과 마차푸차레 베이스캠프', 'Acclimatising, Machhapuchhre Base Camp'], [5, 4, 500], {
      high: 3700,
      bed: 'lodge',
    }),
    8: walk(['안나푸르나 베이스캠프', 'Annapurna Base Camp'], [4, 3, 430], { high: 4130, bed: 'lodge' }),
    9: walk(['밤부로 하산', 'Down to Bamboo'], [16, 7, 150], { high: 4130, bed: 'lodge' }),
    10: walk(['지누에서 포카라로', 'By Jhinu to Pokhara'], [13, 6, 400], { high: 2360 }),
  },
  SS203: {
    2: walk(['루클라에서 팍딩', 'Lukla to Phakding'], [8, 3.5, 100], { high: 2860, bed: 'lodge' }),
    3: walk(['남체 바자르', 'Namche Bazaar'], [11, 6, 900], { high: 3440, bed: 'lodge' }),
    4: walk(['남체 고도 적응', 'Acclimatising at Namche'], [6, 4, 400], { high: 3880, bed: 'lodge' }),
    5: walk(['텡보체', 'Tengboche'], [10, 6, 750], { high: 3860, bed: 'lodge' }),
    6: walk(['딩보체', 'Dingboche'], [11, 6, 600], { high: 4410, bed: 'lodge' }),
    7: walk(['딩보체 고도 적응', 'Acclimatising at Dingboche'], [5, 4, 500], { high: 4900, bed: 'lodge' }),
    8: walk(['로부체', 'Lobuche'], [8, 5, 550], { high: 4940, bed: 'lodge' }),
    9: walk(['고락셉과 에베레스트 베이스캠프', 'Gorakshep and Everest Base Camp'], [13, 8, 550], {
      high: 5364,
      bed: 'lodge',
    }),
    10: walk(['칼라파타르에서 페리체', 'Kala Patthar to Pheriche'], [14, 8, 400], {
      high: 5545,
      bed: 'lodge',
    }),
    11: walk(['남체로 하산', 'Down to Namche'], [20, 8, 500], { high: 4370, bed: 'lodge' }),
    12: walk(['루클라', 'Lukla'], [19, 8, 600], { high: 3440, bed: 'lodge' }),
  },
  SS301: {
    3: walk(['세 탑 전망대', 'Base of the Towers'], [20, 8, 850], { high: 880, bed: 'hut' }),
    4: walk(['쿠에르노스', 'Los Cuernos'], [13, 6, 350], { bed: 'hut' }),
    5: walk(['프랑세스 골짜기', 'French Valley'], [22, 8, 700], { bed: 'hut' }),
    6: walk(['그레이 빙하', 'Grey Glacier'], [17, 7, 450], { bed: 'hut' }),
    9: walk(['피츠로이 로스트레스 호수', 'Laguna de los Tres'], [21, 8, 800], { high: 1170 }),
    10: walk(['세로토레 호수', 'Laguna Torre'], [18, 7, 350]),
  },
  SS302: {
    2: walk(['존스턴 협곡', 'Johnston Canyon'], [10, 4, 350]),
    3: walk(['여섯 빙하 평원', 'Plain of Six Glaciers'], [13, 5, 590], { high: 2135 }),
    4: walk(['라치 밸리', 'Larch Valley'], [9, 4.5, 535], { high: 2340 }),
    5: walk(['선샤인 메도', 'Sunshine Meadows'], [11, 4.5, 300], { high: 2400 }),
    6: walk(['아그네스 호수 찻집', 'Lake Agnes teahouse'], [8, 4, 400], { high: 2135 }),
  },
  SS303: {
    4: walk(['글레이드 나루에서 클린턴 산장', 'Glade Wharf to Clinton Hut'], [5, 2, 50], { bed: 'hut' }),
    5: walk(['클린턴에서 민타로', 'Clinton to Mintaro'], [17.5, 6, 400], { bed: 'hut' }),
    6: walk(['매키넌 고개에서 덤플링', 'Mackinnon Pass to Dumpling'], [13, 7, 520], {
      high: 1154,
      bed: 'hut',
    }),
    7: walk(['샌드플라이 포인트', 'Sandfly Point'], [18, 6, 100], { bed: 'trailHotel' }),
  },
  SS304: {
    3: walk(['트롤퉁가 왕복', 'Trolltunga and back'], [20, 11, 800], { high: 1180 }),
    6: walk(['프레이케스톨렌', 'Preikestolen'], [8, 4.5, 500], { high: 604 }),
  },
  SS401: {
    1: walk(['갓파바시에서 도쿠사와', 'Kappa Bridge to Tokusawa'], [7, 2.5, 70], { high: 1562, bed: 'hut' }),
    2: walk(['요코오에서 야리사와', 'Yokoo to Yarisawa'], [16, 7, 450], { high: 2100, bed: 'hut' }),
    3: walk(['묘진이케를 지나 하산', 'Down by Myojin Pond'], [12, 5, 100], { high: 1620 }),
  },
  SS402: {
    2: walk(['무로도 평원 한 바퀴', 'Round Murodo'], [6, 3, 200], { high: 2450, bed: 'highHotel' }),
    3: walk(['미다가하라 나무 길', 'Midagahara boardwalk'], [5, 3, 100], { high: 2450 }),
  },
  SS403: {
    2: walk(['팀포혼에서 라반라타', 'Timpohon to Laban Rata'], [6, 6, 1400], { high: 3272, bed: 'hut' }),
    3: walk(['로우스 피크에서 하산', 'Low’s Peak and down'], [11, 8, 820], { high: 4095, start: '02:30' }),
  },
  SS404: {
    3: walk(['스물여덟 굽이에서 중도객잔', 'Twenty-eight Bends to Halfway House'], [15, 7, 900], {
      high: 2650,
      bed: 'trailInn',
    }),
    4: walk(['티나객잔으로 내려가는 길', 'Down to Tina’s'], [7, 5, 200], { high: 2345 }),
  },
  SS501: {
    1: walk(['백담사에서 희운각', 'Baekdamsa to Huiungak'], [16, 8, 900], { high: 1676, bed: 'shelter' }),
    2: walk(['공룡능선에서 비선대', 'Dinosaur Ridge to Biseondae'], [12, 8, 700], { high: 1275 }),
  },
  SS502: {
    1: walk(['성삼재에서 연하천', 'Seongsamjae to Yeonhacheon'], [13, 7, 800], {
      high: 1533,
      bed: 'shelter',
    }),
    2: walk(['벽소령에서 장터목', 'Byeoksoryeong to Jangteomok'], [13, 8, 900], {
      high: 1703,
      bed: 'shelter',
    }),
    3: walk(['천왕봉에서 중산리', 'Cheonwangbong to Jungsan-ri'], [7, 6, 300], {
      high: 1915,
      start: '03:30',
    }),
  },
  SS503: { 2: walk(['성판악에서 관음사', 'Seongpanak to Gwaneumsa'], [18.3, 9, 1200], { high: 1947 }) },
  HN707: {
    2: walk(['다섯 호수길', 'Five Lakes Walk'], [10, 4.5, 400], { high: 2571 }),
    3: walk(['고르너그라트에서 리펠베르크', 'Gornergrat to Riffelberg'], [8, 4, 150], { high: 3089 }),
    4: walk(['츠무트 골짜기', 'Zmutt valley'], [12, 5, 450], { high: 2140 }),
    6: walk(['락블랑', 'Lac Blanc'], [9, 5, 550], { high: 2352 }),
    7: walk(['발므 고개', 'Col de Balme'], [11, 5, 500], { high: 2204 }),
  },
  HN708: {
    2: walk(['규슈 올레 가라쓰 코스', 'Kyushu Olle, Karatsu'], [11.2, 4.5, 150]),
    3: walk(['규슈 올레 다케오 코스', 'Kyushu Olle, Takeo'], [14.5, 5, 300]),
  },
  OR106: { 2: walk(['백록담 오르는 날', 'The summit day'], [18.3, 9, 1200], { high: 1947 }) },
  OR110: {
    2: walk(['올레 4코스 표선에서 남원', 'Olle 4, Pyoseon to Namwon'], [19, 6, 100]),
    3: walk(['올레 5코스 남원에서 쇠소깍', 'Olle 5, Namwon to Soesokkak'], [13.4, 4.5, 100]),
    4: walk(['올레 6코스 쇠소깍에서 서귀포', 'Olle 6, Soesokkak to Seogwipo'], [11, 4, 150]),
    5: walk(['올레 7코스 서귀포에서 월평', 'Olle 7, Seogwipo to Wolpyeong'], [17.6, 5.5, 150]),
  },
}
