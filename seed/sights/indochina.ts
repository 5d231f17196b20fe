// Sights of Vietnam, Cambodia, Laos and Thailand.
import { dawn, dusk, type Sight, sight } from './sight.ts'

export const indochinaSights: Record<string, Sight[]> = {
  다낭: [
    sight(
      ['미케 비치', 'My Khe Beach'],
      ['시내에서 가까운 긴 백사장', 'A long white beach close to the city'],
    ),
    sight(
      ['바나힐', 'Ba Na Hills'],
      [
        '긴 케이블카와 골든 브리지가 있는 산 위 마을',
        'A hilltop village, a long cable car and the Golden Bridge',
      ],
    ),
    sight(
      ['오행산', 'Marble Mountains'],
      ['동굴 사원과 전망대가 있는 다섯 석회암 봉우리', 'Five limestone hills with cave temples and lookouts'],
    ),
    sight(
      ['린응사', 'Linh Ung Pagoda'],
      ['선짜반도에서 바다를 보는 67m 해수관음상', 'A 67-metre Lady Buddha facing the sea on Son Tra'],
    ),
    dusk(
      ['용다리', 'Dragon Bridge'],
      ['주말 밤 용머리에서 불을 뿜는 한강의 다리', 'A bridge whose dragon breathes fire on weekend nights'],
    ),
  ],
  호이안: [
    dusk(
      ['호이안 옛 거리', 'Hoi An Ancient Town'],
      [
        '등불이 켜지는 저녁이 고운 세계유산 항구 마을',
        'A World Heritage port town, best when its lanterns are lit',
      ],
    ),
    sight(
      ['껌탄 코코넛 숲', 'Cam Thanh Coconut Forest'],
      ['바구니배를 타고 지나는 물야자 숲', 'Water palms explored by round basket boat'],
    ),
    sight(
      ['안방 비치', 'An Bang Beach'],
      ['옛 거리에서 가까운 한적한 바닷가', 'A quiet beach near the old town'],
    ),
  ],
  후에: [
    sight(
      ['후에 왕궁', 'Hue Imperial City'],
      ['응우옌 왕조가 머문 성벽 안의 궁궐', 'The walled palace of the Nguyen dynasty'],
    ),
    sight(
      ['카이딘 황제릉', 'Tomb of Khai Dinh'],
      ['도자기 조각 장식이 화려한 산비탈 능', 'A hillside tomb rich in ceramic mosaic'],
    ),
    sight(
      ['티엔무 사원', 'Thien Mu Pagoda'],
      ['흐엉강 언덕에 선 칠층 석탑', 'A seven-storey pagoda above the Perfume River'],
    ),
  ],
  나트랑: [
    sight(
      ['나트랑 비치', 'Nha Trang Beach'],
      ['시내를 따라 6km 이어지는 해변', 'Six kilometres of sand along the city'],
    ),
    sight(
      ['포나가르 사원', 'Po Nagar Towers'],
      ['8세기 무렵부터 세운 참족의 벽돌 탑', 'Cham brick towers begun around the 8th century'],
    ),
    sight(
      ['롱선사', 'Long Son Pagoda'],
      ['언덕 위 흰 좌불이 시내를 내려다보는 절', 'A temple with a white seated Buddha above the city'],
    ),
    sight(
      ['혼땀섬', 'Hon Tam Island'],
      ['배로 들어가 물놀이하는 앞바다의 섬', 'An island just offshore for a day in the water'],
    ),
  ],
  달랏: [
    sight(
      ['다탄라 폭포', 'Datanla Falls'],
      ['소나무 숲 사이로 떨어지는 계단식 폭포', 'A tiered waterfall among the pines'],
    ),
    sight(
      ['쑤언흐엉 호수', 'Xuan Huong Lake'],
      ['도시 한가운데를 두르는 산책로', 'A lakeside walk in the middle of town'],
    ),
    sight(
      ['달랏역', 'Da Lat Railway Station'],
      ['1930년대 아르데코 양식의 옛 역', 'An Art Deco station from the 1930s'],
    ),
  ],
  푸꾸옥: [
    sight(
      ['혼똔섬 해상 케이블카', 'Hon Thom sea cable car'],
      ['남쪽 섬들 위를 건너는 약 7.9km 케이블카', 'About 7.9 km over the southern islands'],
    ),
    sight(
      ['사오 비치', 'Sao Beach'],
      ['고운 모래와 얕은 바다가 이어지는 동남쪽 해변', 'Fine sand and shallow water in the south-east'],
    ),
    sight(
      ['호국사', 'Ho Quoc Pagoda'],
      ['바다를 향해 선 섬의 큰 절', 'The island’s large temple, facing the sea'],
    ),
    dusk(
      ['딘꺼우 곶', 'Dinh Cau Cape'],
      ['바위 위 작은 사당과 노을', 'A shrine on the rocks, known for its sunset'],
    ),
    dusk(
      ['즈엉동 야시장', 'Duong Dong Night Market'],
      ['갓 구운 해산물과 땅콩 간식', 'Grilled seafood and local peanuts'],
    ),
    sight(
      ['후추 농장', 'Pepper farm'],
      ['섬 특산 후추가 자라는 붉은 흙밭', 'Red-earth fields of the island’s own pepper'],
    ),
  ],
  하노이: [
    sight(
      ['호안끼엠 호수', 'Hoan Kiem Lake'],
      ['붉은 다리와 옥산사가 있는 구시가의 호수', 'The old-quarter lake with its red bridge'],
    ),
    sight(
      ['하노이 구시가 36거리', 'Hanoi Old Quarter'],
      ['물건마다 거리 이름이 다른 옛 상인 골목', 'Merchant lanes, each named for its trade'],
    ),
    sight(
      ['문묘', 'Temple of Literature'],
      ['1070년에 세운 베트남의 옛 대학', 'Vietnam’s old academy, founded in 1070'],
    ),
    sight(
      ['호찌민 광장과 한기둥 사원', 'Ba Dinh Square, One Pillar Pagoda'],
      ['독립을 선언한 광장과 연못 위의 작은 절', 'The independence square and a temple over a pond'],
    ),
    dusk(
      ['수상 인형극', 'Water puppet theatre'],
      ['물 위에서 펼치는 북부의 전통 인형극', 'A northern tradition played on water'],
    ),
  ],
  하롱베이: [
    sight(
      ['하롱베이 유람', 'Ha Long Bay cruise'],
      ['약 1,600개 섬 사이를 지나는 뱃길', 'A boat among some 1,600 islands'],
    ),
    sight(
      ['승솟 동굴', 'Sung Sot Cave'],
      ['배에서 내려 들어가는 너른 석회암 동굴', 'A broad limestone cave reached from the boat'],
    ),
    sight(
      ['티톱섬 전망대', 'Ti Top Island lookout'],
      ['계단을 올라 만을 내려다보는 작은 섬', 'A small island with steps up to a view of the bay'],
    ),
    sight(
      ['바이짜이 해변', 'Bai Chay Beach'],
      ['하롱 시내와 이어진 산책 해변', 'The promenade beach of Ha Long City'],
    ),
  ],
  하롱: [
    sight(
      ['하롱만 유람', 'Ha Long Bay cruise'],
      ['배에 앉아 보는 석회암 섬 풍경', 'Limestone islands seen from a seat on deck'],
    ),
    sight(
      ['선상 해산물 상', 'Seafood on board'],
      ['섬 사이에 배를 세우고 드는 해산물', 'A table with the boat at rest among the islands'],
    ),
    sight(
      ['바이짜이 해변', 'Bai Chay Beach'],
      ['평평한 산책로가 있는 하롱 시내 해변', 'A level promenade by the sea'],
    ),
    sight(
      ['호안끼엠 호수', 'Hoan Kiem Lake'],
      ['하노이 구시가 한가운데의 호수', 'The lake at the heart of old Hanoi'],
    ),
    sight(
      ['문묘', 'Temple of Literature'],
      ['나무 그늘이 좋은 하노이의 옛 대학', 'Hanoi’s shaded old academy'],
    ),
  ],
  사파: [
    sight(
      ['판시판 케이블카', 'Fansipan cable car'],
      ['3,143m 인도차이나 최고봉 아래까지 오르는 길', 'Up towards the 3,143 m roof of Indochina'],
    ),
    sight(
      ['깟깟 마을', 'Cat Cat Village'],
      ['몽족이 사는 계곡 마을의 돌길', 'Stone paths in a Hmong valley village'],
    ),
    sight(
      ['무엉호아 계곡', 'Muong Hoa Valley'],
      ['계단식 논이 겹겹이 이어지는 골짜기', 'A valley lined with rice terraces'],
    ),
    sight(
      ['사파 돌성당', 'Sapa Stone Church'],
      ['광장 앞에 남은 프랑스 시절 성당', 'A French-era church on the square'],
    ),
  ],
  하장: [
    sight(
      ['꽌바 쌍둥이산', 'Quan Ba Twin Hills'],
      ['논 한가운데 나란히 솟은 두 언덕', 'Two round hills side by side in the fields'],
    ),
    sight(
      ['룽꾸 국기탑', 'Lung Cu Flag Tower'],
      ['베트남 북쪽 끝의 전망대', 'The lookout at Vietnam’s northern tip'],
    ),
    sight(
      ['동반 옛 거리', 'Dong Van Old Quarter'],
      ['돌집이 남은 카르스트 고원의 읍내', 'Stone houses in a town on the karst plateau'],
    ),
    sight(
      ['마피렝 고개', 'Ma Pi Leng Pass'],
      ['뇨꿰강 협곡을 내려다보는 고갯길', 'A pass high above the Nho Que gorge'],
    ),
    sight(
      ['뇨꿰강 뱃길', 'Nho Que River boat'],
      ['깊은 협곡 사이를 지나는 작은 배', 'A small boat through the deep canyon'],
    ),
  ],
  꼰다오: [
    sight(
      ['바이까인섬', 'Bay Canh Island'],
      ['국립공원이 지키는 바다거북 산란지', 'A turtle nesting beach kept by the national park'],
    ),
    sight(
      ['담짜우 비치', 'Dam Trau Beach'],
      ['숲에 둘러싸인 반달 모양 해변', 'A crescent beach ringed by forest'],
    ),
    sight(
      ['꼰다오 감옥 유적', 'Con Dao Prison'],
      ['섬의 아픈 역사를 전하는 옛 수용소', 'A former prison that tells the island’s hard past'],
    ),
    sight(
      ['꼰다오 국립공원 숲길', 'Con Dao National Park trail'],
      ['바다로 이어지는 짧은 숲길', 'A short forest walk down to the sea'],
    ),
    sight(
      ['안하이 비치', 'An Hai Beach'],
      ['마을 앞에서 걷는 조용한 바닷가', 'A quiet shore beside the town'],
    ),
  ],
  시엠레아프: [
    dawn(
      ['앙코르와트 일출', 'Angkor Wat at sunrise'],
      ['연못에 비친 다섯 탑 위로 뜨는 해', 'The sun over five towers, mirrored in the pond'],
    ),
    sight(['타프롬', 'Ta Prohm'], ['나무뿌리가 벽을 감싼 사원', 'A temple held in the roots of trees']),
    sight(
      ['앙코르톰과 바이욘', 'Angkor Thom and the Bayon'],
      ['미소 짓는 얼굴 탑이 모인 옛 왕도', 'A royal city with towers of smiling faces'],
    ),
    sight(
      ['반테이스레이', 'Banteay Srei'],
      ['붉은 사암 조각이 섬세한 작은 사원', 'A small temple of fine pink sandstone carving'],
    ),
    sight(
      ['톤레사프 호수', 'Tonle Sap Lake'],
      ['물 위 마을을 배로 둘러보는 큰 호수', 'A great lake with villages on the water'],
    ),
    dusk(
      ['프놈바켕 노을', 'Phnom Bakheng at sunset'],
      ['언덕 위 사원에서 보는 저녁 들판', 'The plain at evening from a hilltop temple'],
    ),
  ],
  비엔티안: [
    sight(
      ['탓루앙', 'Pha That Luang'],
      ['라오스를 상징하는 금빛 탑', 'The golden stupa that stands for Laos'],
    ),
    sight(
      ['빠뚜싸이', 'Patuxai'],
      ['시내가 내려다보이는 독립 기념문', 'The independence arch with a view of the city'],
    ),
    dusk(
      ['메콩강변 야시장', 'Mekong night market'],
      ['강가에 붉은 천막이 펼쳐지는 시장', 'Red awnings along the riverside'],
    ),
  ],
  방비엥: [
    sight(['블루 라군', 'Blue Lagoon'], ['동굴 아래 푸른 물웅덩이', 'A clear blue pool below a cave']),
    sight(
      ['쏭강 카약', 'Song River kayaking'],
      ['카르스트 봉우리 사이를 흐르는 강', 'A river between karst peaks'],
    ),
    sight(
      ['파응언 전망대', 'Pha Ngern viewpoint'],
      ['논과 봉우리가 한눈에 드는 바위 능선', 'A rocky ridge over fields and peaks'],
    ),
    sight(
      ['탐짱 동굴', 'Tham Chang Cave'],
      ['계단을 올라 들어가는 시원한 동굴', 'A cool cave up a flight of steps'],
    ),
  ],
  루앙프라방: [
    sight(
      ['꽝시폭포', 'Kuang Si Falls'],
      ['옥색 물이 계단처럼 떨어지는 폭포', 'Turquoise water falling in steps'],
    ),
    sight(
      ['왓 씨엥통', 'Wat Xieng Thong'],
      ['지붕이 낮게 흐르는 16세기 사원', 'A 16th-century temple with low sweeping roofs'],
    ),
    dusk(
      ['푸시산', 'Mount Phousi'],
      ['328계단 위에서 보는 메콩강 노을', 'Sunset over the Mekong from 328 steps up'],
    ),
    sight(
      ['빡우 동굴', 'Pak Ou Caves'],
      ['배로 찾아가는 강가의 불상 동굴', 'Riverside caves of Buddha images, reached by boat'],
    ),
    dusk(
      ['몽족 야시장', 'Hmong night market'],
      ['손자수와 직물이 펼쳐지는 큰길', 'Handmade textiles along the main street'],
    ),
    dawn(
      ['탁발', 'Morning alms round'],
      ['멀리서 조용히 지켜보는 새벽 행렬', 'The dawn procession, watched from a distance'],
    ),
  ],
  메콩강: [
    sight(
      ['메콩강 슬로보트', 'Mekong slow boat'],
      ['훼이싸이에서 이틀 동안 내려가는 나무배', 'Two days downstream from Huay Xai in a wooden boat'],
    ),
    dusk(
      ['빡벵 강가 마을', 'Pakbeng'],
      ['배가 하룻밤 쉬어 가는 언덕 마을', 'The hillside village where the boat rests a night'],
    ),
  ],
  방콕: [
    sight(
      ['방콕 왕궁과 왓 프라깨우', 'Grand Palace and Wat Phra Kaew'],
      ['에메랄드 불상을 모신 왕실 사원', 'The royal temple of the Emerald Buddha'],
    ),
    sight(
      ['왓 아룬', 'Wat Arun'],
      ['짜오프라야강가에 선 도자기 장식 탑', 'A porcelain-clad tower on the Chao Phraya'],
    ),
    dusk(
      ['짜오프라야 디너 크루즈', 'Chao Phraya dinner cruise'],
      ['불 켜진 사원과 다리 사이의 저녁 배', 'Dinner afloat between lit temples and bridges'],
    ),
    sight(['왓 포', 'Wat Pho'], ['46m 와불이 누워 있는 사원', 'The temple of the 46-metre reclining Buddha']),
    dusk(
      ['차이나타운 야오와랏', 'Yaowarat, Chinatown'],
      ['간판 불빛 아래 먹거리 골목', 'Street food under neon signs'],
    ),
  ],
  파타야: [
    sight(
      ['산호섬', 'Koh Larn'],
      ['배로 가는 맑은 바다의 작은 섬', 'A small island of clear water, by boat'],
    ),
    sight(
      ['진리의 성전', 'Sanctuary of Truth'],
      ['바닷가에 선 거대한 목조 건축', 'A vast wooden hall by the sea'],
    ),
    sight(
      ['황금 절벽 사원', 'Buddha Mountain'],
      ['바위산에 금선으로 새긴 불상', 'A Buddha drawn in gold on a cliff'],
    ),
    sight(
      ['농눗 빌리지', 'Nong Nooch Garden'],
      ['열대 식물을 모은 너른 정원', 'A wide garden of tropical plants'],
    ),
  ],
  푸껫: [
    sight(
      ['팡아만 카누', 'Phang Nga Bay by canoe'],
      ['뱃사공이 젓는 카누로 지나는 석회암 섬', 'Limestone islands by a boatman’s canoe'],
    ),
    sight(
      ['피피섬', 'Phi Phi Islands'],
      ['이른 배로 들어가는 절벽과 산호 바다', 'Cliffs and coral, reached by the early boat'],
    ),
    sight(
      ['빅 부다', 'Big Buddha'],
      ['섬 남쪽이 보이는 언덕의 흰 불상', 'A white Buddha on a hill over the south'],
    ),
    sight(
      ['푸껫 올드타운', 'Phuket Old Town'],
      ['중국과 포르투갈 양식이 섞인 옛 거리', 'Shophouses in Sino-Portuguese style'],
    ),
    dusk(
      ['프롬텝 곶', 'Promthep Cape'],
      ['섬 끝에서 보는 안다만의 노을', 'Andaman sunset from the island’s tip'],
    ),
    sight(['까따 비치', 'Kata Beach'], ['아이도 놀기 좋은 둥근 만', 'A round bay that suits children']),
  ],
  까말라: [
    sight(
      ['까말라 비치', 'Kamala Beach'],
      ['마을과 이어진 잔잔한 서쪽 해변', 'A calm western beach beside a village'],
    ),
    sight(
      ['팡아만', 'Phang Nga Bay'],
      ['바다에서 솟은 석회암 섬들', 'Limestone islands rising from the sea'],
    ),
    sight(['수린 비치', 'Surin Beach'], ['까말라 북쪽의 고운 모래밭', 'Fine sand just north of Kamala']),
    sight(
      ['푸껫 올드타운', 'Phuket Old Town'],
      ['오후에 걷기 좋은 파스텔빛 거리', 'Pastel streets for an afternoon walk'],
    ),
  ],
  치앙마이: [
    sight(
      ['도이수텝', 'Doi Suthep'],
      ['용 계단을 올라 닿는 산 위의 금탑', 'A golden stupa above a dragon staircase'],
    ),
    dusk(
      ['밤 시장 나이트 바자', 'Night Bazaar'],
      ['수공예품과 길거리 음식이 모이는 밤 시장', 'Crafts and street food after dark'],
    ),
    sight(
      ['왓 체디루앙', 'Wat Chedi Luang'],
      ['성벽 안에 남은 큰 벽돌 탑', 'A great brick stupa inside the old walls'],
    ),
    sight(
      ['코끼리 보호 공원', 'Elephant sanctuary'],
      ['타지 않고 먹이를 주며 지켜보는 곳', 'Feeding and watching; nobody rides'],
    ),
    sight(
      ['님만해민 골목', 'Nimmanhaemin lanes'],
      ['카페와 작은 공방이 모인 거리', 'A quarter of cafés and small workshops'],
    ),
    sight(
      ['태국 쿠킹 클래스', 'Thai cooking class'],
      ['시장에서 재료를 고르고 만드는 한 끼', 'Shop at the market, then cook lunch'],
    ),
  ],
  코사무이: [
    sight(
      ['앙통 해상공원', 'Ang Thong Marine Park'],
      ['마흔두 개 섬이 모인 국립 해상공원', 'A marine park of forty-two islands'],
    ),
    sight(['차웽 비치', 'Chaweng Beach'], ['섬 동쪽의 긴 백사장', 'The long white beach of the east coast']),
    sight(
      ['왓 프라야이', 'Wat Phra Yai'],
      ['12m 금빛 좌불이 바다를 보는 사원', 'A 12-metre golden Buddha facing the sea'],
    ),
    dusk(
      ['피셔맨스 빌리지', 'Fisherman’s Village'],
      ['보풋 해변의 옛 나무집 거리', 'Old wooden houses on Bophut beach'],
    ),
    sight(
      ['나무앙 폭포', 'Na Muang Waterfall'],
      ['숲길을 걸어 닿는 붉은 바위 폭포', 'A red-rock waterfall up a forest path'],
    ),
  ],
  끄라비: [
    sight(
      ['라일레이 비치', 'Railay Beach'],
      ['배로만 닿는 절벽 아래 해변', 'A beach under cliffs, reached only by boat'],
    ),
    sight(
      ['네 섬 롱테일 보트', 'Four islands by long-tail boat'],
      ['치킨섬과 포다섬을 잇는 하루 뱃길', 'A day by boat to Chicken, Poda and their neighbours'],
    ),
    dusk(
      ['아오낭 해변', 'Ao Nang'],
      ['노을과 저녁 식당이 이어지는 해변 마을', 'Sunset and supper along the front'],
    ),
  ],
  란타: [
    sight(
      ['란타 올드타운', 'Lanta Old Town'],
      ['물 위 나무집이 이어진 옛 항구', 'An old port of houses on stilts'],
    ),
    sight(['클롱다오 비치', 'Klong Dao Beach'], ['얕고 긴 서쪽 모래밭', 'A long, shallow western beach']),
    sight(
      ['무꼬란타 국립공원', 'Mu Ko Lanta National Park'],
      ['섬 남쪽 끝 등대와 숲길', 'A lighthouse and trail at the southern tip'],
    ),
  ],
  카오야이: [
    sight(
      ['카오야이 국립공원', 'Khao Yai National Park'],
      ['긴팔원숭이가 사는 세계유산 숲', 'A World Heritage forest where gibbons live'],
    ),
    sight(
      ['고원 포도밭', 'Highland vineyards'],
      ['와인을 빚는 포도밭과 식당', 'Vineyards with a winery table'],
    ),
    sight(
      ['해우수왓 폭포', 'Haew Suwat Waterfall'],
      ['국립공원 안의 이름난 폭포', 'A well-known fall inside the park'],
    ),
    dusk(
      ['박쥐 동굴 저녁 비행', 'Bat cave at dusk'],
      ['해 질 무렵 수많은 박쥐가 나서는 하늘', 'Countless bats leaving at sundown'],
    ),
  ],
  '태국 골프': [
    sight(
      ['방콕 왕궁', 'Grand Palace'],
      ['비골퍼 하루 시내 관광의 첫 곳', 'First stop of the non-golfer’s day in town'],
    ),
    sight(['왓 아룬', 'Wat Arun'], ['강가에 선 새벽의 사원', 'The Temple of Dawn by the river']),
    dusk(
      ['아시아티크 강변', 'Asiatique riverfront'],
      ['옛 부두 창고를 고친 밤 산책길', 'Old dock sheds turned evening promenade'],
    ),
    sight(['리조트 스파', 'Resort spa'], ['라운드 뒤의 타이 마사지', 'Thai massage after the round']),
  ],
}
