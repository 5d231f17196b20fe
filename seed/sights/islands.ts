// Sights of the islands of the Pacific and the Indian Ocean.
import { dusk, type Sight, sight } from './sight.ts'

export const islandSights: Record<string, Sight[]> = {
  괌: [
    sight(['투몬 비치', 'Tumon Beach'], ['허리까지 오는 잔잔한 만', 'A calm, waist-deep bay']),
    sight(
      ['돌고래 보러 가는 배', 'Dolphin-watching boat'],
      ['서쪽 바다로 나가는 오전', 'A morning out on the west coast'],
    ),
    sight(['사랑의 절벽', 'Two Lovers Point'], ['필리핀해를 보는 112m 절벽', 'A 112 m cliff over the sea']),
    sight(
      ['스페인 광장', 'Plaza de España'],
      ['하갓냐에 남은 총독 관저 터', 'The old governor’s court in Hagåtña'],
    ),
    sight(['리티디안 비치', 'Ritidian Beach'], ['야생보호구역의 북쪽 해변', 'A northern beach in a refuge']),
    dusk(
      ['차모로 빌리지 야시장', 'Chamorro Village night market'],
      ['수요일 밤에 서는 시장', 'The Wednesday night market'],
    ),
  ],
  투몬: [
    sight(['투몬 비치', 'Tumon Beach'], ['그늘에서 쉬기 좋은 잔잔한 바다', 'Calm water with shade behind']),
    sight(['사랑의 절벽', 'Two Lovers Point'], ['차로 바로 닿는 전망대', 'A lookout you can drive to']),
    sight(
      ['스페인 광장과 대성당', 'Plaza de España and cathedral'],
      ['평지로 걷는 옛 중심', 'A level walk in the old centre'],
    ),
    dusk(['투몬만 노을', 'Tumon Bay sunset'], ['가족이 모여 보는 저녁', 'Evening with the whole family']),
  ],
  사이판: [
    sight(
      ['마나가하섬', 'Managaha Island'],
      ['배로 15분, 얕은 산호 바다', 'Fifteen minutes by boat, shallow coral'],
    ),
    sight(
      ['새섬 전망대', 'Bird Island lookout'],
      ['바닷빛이 겹치는 동북쪽 만', 'Layered blues in the north-east'],
    ),
    sight(
      ['만세절벽', 'Banzai Cliff'],
      ['전쟁의 상처가 남은 북쪽 끝', 'The northern cliff and its war history'],
    ),
    sight(['마이크로 비치', 'Micro Beach'], ['노을이 고운 서쪽 해변', 'A western beach for sunset']),
    sight(['타포차우산', 'Mount Tapochau'], ['섬을 한눈에 보는 474m', 'The whole island from 474 m']),
  ],
  팔라우: [
    sight(
      ['록아일랜드', 'Rock Islands'],
      ['버섯처럼 솟은 세계유산 섬', 'World Heritage isles like mushrooms'],
    ),
    sight(
      ['해파리 호수', 'Jellyfish Lake'],
      ['쏘지 않는 해파리의 호수', 'A lake of jellyfish that do not sting'],
    ),
    sight(['밀키웨이', 'Milky Way lagoon'], ['흰 산호 진흙의 물길', 'A lagoon of white coral mud']),
    sight(['롱 비치', 'Long Beach'], ['썰물에 드러나는 모래길', 'A sandbar at low tide']),
    sight(
      ['벨라우 국립박물관', 'Belau National Museum'],
      ['섬사람의 살림과 이야기', 'How the islanders live'],
    ),
  ],
  피지: [
    sight(
      ['마마누다 제도', 'Mamanuca Islands'],
      ['산호에 둘러싸인 작은 섬들', 'Small islands ringed by coral'],
    ),
    dusk(
      ['마을 저녁 초대', 'Supper in the village'],
      ['카바와 화덕 음식의 저녁', 'Kava and food from the earth oven'],
    ),
    sight(
      ['나디 힌두 사원', 'Sri Siva Subramaniya Temple'],
      ['색색 조각의 사원', 'A temple of bright carving'],
    ),
    sight(['사베토 진흙 온천', 'Sabeto mud pools'], ['난초 정원 곁의 온천', 'Warm mud by the orchid garden']),
    sight(
      ['모래섬 스노클링', 'Sandbank snorkelling'],
      ['배로 나가는 산호 모래섬', 'Out by boat to a coral cay'],
    ),
  ],
  몰디브: [
    sight(
      ['하우스 리프 스노클링', 'House-reef snorkelling'],
      ['빌라 앞에서 바로 드는 산호', 'Coral straight from the villa'],
    ),
    dusk(
      ['돌고래 선셋 크루즈', 'Sunset dolphin cruise'],
      ['해 질 무렵 나가는 배', 'Out at dusk for dolphins'],
    ),
    sight(['모래섬 피크닉', 'Sandbank picnic'], ['둘만 내리는 작은 모래섬', 'A sandbank to yourselves']),
    sight(['물가 스파', 'Spa over the water'], ['바다 위에서 받는 마사지', 'A massage above the sea']),
    dusk(['해변 저녁 식사', 'Dinner on the beach'], ['모래 위에 차린 식탁', 'A table set on the sand']),
  ],
  말레: [
    sight(['말레 수산시장', 'Malé fish market'], ['참치가 오르는 항구 시장', 'Tuna landed at the harbour']),
    sight(['훌후말레 해변', 'Hulhumalé Beach'], ['공항 가까운 산책 해변', 'A beach walk near the airport']),
  ],
  '남말레 환초': [
    sight(
      ['환초 스노클링', 'Atoll snorkelling'],
      ['빌라 계단 아래 산호 바다', 'Coral below the villa steps'],
    ),
    dusk(
      ['돌고래 선셋 크루즈', 'Sunset dolphin cruise'],
      ['환초 물목으로 나가는 저녁 배', 'Out to the channel at dusk'],
    ),
    sight(['모래섬 나들이', 'Sandbank outing'], ['썰물에 드러나는 흰 모래', 'White sand at low tide']),
    sight(['구라이두 섬마을', 'Guraidhoo'], ['현지 섬마을의 골목 산책', 'A walk in an island village']),
  ],
  '바 환초': [
    sight(['하니파루 만', 'Hanifaru Bay'], ['철에 만타가 모이는 보호구역', 'Where mantas gather in season']),
    sight(['하우스 리프', 'House reef'], ['헤엄쳐 닿는 리조트 앞 산호', 'Coral within a swim']),
    dusk(['선셋 낚시', 'Sunset fishing'], ['줄낚시로 보내는 저녁', 'An evening with hand lines']),
    sight(
      ['생물권보전지역 안내', 'Biosphere reserve talk'],
      ['해양생물학자와 걷는 바닷가', 'A shore walk with the marine biologist'],
    ),
  ],
  '말레 북쪽': [
    sight(
      ['하우스 리프', 'House reef'],
      ['장비를 빌려 바로 드는 산호 벽', 'A coral wall just off the jetty'],
    ),
    dusk(
      ['돌고래 선셋 크루즈', 'Sunset dolphin cruise'],
      ['해 지는 환초의 뱃길', 'Through the atoll at sundown'],
    ),
    sight(['바나나 리프', 'Banana Reef'], ['북말레의 이름난 다이빙 바다', 'A noted dive site of North Malé']),
    sight(
      ['모래섬 피크닉', 'Sandbank picnic'],
      ['점심 바구니를 들고 내리는 섬', 'A picnic basket on a sandbank'],
    ),
  ],
  모리셔스: [
    sight(
      ['샤마렐 일곱 빛깔 언덕', 'Seven Coloured Earths, Chamarel'],
      ['화산재가 만든 색 언덕', 'Dunes coloured by volcanic ash'],
    ),
    sight(
      ['샤마렐 폭포', 'Chamarel Waterfall'],
      ['숲으로 떨어지는 약 100m 폭포', 'About 100 m into the forest'],
    ),
    sight(
      ['블랙리버 협곡', 'Black River Gorges'],
      ['섬 남서쪽 국립공원의 전망', 'The south-west’s national park'],
    ),
    sight(['일오세르프', 'Île aux Cerfs'], ['배로 가는 동쪽 석호의 섬', 'A lagoon island by boat']),
    sight(
      ['팜플무스 식물원', 'Pamplemousses Garden'],
      ['큰 수련 연못의 정원', 'A garden of giant water lilies'],
    ),
    sight(['사탕수수 박물관', 'Sugar museum'], ['옛 제당소와 시식', 'An old sugar mill and tasting']),
  ],
  르몬: [
    sight(
      ['르몬산', 'Le Morne Brabant'],
      ['석호 위로 솟은 세계유산 산', 'A World Heritage peak over the lagoon'],
    ),
    sight(['르몬 해변', 'Le Morne Beach'], ['산 아래 잔잔한 산호 바다', 'Calm coral water below the peak']),
    sight(
      ['카타마란 하루', 'Catamaran day'],
      ['돌고래와 크리스털 록을 지나는 돛배', 'By sail past dolphins and Crystal Rock'],
    ),
    sight(['샤마렐', 'Chamarel'], ['폭포와 일곱 빛깔 언덕', 'Falls and coloured earth']),
  ],
  갈레: [
    sight(['갈레 성벽 마을', 'Galle Fort'], ['네덜란드 성벽 안의 골목', 'Lanes within Dutch ramparts']),
    dusk(['갈레 등대', 'Galle Lighthouse'], ['성벽 끝 흰 등대의 노을', 'The white light at sunset']),
    sight(
      ['바다 기차', 'The coast train'],
      ['파도 옆을 달리는 콜롬보 열차', 'The Colombo line beside the surf'],
    ),
    sight(['벤토타 해변', 'Bentota Beach'], ['야자수가 선 긴 모래밭', 'A long beach of palms']),
    sight(['마두강 뱃길', 'Madu River boat'], ['맹그로브와 작은 섬의 물길', 'Mangroves and islets']),
    sight(['미리사 해변', 'Mirissa'], ['고래를 보러 나가는 남쪽 마을', 'A southern village for whale boats']),
  ],
}
