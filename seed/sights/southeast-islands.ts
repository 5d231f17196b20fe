// Sights of the Philippines, Indonesia, Malaysia and Singapore.
import { dawn, dusk, type Sight, sight } from './sight.ts'

export const southeastIslandSights: Record<string, Sight[]> = {
  세부: [
    sight(
      ['막탄 호핑투어', 'Mactan island hopping'],
      ['힐루뚱안과 날루수안 섬을 도는 뱃길', 'By boat to Hilutungan and Nalusuan'],
    ),
    sight(
      ['산페드로 요새', 'Fort San Pedro'],
      ['에스파냐 시절의 작은 삼각 요새', 'A small triangular fort of Spanish days'],
    ),
    sight(
      ['마젤란 십자가', 'Magellan’s Cross'],
      ['1521년의 십자가를 모신 팔각 정자', 'An octagonal pavilion for the cross of 1521'],
    ),
    sight(
      ['산토니뇨 성당', 'Basilica del Santo Niño'],
      ['필리핀에서 가장 오래된 성당', 'The oldest church in the Philippines'],
    ),
    dusk(
      ['톱스 전망대', 'Tops Lookout'],
      ['언덕에서 보는 세부 시내 야경', 'Cebu City lights from the hills'],
    ),
  ],
  보홀: [
    sight(
      ['로복강 뱃길', 'Loboc River cruise'],
      ['점심을 들며 지나는 초록빛 강', 'A green river, with lunch on board'],
    ),
    sight(['초콜릿 힐', 'Chocolate Hills'], ['천이백 개가 넘는 둥근 언덕', 'More than 1,200 rounded hills']),
    sight(
      ['발리카삭섬 스노클링', 'Balicasag snorkelling'],
      ['바다거북이 풀을 뜯는 보호 해역', 'A reserve where turtles graze'],
    ),
    sight(['알로나 비치', 'Alona Beach'], ['팡라오섬의 작은 백사장', 'The small white beach of Panglao']),
    sight(
      ['안경원숭이 보호구역', 'Tarsier sanctuary'],
      ['숲에서 조용히 지켜보는 작은 안경원숭이', 'Tiny tarsiers, watched quietly in the forest'],
    ),
    dusk(
      ['아바탄강 반딧불이', 'Abatan River fireflies'],
      ['맹그로브에 모여 깜빡이는 불빛', 'Lights that flicker in the mangroves'],
    ),
  ],
  보라카이: [
    sight(
      ['화이트 비치', 'White Beach'],
      ['4km 이어지는 고운 산호모래', 'Four kilometres of fine coral sand'],
    ),
    dusk(
      ['파라우 선셋 세일링', 'Paraw sunset sail'],
      ['해 질 무렵 돛단배로 나가는 바다', 'Out by outrigger sailboat at dusk'],
    ),
    sight(
      ['푸카 비치', 'Puka Beach'],
      ['조개껍데기가 섞인 북쪽의 한적한 해변', 'A quiet northern beach of shells'],
    ),
    sight(
      ['크리스털 코브섬', 'Crystal Cove Island'],
      ['작은 동굴 둘이 있는 섬', 'An islet with two sea caves'],
    ),
    sight(
      ['윌리스 록', 'Willy’s Rock'],
      ['성모상이 있는 해변 앞 바위', 'A rock with a shrine just off the sand'],
    ),
  ],
  팔라완: [
    sight(
      ['빅 라군과 스몰 라군', 'Big and Small Lagoons'],
      ['카약으로 들어가는 초록빛 석호', 'Green lagoons entered by kayak'],
    ),
    sight(
      ['시크릿 비치', 'Secret Beach'],
      ['바위 틈으로 헤엄쳐 드는 모래밭', 'Sand behind a gap in the rock'],
    ),
    sight(['나크판 비치', 'Nacpan Beach'], ['야자수가 늘어선 긴 해변', 'A long beach lined with palms']),
    sight(
      ['스네이크섬', 'Snake Island'],
      ['물이 빠지면 드러나는 굽은 모래톱', 'A winding sandbar at low tide'],
    ),
    dusk(
      ['라스카바나스 노을', 'Las Cabanas sunset'],
      ['엘니도 남쪽 해변의 저녁', 'Evening on the beach south of El Nido'],
    ),
  ],
  클라크: [
    sight(
      ['앙헬레스 한인 거리', 'Angeles Korean Town'],
      ['라운드 뒤 저녁을 먹는 거리', 'Supper streets after the round'],
    ),
    sight(
      ['클라크 박물관', 'Clark Museum'],
      ['옛 공군기지와 화산 이야기', 'The old air base and the volcano'],
    ),
    sight(
      ['피나투보산', 'Mount Pinatubo'],
      ['1991년 분화로 생긴 화구호의 산', 'The mountain with a crater lake from 1991'],
    ),
    sight(
      ['푸닝 온천', 'Puning Hot Springs'],
      ['지프로 찾는 골짜기의 온천', 'Springs up a canyon, reached by jeep'],
    ),
  ],
  발리: [
    sight(['우붓 원숭이 숲', 'Ubud Monkey Forest'], ['사원 셋을 품은 숲', 'A forest around three temples']),
    sight(
      ['뜨갈랄랑 계단식 논', 'Tegallalang rice terraces'],
      ['골짜기를 따라 층층이 내려가는 논', 'Rice steps down a narrow valley'],
    ),
    dusk(
      ['울루와뚜 사원', 'Uluwatu Temple'],
      ['절벽 위에서 보는 노을과 께짝 춤', 'Sunset and kecak dance on the cliff'],
    ),
    dusk(
      ['짐바란 해변 저녁', 'Jimbaran beach dinner'],
      ['모래밭 식탁의 해산물 구이', 'Grilled seafood on the sand'],
    ),
    sight(
      ['따나롯 사원', 'Tanah Lot'],
      ['밀물이면 섬이 되는 바위 위 사원', 'A rock temple that becomes an island'],
    ),
    sight(['띠르따 음뿔', 'Tirta Empul'], ['샘물로 몸을 씻는 물의 사원', 'A temple of holy spring water']),
  ],
  우붓: [
    sight(
      ['짬뿌한 능선길', 'Campuhan Ridge Walk'],
      ['풀 언덕을 따라 걷는 아침 산책길', 'A grassy ridge for a morning walk'],
    ),
    sight(
      ['뜨갈랄랑 계단식 논', 'Tegallalang rice terraces'],
      ['야자수 사이로 펼쳐진 논', 'Terraced rice among the palms'],
    ),
    sight(
      ['우붓 왕궁과 시장', 'Ubud Palace and market'],
      ['수공예품을 고르는 골목 시장', 'A craft market beside the palace'],
    ),
    sight(['띠르따 음뿔', 'Tirta Empul'], ['샘물이 솟는 오래된 사원', 'An old temple over a spring']),
    dusk(
      ['레공 춤 공연', 'Legong dance'],
      ['왕궁 마당에서 열리는 저녁 춤', 'Dance in the palace court at night'],
    ),
  ],
  누사두아: [
    sight(
      ['누사두아 비치', 'Nusa Dua Beach'],
      ['산호초가 파도를 막아 잔잔한 바다', 'Calm water behind the reef'],
    ),
    sight(
      ['워터 블로', 'Water Blow'],
      ['파도가 바위틈으로 솟구치는 곳', 'Waves that burst through the rocks'],
    ),
    dusk(['울루와뚜 사원', 'Uluwatu Temple'], ['남쪽 절벽 위의 해 질 녘', 'Dusk on the southern cliff']),
    sight(
      ['판다와 비치', 'Pandawa Beach'],
      ['석회 절벽을 깎아 낸 길 끝의 해변', 'A beach below a road cut in limestone'],
    ),
  ],
  누사페니다: [
    sight(
      ['만타 포인트', 'Manta Point'],
      ['절벽 아래에서 만타를 기다리는 바다', 'Water under the cliffs where mantas pass'],
    ),
    sight(
      ['끌링낑 비치', 'Kelingking Beach'],
      ['공룡 등처럼 뻗은 절벽 전망', 'A headland shaped like a dinosaur’s back'],
    ),
    sight(['크리스털 베이', 'Crystal Bay'], ['야자수 그늘이 있는 맑은 만', 'A clear bay with palm shade']),
  ],
  족자카르타: [
    sight(
      ['보로부두르', 'Borobudur'],
      ['9세기에 쌓은 세계 최대의 불교 사원', 'The world’s largest Buddhist temple, 9th century'],
    ),
    sight(['프람바난', 'Prambanan'], ['뾰족한 탑이 모인 힌두 사원', 'Hindu temples of soaring towers']),
    sight(
      ['족자카르타 왕궁', 'Kraton of Yogyakarta'],
      ['지금도 술탄이 사는 궁', 'The palace where the sultan still lives'],
    ),
    sight(
      ['타만사리 물의 궁전', 'Taman Sari Water Castle'],
      ['왕실의 옛 목욕 정원', 'The old royal bathing garden'],
    ),
  ],
  자바: [
    sight(
      ['말랑 무지개 마을', 'Jodipan, Malang'],
      ['강가 언덕을 색으로 칠한 마을', 'A riverside hill painted in every colour'],
    ),
    sight(
      ['툼팍세우 폭포', 'Tumpak Sewu Falls'],
      ['커튼처럼 둘러 떨어지는 폭포', 'Falls that hang like a curtain'],
    ),
  ],
  브로모: [
    dawn(
      ['브로모 일출', 'Bromo at sunrise'],
      ['페난자칸 전망대에서 보는 화산의 아침', 'Morning over the volcano from Penanjakan'],
    ),
    sight(
      ['모래 바다 지프', 'Sea of Sand by jeep'],
      ['분화구 둘레의 검은 모래 벌판', 'The black plain around the crater'],
    ),
  ],
  이젠: [
    dawn(
      ['이젠 파란 불꽃', 'Ijen blue fire'],
      ['유황이 타는 새벽의 분화구', 'Burning sulphur in the crater before dawn'],
    ),
    sight(
      ['이젠 산성 호수', 'Ijen crater lake'],
      ['청록빛 물이 고인 분화구', 'A turquoise lake in the crater'],
    ),
  ],
  롬복: [
    sight(
      ['꾸따 만달리카 해변', 'Kuta Mandalika'],
      ['둥근 모래알의 남쪽 해변', 'A southern beach of rounded sand'],
    ),
    sight(
      ['사데 사삭 마을', 'Sade Sasak Village'],
      ['초가지붕과 직물이 남은 마을', 'Thatched roofs and weaving'],
    ),
    sight(
      ['브낭 끌람부 폭포', 'Benang Kelambu Falls'],
      ['덩굴 사이로 흩어지는 린자니 자락 폭포', 'A veil of water on Rinjani’s slope'],
    ),
  ],
  길리: [
    sight(
      ['길리 트라왕안 자전거', 'Gili Trawangan by bicycle'],
      ['자동차 없는 섬 한 바퀴', 'Round an island without cars'],
    ),
    sight(
      ['길리 메노 거북 바다', 'Turtles off Gili Meno'],
      ['얕은 산호밭에서 만나는 바다거북', 'Sea turtles over shallow coral'],
    ),
    dusk(
      ['길리 서쪽 노을', 'Gili west-side sunset'],
      ['발리 아궁산 뒤로 지는 해', 'The sun behind Bali’s Mount Agung'],
    ),
  ],
  쿠알라룸푸르: [
    sight(
      ['페트로나스 트윈 타워', 'Petronas Twin Towers'],
      ['452m 쌍둥이 건물과 공원', 'Twin towers of 452 m and their park'],
    ),
    sight(['바투 동굴', 'Batu Caves'], ['272계단 위의 힌두 동굴 사원', 'A Hindu cave temple up 272 steps']),
    dusk(
      ['잘란 알로 야시장', 'Jalan Alor'],
      ['길가 식탁이 이어지는 먹거리 골목', 'A street of open-air tables'],
    ),
  ],
  말라카: [
    sight(['네덜란드 광장', 'Dutch Square'], ['붉은 교회와 시계탑의 옛 중심', 'Red church and clock tower']),
    sight(['존커 거리', 'Jonker Street'], ['골동품과 뇨냐 음식의 골목', 'Antiques and Nyonya food']),
    sight(['산티아고 성문', 'A Famosa'], ['포르투갈 요새에 남은 문', 'The gate left from a Portuguese fort']),
  ],
  '카메론 하이랜드': [
    sight(
      ['고원 차밭', 'Highland tea estates'],
      ['갓 덖은 차를 맛보는 초록 언덕', 'Green hills and a cup of the new leaf'],
    ),
    sight(['이끼 숲', 'Mossy Forest'], ['나무다리로 걷는 구름 속의 숲', 'A cloud forest on a boardwalk']),
  ],
  싱가포르: [
    sight(['마리나 베이', 'Marina Bay'], ['만을 둘러싼 산책로와 전망', 'Promenades and views round the bay']),
    sight(['센토사', 'Sentosa'], ['해변과 놀이 시설이 모인 섬', 'An island of beaches and play']),
    sight(
      ['가든스 바이 더 베이', 'Gardens by the Bay'],
      ['큰 나무 구조물과 온실 정원', 'Supertrees and cooled conservatories'],
    ),
    dusk(
      ['마리나 베이 조명 쇼', 'Marina Bay light show'],
      ['강 건너에서 보는 저녁 불빛', 'Evening lights from across the water'],
    ),
    sight(
      ['차이나타운과 불아사', 'Chinatown and Buddha Tooth Temple'],
      ['붉은 사원과 옛 상점 거리', 'A red temple among old shophouses'],
    ),
    sight(
      ['싱가포르 식물원', 'Singapore Botanic Gardens'],
      ['난초원이 있는 세계유산 정원', 'A World Heritage garden of orchids'],
    ),
  ],
  코타키나발루: [
    dusk(
      ['탄중아루 노을', 'Tanjung Aru sunset'],
      ['바다로 지는 해를 보는 시내 해변', 'The city beach for sunset'],
    ),
    dusk(
      ['맹그로브 강 반딧불이', 'Mangrove river fireflies'],
      ['배를 타고 찾아가는 강가의 불빛', 'Lights along the river, found by boat'],
    ),
    sight(
      ['마누칸섬', 'Manukan Island'],
      ['산호가 가까운 해양공원의 섬', 'A marine-park island with coral close in'],
    ),
    sight(['사피섬', 'Sapi Island'], ['물빛이 맑은 작은 해변', 'A little beach of clear water']),
    sight(['시티 모스크', 'City Mosque'], ['호수에 비친 푸른 돔', 'A blue dome mirrored in its lagoon']),
    sight(
      ['키나발루 공원', 'Kinabalu Park'],
      ['서늘한 산자락의 세계유산 숲', 'World Heritage forest on cool slopes'],
    ),
  ],
  랑카위: [
    sight(
      ['랑카위 하늘다리', 'Langkawi Sky Bridge'],
      ['케이블카로 올라 걷는 굽은 다리', 'A curved bridge above the cable car'],
    ),
    sight(
      ['킬림 맹그로브 보트', 'Kilim mangroves by boat'],
      ['석회암 사이 물길을 누비는 배', 'Channels between limestone walls'],
    ),
    sight(
      ['독수리 광장', 'Eagle Square'],
      ['섬 이름의 유래를 새긴 항구 조각', 'The harbour eagle that gave the island its name'],
    ),
    sight(['쩨낭 비치', 'Cenang Beach'], ['물놀이하기 좋은 서쪽 해변', 'A western beach for swimming']),
    sight(
      ['임산부섬 호수', 'Dayang Bunting Lake'],
      ['섬 안에 고인 민물 호수', 'A freshwater lake inside an island'],
    ),
  ],
  키나발루: [
    sight(['팀포혼 게이트', 'Timpohon Gate'], ['해발 1,866m의 등산로 들머리', 'The trailhead at 1,866 m']),
    sight(
      ['라반라타 산장', 'Laban Rata'],
      ['3,272m에서 쉬는 정상 전 숙소', 'The hut at 3,272 m below the summit'],
    ),
    dawn(['로우스 피크', 'Low’s Peak'], ['4,095m 정상의 해돋이', 'Sunrise at 4,095 m']),
    sight(
      ['포링 온천', 'Poring Hot Springs'],
      ['하산 뒤 발을 담그는 노천 온천', 'Open-air baths after the descent'],
    ),
  ],
  동남아시아: [
    sight(['선상 수영장', 'Pool deck'], ['바다를 보며 쉬는 항해일', 'A sea day by the pool']),
    sight(
      ['페낭 조지타운', 'George Town, Penang'],
      ['벽화와 상점가가 남은 세계유산 거리', 'World Heritage streets of murals and shophouses'],
    ),
    sight(
      ['페낭 극락사', 'Kek Lok Si, Penang'],
      ['언덕을 따라 오르는 큰 불교 사원', 'A great Buddhist temple up the hillside'],
    ),
    sight(
      ['푸껫 올드타운', 'Phuket Old Town'],
      ['기항지에서 걷는 파스텔빛 거리', 'Pastel streets near the port of call'],
    ),
    sight(
      ['푸껫 빅 부다', 'Phuket Big Buddha'],
      ['섬과 바다가 한눈에 드는 언덕', 'A hill over island and sea'],
    ),
    dusk(['선상 공연', 'Show on board'], ['저녁마다 열리는 배의 무대', 'The ship’s stage each evening']),
  ],
}
