// Sights of Japan: Kyushu, Kansai, Kanto and Chubu.
import { dawn, dusk, type Sight, sight } from './sight.ts'

export const japanSights: Record<string, Sight[]> = {
  후쿠오카: [
    sight(
      ['다자이후 덴만구', 'Dazaifu Tenmangu'],
      ['학문의 신을 모신 매화의 신사', 'A shrine to learning, known for plum blossom'],
    ),
    sight(
      ['오호리 공원', 'Ohori Park'],
      ['호수 가운데로 길이 난 공원', 'A park with a path across its lake'],
    ),
    dusk(['나카스 야타이', 'Nakasu yatai stalls'], ['강가에 늘어선 포장마차', 'Food stalls along the river']),
    sight(
      ['구시다 신사', 'Kushida Shrine'],
      ['하카타 여름 축제의 신사', 'The shrine of Hakata’s summer festival'],
    ),
    sight(
      ['모모치 해변', 'Momochi Seaside'],
      ['타워와 모래밭이 있는 바닷가', 'A beachfront below the tower'],
    ),
    sight(
      ['라멘 골목', 'Hakata ramen alleys'],
      ['하카타식 돼지뼈 라멘집이 모인 거리', 'Streets of Hakata’s pork-bone ramen'],
    ),
  ],
  유후인: [
    sight(['긴린호', 'Lake Kinrin'], ['아침 물안개가 피는 작은 호수', 'A small lake with morning mist']),
    sight(
      ['유노쓰보 거리', 'Yunotsubo Street'],
      ['유후다케를 보며 걷는 상점 거리', 'A shopping lane in sight of Mount Yufu'],
    ),
    sight(
      ['유후다케 조망', 'Mount Yufu view'],
      ['두 봉우리가 솟은 마을의 산', 'The twin-peaked mountain above the town'],
    ),
  ],
  벳푸: [
    sight(
      ['벳푸 지옥 온천', 'Hells of Beppu'],
      ['푸르고 붉은 온천 못을 도는 길', 'Blue and red hot-spring ponds'],
    ),
    sight(
      ['묘반 온천', 'Myoban Onsen'],
      ['초가 움막에서 유황을 거두는 마을', 'Straw huts where sulphur crystals form'],
    ),
    dusk(
      ['유케무리 전망대', 'Yukemuri Observatory'],
      ['마을에서 오르는 김을 내려다보는 곳', 'Steam rising from the town below'],
    ),
    sight(
      ['간나와 족욕탕', 'Kannawa foot bath'],
      ['온천 김으로 다리를 덥히는 골목', 'Warming your legs in hot-spring steam'],
    ),
  ],
  구마모토: [
    sight(
      ['구마모토성', 'Kumamoto Castle'],
      ['지진 뒤 천수각을 되살린 큰 성', 'A great castle, its keep restored after the quake'],
    ),
    sight(
      ['아소 구사센리', 'Kusasenri, Aso'],
      ['말이 풀을 뜯는 화산의 초원', 'Volcanic grassland where horses graze'],
    ),
    sight(
      ['스이젠지 정원', 'Suizenji Garden'],
      ['맑은 샘물을 두른 다이묘 정원', 'A lord’s garden round a clear spring'],
    ),
    sight(
      ['다이칸보 전망대', 'Daikanbo lookout'],
      ['아소 칼데라를 한눈에 보는 언덕', 'A view over the whole Aso caldera'],
    ),
  ],
  가고시마: [
    sight(
      ['사쿠라지마', 'Sakurajima'],
      ['배로 건너가는 살아 있는 화산', 'An active volcano, a short ferry away'],
    ),
    sight(
      ['이부스키 검은 모래찜질', 'Ibusuki black-sand bath'],
      ['온천 열로 데운 모래에 눕는 찜질', 'Lying in sand warmed by hot springs'],
    ),
    sight(
      ['센간엔', 'Sengan-en'],
      ['화산을 배경으로 둔 시마즈 가문의 정원', 'The Shimadzu garden, with the volcano as backdrop'],
    ),
    sight(
      ['지란 무사 마을', 'Chiran samurai houses'],
      ['돌담과 정원이 남은 옛 무사 거리', 'Stone walls and gardens of old samurai homes'],
    ),
    sight(
      ['이부스키 관광열차', 'Ibusuki sightseeing train'],
      ['바닷가를 달리는 흑백의 열차', 'A black-and-white train along the bay'],
    ),
    sight(['이케다호', 'Lake Ikeda'], ['가이몬다케가 비치는 화구호', 'A crater lake below Mount Kaimon']),
  ],
  미야자키: [
    sight(
      ['아오시마', 'Aoshima Island'],
      ['도깨비 빨래판 바위에 둘러싸인 작은 섬', 'An islet ringed by washboard rock'],
    ),
    sight(['우도 신궁', 'Udo Shrine'], ['바닷가 동굴 안의 신사', 'A shrine in a sea cave']),
    sight(['니치난 해안', 'Nichinan Coast'], ['야자수가 늘어선 해안 도로', 'A coast road lined with palms']),
    sight(
      ['선멧세 니치난', 'Sun Messe Nichinan'],
      ['바다를 향한 일곱 모아이상', 'Seven moai facing the sea'],
    ),
    dusk(
      ['니시타치 거리', 'Nishitachi'],
      ['토종닭 숯불구이를 먹는 저녁 골목', 'Evening lanes for charcoal-grilled chicken'],
    ),
  ],
  오이타: [
    sight(
      ['다카사키야마', 'Mount Takasaki'],
      ['야생 원숭이가 내려오는 산', 'A hill where wild monkeys come down'],
    ),
    sight(
      ['우스키 석불', 'Usuki Stone Buddhas'],
      ['바위에 새긴 국보 불상', 'National-treasure Buddhas cut in rock'],
    ),
  ],
  '일본 골프': [
    sight(
      ['규슈 온천 호텔', 'Kyushu onsen hotel'],
      ['라운드 뒤에 피로를 푸는 노천탕', 'An open-air bath after the round'],
    ),
    sight(
      ['다자이후 덴만구', 'Dazaifu Tenmangu'],
      ['공항 가는 길에 들르는 신사', 'A shrine on the way to the airport'],
    ),
    dusk(['나카스 강변', 'Nakasu riverside'], ['후쿠오카의 저녁 산책길', 'An evening walk in Fukuoka']),
    sight(['규슈 향토 요리', 'Kyushu home cooking'], ['모쓰나베와 제철 생선', 'Hot pot and fish in season']),
  ],
  '규슈 올레': [
    sight(
      ['가라쓰 코스', 'Karatsu trail'],
      ['나고야성 터에서 바다까지 걷는 11.2km', '11.2 km from the Nagoya castle ruins to the sea'],
    ),
    sight(
      ['다케오 코스', 'Takeo trail'],
      ['녹나무와 온천 마을을 지나는 14.5km', '14.5 km past great camphor trees and a spa town'],
    ),
    sight(
      ['다케오 녹나무', 'Great Camphor of Takeo'],
      ['삼천 년을 산 신사의 나무', 'A shrine tree some 3,000 years old'],
    ),
    sight(
      ['다케오 온천 누문', 'Takeo Onsen gate'],
      ['붉은 누문이 선 오랜 온천', 'An old bathhouse behind a red gate'],
    ),
    sight(['가라쓰성', 'Karatsu Castle'], ['솔숲과 바다를 굽어보는 성', 'A castle above pinewoods and sea']),
  ],
  오사카: [
    dusk(['도톤보리', 'Dotonbori'], ['간판 불빛이 물에 비치는 거리', 'Neon mirrored in the canal']),
    sight(['오사카성', 'Osaka Castle'], ['해자와 공원에 둘러싸인 천수각', 'A keep amid moats and parkland']),
    sight(['신세카이', 'Shinsekai'], ['쓰텐카쿠 아래의 서민 거리', 'Old streets below Tsutenkaku']),
    sight(
      ['구로몬 시장', 'Kuromon Market'],
      ['해산물과 과일이 모인 시장', 'Seafood and fruit under one arcade'],
    ),
  ],
  교토: [
    sight(
      ['기요미즈데라', 'Kiyomizu-dera'],
      ['나무 무대에서 시내를 보는 절', 'A wooden stage over the city'],
    ),
    sight(
      ['아라시야마 대숲', 'Arashiyama bamboo grove'],
      ['강과 다리 곁의 대나무 길', 'A bamboo path by river and bridge'],
    ),
    dawn(
      ['후시미이나리', 'Fushimi Inari'],
      ['이른 아침에 걷는 붉은 도리이 길', 'Red torii walked early in the day'],
    ),
    sight(
      ['긴카쿠지와 철학의 길', 'Ginkaku-ji, Philosopher’s Path'],
      ['모래 정원과 물길 산책로', 'A sand garden and a canal-side walk'],
    ),
    sight(
      ['덴류지 정원', 'Tenryu-ji garden'],
      ['산을 빌려 온 연못 정원', 'A pond garden that borrows the hills'],
    ),
    sight(['기온 골목', 'Gion lanes'], ['찻집과 나무 격자의 옛 거리', 'Teahouses and wooden lattices']),
  ],
  나라: [
    sight(['도다이지', 'Todai-ji'], ['큰 불상을 모신 나무 법당', 'A great wooden hall for the Great Buddha']),
    sight(['나라 공원', 'Nara Park'], ['사슴이 거니는 너른 풀밭', 'Lawns where deer wander']),
    sight(
      ['가스가 신사', 'Kasuga Taisha'],
      ['석등이 줄지은 숲속 신사', 'A forest shrine lined with stone lanterns'],
    ),
  ],
  고베: [
    dusk(
      ['고베항 하버랜드', 'Kobe Harborland'],
      ['붉은 탑과 항구의 불빛', 'The red tower and harbour lights'],
    ),
    sight(
      ['기타노 이진칸', 'Kitano Ijinkan'],
      ['개항기 서양 집이 모인 언덕', 'A hill of foreign merchants’ houses'],
    ),
    sight(
      ['아리마 온천', 'Arima Onsen'],
      ['금빛 물로 이름난 옛 온천 마을', 'An old spa town of golden water'],
    ),
    sight(['난킨마치', 'Nankinmachi'], ['점심을 즐기는 작은 차이나타운', 'A small Chinatown for lunch']),
  ],
  히메지: [
    sight(
      ['히메지성', 'Himeji Castle'],
      ['흰 벽이 온전한 세계유산 성', 'A World Heritage castle in white plaster'],
    ),
    sight(['고코엔', 'Koko-en'], ['성 옆에 이어진 아홉 정원', 'Nine gardens beside the castle']),
  ],
  도쿄: [
    sight(
      ['센소지와 나카미세', 'Senso-ji and Nakamise'],
      ['붉은 등이 걸린 아사쿠사의 절', 'Asakusa’s temple of the red lantern'],
    ),
    sight(['메이지 신궁', 'Meiji Shrine'], ['도심 숲길 끝의 신사', 'A shrine at the end of a city forest']),
    dusk(
      ['시부야 전망', 'Shibuya from above'],
      ['교차로와 도시 불빛을 내려다보는 저녁', 'The crossing and the city lights'],
    ),
    sight(['우에노 공원', 'Ueno Park'], ['미술관과 연못이 모인 공원', 'Museums round a lotus pond']),
    sight(
      ['쓰키지 장외시장', 'Tsukiji Outer Market'],
      ['해산물을 맛보는 아침 골목', 'Morning lanes of seafood'],
    ),
  ],
  하코네: [
    sight(
      ['아시노호 유람', 'Lake Ashi cruise'],
      ['맑은 날 후지산이 보이는 호수의 배', 'A boat with Fuji in view on a clear day'],
    ),
    sight(
      ['오와쿠다니', 'Owakudani'],
      ['로프웨이로 오르는 유황 골짜기', 'A sulphur valley reached by ropeway'],
    ),
    sight(['하코네 신사', 'Hakone Shrine'], ['호수에 선 붉은 도리이', 'A red torii standing in the lake']),
    sight(
      ['조각의 숲', 'Hakone Open-Air Museum'],
      ['산자락 잔디밭의 조각 미술관', 'Sculpture on mountain lawns'],
    ),
    sight(
      ['하코네 등산전차', 'Hakone Tozan Railway'],
      ['지그재그로 오르는 산악 전차', 'A mountain tram on switchbacks'],
    ),
  ],
  요코하마: [
    dusk(
      ['미나토미라이 산책', 'Minato Mirai'],
      ['관람차와 붉은 벽돌 창고의 항구', 'A harbour of big wheel and brick warehouses'],
    ),
    sight(['산케이엔', 'Sankeien Garden'], ['옛 건물을 옮겨 온 큰 정원', 'A garden of historic buildings']),
    sight(
      ['요코하마 차이나타운', 'Yokohama Chinatown'],
      ['패루 안에 식당이 모인 거리', 'Restaurants within painted gates'],
    ),
  ],
  가마쿠라: [
    sight(
      ['가마쿠라 대불', 'Great Buddha of Kamakura'],
      ['하늘 아래 앉은 13세기 청동불', 'A 13th-century bronze under open sky'],
    ),
    sight(['에노덴', 'Enoden tram'], ['바닷가 역을 지나는 작은 전차', 'A little tram along the shore']),
    sight(
      ['쓰루가오카 하치만구', 'Tsurugaoka Hachimangu'],
      ['큰길 끝 계단 위의 신사', 'A shrine up the steps at the avenue’s end'],
    ),
    sight(['에노시마', 'Enoshima'], ['다리로 건너는 신사의 섬', 'A shrine island across a bridge']),
  ],
  나고야: [
    sight(
      ['나고야성', 'Nagoya Castle'],
      ['금빛 물고기 장식과 혼마루 궁', 'Golden roof fish and a rebuilt palace'],
    ),
    sight(['아쓰타 신궁', 'Atsuta Shrine'], ['도심 숲속의 오랜 신궁', 'An ancient shrine in a city wood']),
  ],
  다카야마: [
    sight(
      ['다카야마 옛 거리', 'Takayama old streets'],
      ['양조장과 격자집이 남은 산마치', 'Breweries and lattice fronts of Sanmachi'],
    ),
    sight(
      ['시라카와고', 'Shirakawa-go'],
      ['두꺼운 초가지붕의 세계유산 마을', 'A World Heritage village of steep thatch'],
    ),
    sight(
      ['신호타카 로프웨이', 'Shinhotaka Ropeway'],
      ['북알프스 앞까지 오르는 이층 로프웨이', 'A double-deck ropeway facing the Alps'],
    ),
    dawn(
      ['미야가와 아침시장', 'Miyagawa morning market'],
      ['강가에 서는 채소와 절임 장', 'Vegetables and pickles by the river'],
    ),
    sight(
      ['히다 온천 마을', 'Hida spa village'],
      ['산골 노천탕에서 쉬는 오후', 'An afternoon in mountain baths'],
    ),
  ],
  가나자와: [
    sight(
      ['겐로쿠엔', 'Kenroku-en'],
      ['눈을 견디는 줄을 맨 소나무 정원', 'A garden of pines roped against snow'],
    ),
    sight(['히가시차야', 'Higashi Chaya'], ['찻집 격자창이 이어진 거리', 'Lattice-fronted teahouse streets']),
    sight(
      ['금박 장인 공방', 'Gold-leaf workshop'],
      ['얇게 편 금박을 가까이서 보는 곳', 'Gold beaten thin, seen up close'],
    ),
    sight(
      ['21세기 미술관', '21st Century Museum'],
      ['둥근 유리 벽의 현대 미술관', 'Contemporary art in a glass circle'],
    ),
    sight(
      ['나가마치 무사 거리', 'Nagamachi samurai quarter'],
      ['흙담과 물길이 남은 옛 동네', 'Earthen walls and water channels'],
    ),
  ],
  나오시마: [
    sight(
      ['땅속 미술관', 'Chichu Art Museum'],
      ['자연광으로 모네를 보는 지하 미술관', 'Monet by daylight, under the ground'],
    ),
    sight(['이우환 미술관', 'Lee Ufan Museum'], ['골짜기에 놓인 돌과 철판', 'Stone and steel in a valley']),
    sight(
      ['집 프로젝트', 'Art House Project'],
      ['빈집을 작품으로 되살린 혼무라 마을', 'Empty houses turned to art in Honmura'],
    ),
    sight(
      ['데시마 미술관', 'Teshima Art Museum'],
      ['물방울 모양 지붕 아래의 물과 빛', 'Water and light under a drop-shaped shell'],
    ),
    dusk(
      ['노란 호박 해변', 'The yellow pumpkin pier'],
      ['부두 끝 호박과 저녁 바다', 'A pumpkin at the pier’s end at dusk'],
    ),
  ],
  가미코치: [
    sight(
      ['갓파바시', 'Kappa Bridge'],
      ['호타카 연봉을 보는 나무 다리', 'A wooden bridge facing the Hotaka peaks'],
    ),
    sight(['다이쇼이케', 'Taisho Pond'], ['야케다케가 비치는 아침 못', 'A pond that mirrors Mount Yake']),
    sight(['묘진이케', 'Myojin Pond'], ['신사를 지나 닿는 맑은 못', 'A clear pond beyond the shrine']),
    sight(['도쿠사와', 'Tokusawa'], ['느릅나무 아래 초지와 산장', 'Meadow and hut under the elms']),
    sight(
      ['야리사와', 'Yarisawa'],
      ['창끝 같은 야리가다케로 드는 골짜기', 'The valley towards spear-pointed Yari'],
    ),
  ],
  다테야마: [
    sight(['무로도 평원', 'Murodo Plateau'], ['해발 2,450m의 고산 초원', 'Alpine meadow at 2,450 m']),
    sight(
      ['눈의 벽', 'Snow walls'],
      ['봄에 버스길 양옆으로 솟는 눈', 'Snow banks beside the spring bus road'],
    ),
    sight(
      ['미쿠리가이케', 'Mikurigaike Pond'],
      ['다테야마가 비치는 푸른 화구호', 'A blue crater lake under Tateyama'],
    ),
    sight(['구로베 댐', 'Kurobe Dam'], ['186m 높이에서 물을 뿜는 댐', 'A 186 m dam with its great spray']),
    sight(
      ['다이칸보 로프웨이', 'Tateyama Ropeway'],
      ['기둥 없이 골짜기를 건너는 로프웨이', 'A ropeway with no pylons between'],
    ),
  ],
}
