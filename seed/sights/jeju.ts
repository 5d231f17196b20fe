// Sights of Jeju and the smaller Korean islands.
import { dawn, dusk, type Sight, sight } from './sight.ts'

export const jejuSights: Record<string, Sight[]> = {
  성산: [
    dawn(
      ['성산 일출봉', 'Seongsan Ilchulbong'],
      ['바다에서 솟은 분화구의 해돋이', 'Sunrise on a crater risen from the sea'],
    ),
    sight(['섭지코지', 'Seopjikoji'], ['등대와 붉은 바위의 언덕', 'A headland of lighthouse and red rock']),
    sight(
      ['광치기 해변', 'Gwangchigi Beach'],
      ['썰물에 드러나는 초록 이끼 바위', 'Mossy rock bared at low tide'],
    ),
  ],
  우도: [
    sight(['검멀레', 'Geommeolle Beach'], ['검은 모래와 절벽 그늘', 'Black sand in the shade of a cliff']),
    sight(['우도봉', 'Udobong'], ['섬을 한눈에 보는 풀 언덕', 'A grassy hill over the island']),
    sight(
      ['서빈백사', 'Seobin White Beach'],
      ['홍조단괴가 쌓인 흰 해변', 'A white beach of coralline algae'],
    ),
  ],
  구좌: [
    sight(
      ['하도리 해녀 마을', 'Hado haenyeo village'],
      ['불턱이 남은 물질 마을', 'A divers’ village with its stone shelters'],
    ),
    sight(
      ['세화 밭담 길', 'Sehwa field-wall walk'],
      ['검은 돌담 사이 당근밭', 'Carrot fields between black walls'],
    ),
    sight(['비자림', 'Bijarim Forest'], ['오백 년 비자나무의 숲', 'A grove of nutmeg yews, centuries old']),
    sight(['월정리 바다', 'Woljeong Beach'], ['옥빛 물과 풍차의 해변', 'Jade water and wind turbines']),
  ],
  조천: [
    sight(['함덕 서우봉', 'Hamdeok and Seoubong'], ['오름을 낀 얕은 해변', 'A shallow beach below a hill']),
    sight(['동백동산', 'Dongbaekdongsan'], ['습지를 품은 곶자왈 숲', 'Gotjawal forest round a wetland']),
    sight(
      ['거문오름', 'Geomunoreum'],
      ['예약하고 걷는 세계유산 오름', 'A World Heritage hill, by reservation'],
    ),
  ],
  애월: [
    sight(['애월 한담 산책로', 'Handam coastal walk'], ['현무암 바닷길', 'A path of basalt by the sea']),
    sight(['새별오름', 'Saebyeol Oreum'], ['억새가 흔들리는 둥근 오름', 'A round hill of silver grass']),
    sight(['항파두리', 'Hangpaduri'], ['삼별초가 쌓은 흙성', 'An earthen fort of the Sambyeolcho']),
  ],
  한림: [
    dusk(['협재 바다', 'Hyeopjae Beach'], ['비양도 너머로 지는 해', 'The sun behind Biyangdo']),
    sight(['금능 원담', 'Geumneung tidal weir'], ['돌로 쌓은 옛 고기잡이 담', 'An old stone fish weir']),
    sight(['비양도', 'Biyangdo'], ['배로 십오 분 걷기 좋은 섬', 'A walking island fifteen minutes away']),
    sight(
      ['한림 오일장', 'Hallim market'],
      ['4일과 9일에 서는 마을 장', 'The village market on days ending in 4 and 9'],
    ),
  ],
  대정: [
    sight(
      ['송악산 둘레길', 'Songaksan trail'],
      ['형제섬과 마라도를 보는 절벽길', 'A cliff path facing Marado'],
    ),
    sight(
      ['제주곶자왈도립공원', 'Jeju Gotjawal Park'],
      ['돌 위에 자란 숲의 나무 길', 'Boardwalks in a forest grown on stone'],
    ),
    sight(
      ['추사 유배지', 'Chusa’s place of exile'],
      ['세한도를 그린 초가', 'The thatched house of the Sehando'],
    ),
  ],
  안덕: [
    sight(['서광 차밭', 'Seogwang tea fields'], ['곶자왈 곁의 너른 차밭', 'Wide tea fields by the gotjawal']),
    sight(
      ['용머리 해안', 'Yongmeori Coast'],
      ['물때가 맞아야 열리는 바위길', 'A rock path that opens with the tide'],
    ),
    sight(
      ['산방산 아랫길', 'Path below Sanbangsan'],
      ['종 모양 산을 두르는 길', 'Round the bell-shaped mountain'],
    ),
    sight(
      ['화순 곶자왈', 'Hwasun Gotjawal'],
      ['숨골에서 찬 바람이 나는 숲', 'A forest that breathes cool air'],
    ),
  ],
  한라산: [
    sight(['백록담', 'Baengnokdam'], ['1,947m 정상의 화구호', 'The crater lake at 1,947 m']),
    sight(['성판악 길', 'Seongpanak trail'], ['9.6km 완만한 숲길', 'A gentle 9.6 km through forest']),
    sight(
      ['관음사 길', 'Gwaneumsa trail'],
      ['용진각 계곡을 지나는 8.7km', '8.7 km past the Yongjingak valley'],
    ),
    sight(['사라오름', 'Saraoreum'], ['산정 호수가 있는 오름', 'A hill with a summit pond']),
    sight(
      ['어리목과 윗세오름', 'Eorimok and Witse Oreum'],
      ['예약 없이 오르는 고원 초지', 'High meadows that need no permit'],
    ),
    sight(['사려니숲길', 'Saryeoni Forest'], ['삼나무와 화산송이의 길', 'Cedar and red cinder underfoot']),
  ],
  오름: [
    sight(
      ['다랑쉬오름', 'Darangswi Oreum'],
      ['깊은 굼부리의 동쪽 오름', 'An eastern hill with a deep crater'],
    ),
    sight(['용눈이오름', 'Yongnuni Oreum'], ['능선이 부드러운 오름', 'A hill of soft ridges']),
    sight(['아부오름', 'Abu Oreum'], ['삼나무가 둥글게 선 굼부리', 'A ring of cedars in the crater']),
    sight(['백약이오름', 'Baegyagi Oreum'], ['나무 계단으로 오르는 오름', 'Up a wooden stair']),
    dusk(['금오름', 'Geumoreum'], ['서쪽 바다로 지는 해', 'Sunset towards the western sea']),
    sight(
      ['따라비오름', 'Ttarabi Oreum'],
      ['굼부리 셋이 이어진 억새 오름', 'Three craters and silver grass'],
    ),
  ],
  서귀포: [
    sight(
      ['천지연폭포', 'Cheonjiyeon Falls'],
      ['숲길 끝에서 떨어지는 물', 'Water at the end of a wooded path'],
    ),
    sight(['정방폭포', 'Jeongbang Falls'], ['바다로 바로 떨어지는 폭포', 'A fall straight into the sea']),
    sight(['엉또폭포', 'Eongtto Falls'], ['비가 와야 떨어지는 50m 폭포', 'A 50 m fall that needs rain']),
    dawn(['새벽 어시장', 'Dawn fish market'], ['경매가 열리는 서귀포항', 'The auction at Seogwipo harbour']),
    sight(['외돌개', 'Oedolgae'], ['바다에 홀로 선 20m 바위', 'A 20 m rock alone in the sea']),
    sight(['매일올레시장', 'Olle Market'], ['귤과 오메기떡의 시장', 'Tangerines and rice cakes']),
  ],
  중문: [
    sight(['대포 주상절리', 'Jusangjeolli cliffs'], ['육각 돌기둥의 바닷가', 'Six-sided columns by the sea']),
    sight(['중문 색달 해변', 'Jungmun Beach'], ['네 빛깔 모래의 해변', 'A beach of four-coloured sand']),
    sight(
      ['여미지 식물원', 'Yeomiji Botanic Garden'],
      ['평지로 도는 큰 온실', 'A large glasshouse, level underfoot'],
    ),
    sight(['천제연폭포', 'Cheonjeyeon Falls'], ['삼단으로 떨어지는 폭포', 'A fall in three steps']),
  ],
  남원: [
    sight(['큰엉 산책로', 'Keuneong walk'], ['바다로 열린 절벽 숲길', 'A wooded cliff path']),
    sight(['위미 동백 군락', 'Wimi camellias'], ['겨울에 붉은 마을 숲', 'A village grove red in winter']),
    sight(['쇠소깍', 'Soesokkak'], ['민물과 바다가 만나는 초록 물', 'Green water where river meets sea']),
  ],
  표선: [
    sight(
      ['녹산로', 'Noksan Road'],
      ['봄이면 벚꽃과 유채가 나란한 길', 'Cherry and canola side by side in spring'],
    ),
    sight(
      ['가시리 조랑말 목장', 'Gasiri pony ranch'],
      ['큰사슴이오름 아래 마을 목장', 'The village ranch below the hill'],
    ),
    sight(
      ['성읍 민속마을', 'Seongeup Folk Village'],
      ['초가와 느티나무의 옛 읍성', 'Thatch and old trees in a walled town'],
    ),
    sight(['표선 해비치 해변', 'Pyoseon Beach'], ['썰물이면 너른 모래밭', 'A wide beach at low tide']),
  ],
  '제주 동쪽': [
    dawn(
      ['성산 일출봉', 'Seongsan Ilchulbong'],
      ['세계유산 분화구의 해돋이', 'Sunrise on a World Heritage crater'],
    ),
    sight(
      ['해녀 공연', 'Haenyeo performance'],
      ['물질과 숨비소리를 듣는 시간', 'The divers’ song and their whistle'],
    ),
    sight(
      ['만장굴 둘레', 'Manjanggul area'],
      ['용암이 지난 자리의 숲과 마을', 'Forest and village above the lava tubes'],
    ),
    sight(['우도', 'Udo Island'], ['배로 건너는 소 모양 섬', 'A cow-shaped island by ferry']),
    sight(['비자림', 'Bijarim Forest'], ['오래된 비자나무 숲길', 'A walk among old yews']),
  ],
  '제주 서쪽': [
    sight(
      ['협재와 금능', 'Hyeopjae and Geumneung'],
      ['비양도를 보는 얕은 바다', 'Shallow water facing Biyangdo'],
    ),
    sight(['서광 차밭', 'Seogwang tea fields'], ['차를 우려 마시는 너른 밭', 'Wide fields and a cup of tea']),
    sight(['귤밭 체험', 'Tangerine grove'], ['철에 한 바구니 따는 밭', 'Pick a basket in season']),
    sight(
      ['산방산과 용머리', 'Sanbangsan and Yongmeori'],
      ['종 모양 산과 바위 해안', 'A bell-shaped hill and its rocks'],
    ),
    dusk(['수월봉 노을', 'Suwolbong sunset'], ['차귀도 너머의 저녁', 'Evening beyond Chagwido']),
  ],
  홍도: [
    sight(['홍도 유람선', 'Hongdo boat tour'], ['붉은 바위섬을 도는 뱃길', 'Round the red rocks by boat']),
    dusk(['홍도 낙조', 'Hongdo at sunset'], ['섬 전체가 붉어지는 시간', 'When the whole island turns red']),
    sight(['깃대봉', 'Gitdaebong'], ['동백 숲길로 오르는 365m', '365 m through camellia woods']),
  ],
  흑산도: [
    sight(['흑산도 일주도로', 'Heuksando ring road'], ['열두 굽이 고갯길 버스', 'A bus over twelve bends']),
    sight(
      ['상라산 전망대', 'Sangnasan lookout'],
      ['항구와 섬을 보는 고개', 'Harbour and isles from the pass'],
    ),
    sight(
      ['정약전 유배지', 'Jeong Yak-jeon’s exile house'],
      ['자산어보를 쓴 사리 마을', 'Where the book of fishes was written'],
    ),
  ],
  울릉도: [
    sight(['나리분지', 'Nari Basin'], ['섬의 유일한 너른 평지', 'The island’s one broad plain']),
    sight(
      ['행남 해안산책로', 'Haengnam coastal walk'],
      ['도동에서 저동까지 바위길', 'Rock path from Dodong to Jeodong'],
    ),
    sight(['관음도', 'Gwaneumdo'], ['다리로 건너는 풀섬', 'A grassy islet across a bridge']),
    sight(['봉래폭포', 'Bongnae Falls'], ['숲길 끝의 삼단 폭포', 'A three-step fall in the woods']),
    sight(['성인봉', 'Seonginbong'], ['원시림을 지나는 987m 정상', '987 m through old-growth forest']),
    dawn(
      ['저동 촛대바위 해돋이', 'Sunrise at Chotdae Rock'],
      ['항구에 선 바위의 아침', 'Morning by the harbour rock'],
    ),
  ],
  독도: [sight(['독도', 'Dokdo'], ['바다가 허락하는 날 내리는 섬', 'Landed on when the sea allows'])],
  굴업도: [
    sight(['굴업도 큰말 해변', 'Keunmal Beach'], ['마을 앞 고운 모래', 'Fine sand by the village']),
    dusk(
      ['개머리 언덕', 'Gaemeori Hill'],
      ['사슴이 다니는 풀 언덕의 노을', 'Sunset on a grassy hill of deer'],
    ),
    sight(['목기미 해변', 'Mokgimi Beach'], ['두 섬을 잇는 모래톱', 'A sandbar joining two hills']),
    sight(['코끼리 바위', 'Elephant Rock'], ['썰물에 다가가는 바위 문', 'A rock arch at low tide']),
  ],
}
