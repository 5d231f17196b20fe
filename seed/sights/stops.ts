// Sights of places the trips pass through but no agency lists as a sub-area.
import { dawn, dusk, type Sight, sight } from './sight.ts'

export const stopSights: Record<string, Sight[]> = {
  짐바란: [
    dusk(
      ['짐바란 해변 저녁', 'Jimbaran beach dinner'],
      ['모래밭 식탁의 해산물 구이', 'Grilled seafood on the sand'],
    ),
    dusk(
      ['울루와뚜 사원', 'Uluwatu Temple'],
      ['절벽 위의 노을과 께짝 춤', 'Sunset and kecak dance on the cliff'],
    ),
    sight(
      ['짐바란 아침 어시장', 'Jimbaran fish market'],
      ['고깃배가 들어오는 바닷가', 'Where the boats come in'],
    ),
    sight(
      ['빠당빠당 비치', 'Padang Padang Beach'],
      ['바위 틈으로 내려가는 작은 해변', 'A small beach below a cleft of rock'],
    ),
  ],
  발트해: [
    dusk(
      ['발트해 야간 페리', 'Overnight Baltic ferry'],
      ['섬 사이를 지나 아침에 닿는 배', 'Past the archipelago to a morning arrival'],
    ),
  ],
  크라이스트처치: [
    sight(
      ['크라이스트처치 식물원', 'Christchurch Botanic Gardens'],
      ['에이번강이 흐르는 정원', 'Gardens on the Avon'],
    ),
    sight(['해글리 공원', 'Hagley Park'], ['도시 한가운데의 너른 잔디', 'Wide lawns in mid-city']),
  ],
  마운트쿡: [
    sight(['후커 골짜기', 'Hooker Valley'], ['마운트쿡을 보며 걷는 길', 'A walk facing Aoraki Mount Cook']),
    sight(['테카포 호수', 'Lake Tekapo'], ['선한 목자 교회의 물가', 'The Church of the Good Shepherd']),
  ],
  테아나우: [
    dawn(
      ['밀퍼드 사운드 첫 배', 'First boat at Milford Sound'],
      ['폭포 아래를 지나는 피오르', 'A fjord of waterfalls'],
    ),
    sight(
      ['테아나우 동굴', 'Te Anau glowworm caves'],
      ['반딧불이 애벌레가 빛나는 동굴', 'A cave lit by glowworms'],
    ),
  ],
  와르자자트: [
    sight(
      ['아이트벤하두', 'Aït Benhaddou'],
      ['흙벽으로 쌓은 세계유산 요새 마을', 'A World Heritage village of earth walls'],
    ),
    sight(['토드라 협곡', 'Todra Gorge'], ['300m 절벽 사이의 길', 'A road between 300 m walls']),
  ],
  나디: [
    sight(
      ['나디 힌두 사원', 'Sri Siva Subramaniya Temple'],
      ['색색 조각의 사원', 'A temple of bright carving'],
    ),
    sight(['사베토 진흙 온천', 'Sabeto mud pools'], ['난초 정원 곁의 온천', 'Warm mud by the orchid garden']),
  ],
  벤토타: [
    sight(['벤토타 해변', 'Bentota Beach'], ['야자수가 선 긴 모래밭', 'A long beach of palms']),
    sight(['마두강 뱃길', 'Madu River boat'], ['맹그로브와 작은 섬의 물길', 'Mangroves and islets']),
  ],
  레이캬비크: [
    sight(
      ['레이캬비크', 'Reykjavík'],
      ['주상절리를 닮은 교회의 수도', 'The capital and its basalt-like church'],
    ),
    sight(['싱벨리르', 'Þingvellir'], ['두 대륙판 사이를 걷는 길', 'A walk between two plates']),
    sight(
      ['굴포스와 간헐천', 'Gullfoss and the geysers'],
      ['골든 서클의 폭포와 물기둥', 'Falls and spouts of the Golden Circle'],
    ),
  ],
  비크: [
    sight(['스코가포스', 'Skógafoss'], ['물보라에 무지개가 서는 폭포', 'A fall with rainbows in its spray']),
    sight(
      ['레이니스피아라', 'Reynisfjara'],
      ['검은 모래와 주상절리의 해변', 'Black sand and basalt columns'],
    ),
  ],
  회픈: [
    sight(['요쿨살론 빙하호', 'Jökulsárlón'], ['얼음이 바다로 나가는 호수', 'Ice on its way to sea']),
    dusk(
      ['빙하 곁의 밤하늘', 'Night sky by the glacier'],
      ['오로라 예보를 보고 나가는 밤', 'Out when the aurora forecast is good'],
    ),
  ],
  에이일스타디르: [
    sight(
      ['동부 피오르', 'East Fjords'],
      ['물가 마을을 잇는 굽은 길', 'A winding road between fishing villages'],
    ),
    sight(
      ['세이디스피외르뒤르', 'Seyðisfjörður'],
      ['무지개 길이 있는 항구 마을', 'A port with a rainbow street'],
    ),
  ],
  아퀴레이리: [
    sight(['미바튼', 'Mývatn'], ['용암과 노천 온천의 호수', 'A lake of lava and warm baths']),
    sight(['고다포스', 'Goðafoss'], ['신들의 폭포라 불리는 북쪽 폭포', 'The northern fall of the gods']),
    dusk(
      ['북쪽 밤하늘', 'Northern night sky'],
      ['불빛 없는 들에서 기다리는 오로라', 'Waiting for the aurora on dark fields'],
    ),
  ],
  곶자왈: [
    sight(
      ['제주곶자왈도립공원 숲길', 'Jeju Gotjawal Park trail'],
      ['해설사와 세 시간 걷는 돌 위의 숲', 'Three hours with a guide in a forest on stone'],
    ),
    sight(
      ['마을 식당 점심', 'Lunch in the village'],
      ['숲을 나와 먹는 마을 밥상', 'A village table after the forest'],
    ),
  ],
  '한라산 둘레': [
    sight(['사려니숲길', 'Saryeoni Forest'], ['삼나무와 화산송이의 길', 'Cedar and red cinder underfoot']),
    sight(
      ['절물 자연휴양림', 'Jeolmul Forest'],
      ['몸을 푸는 평평한 삼나무 숲', 'Level cedar paths to loosen up'],
    ),
    sight(['동문시장', 'Dongmun Market'], ['귤과 생선이 모인 제주 시장', 'Tangerines and fish in Jeju City']),
    sight(['용두암 바닷길', 'Yongduam shore'], ['검은 바위를 따라 걷는 길', 'A walk along black rock']),
  ],
  '후원과 북촌': [
    sight(['인정전', 'Injeongjeon'], ['왕이 조회를 받던 전각', 'The hall of royal audiences']),
    sight(
      ['창덕궁 후원', 'Secret Garden of Changdeokgung'],
      ['예약해야 드는 왕의 정원', 'The royal garden, by reservation'],
    ),
    sight(
      ['북촌 한옥마을', 'Bukchon Hanok Village'],
      ['조용히 걷는 주민의 골목', 'Residents’ lanes, walked softly'],
    ),
    sight(['백인제 가옥', 'Baek In-je House'], ['1913년에 지은 큰 한옥', 'A large hanok of 1913']),
  ],
  '만드는 골목': [
    sight(
      ['성수 수제화 거리', 'Seongsu shoemakers’ street'],
      ['구두 장인의 작업실', 'Shoemakers at their benches'],
    ),
    sight(['가죽 소품 만들기', 'Leather workshop'], ['작은 소품 하나를 만드는 시간', 'Make one small thing']),
    sight(['을지로 조명 골목', 'Euljiro lamp alley'], ['등과 공구 가게의 골목', 'Lamps and tools']),
    sight(['세운상가 옥상', 'Sewoon rooftop'], ['종묘를 내려다보는 옥상', 'A roof over Jongmyo']),
  ],
  '낙산과 남산': [
    sight(['낙산 성곽길', 'Naksan wall walk'], ['해 질 녘 완만한 성벽', 'A gentle wall at dusk']),
    sight(
      ['흥인지문', 'Heunginjimun'],
      ['성벽이 내려와 만나는 동쪽 큰 문', 'The great east gate below the wall'],
    ),
    sight(['남산 야경', 'Namsan by night'], ['성곽 너머 도시의 불빛', 'City lights beyond the wall']),
  ],
  '남이섬과 수목원': [
    sight(
      ['남이섬 메타세쿼이아길', 'Nami Island metasequoias'],
      ['첫 배로 들어가 걷는 나무 길', 'Tree avenue on the first ferry'],
    ),
    sight(
      ['남이섬 강변길', 'Nami riverside path'],
      ['물가를 따라 도는 산책', 'A walk round the water’s edge'],
    ),
    sight(
      ['아침고요수목원', 'Garden of Morning Calm'],
      ['철마다 꽃과 불빛의 정원', 'Flowers or lights in each season'],
    ),
  ],
  '임진각에서 도라산': [
    sight(
      ['임진각 평화누리', 'Imjingak and Nuri Peace Park'],
      ['바람개비 언덕과 망배단', 'Pinwheels and the altar for the lost north'],
    ),
    sight(['자유의 다리', 'Freedom Bridge'], ['포로가 건너온 다리', 'The bridge prisoners crossed']),
    sight(['제3땅굴', 'Third Tunnel'], ['안전모를 쓰고 내려가는 땅굴', 'Down the tunnel in a hard hat']),
    sight(['도라전망대', 'Dora Observatory'], ['개성을 바라보는 전망대', 'A lookout towards Kaesong']),
  ],
  '해미와 안면도': [
    sight(['해미읍성', 'Haemi Fortress'], ['성벽이 온전한 읍성', 'A town fortress with walls intact']),
    sight(
      ['안면도 꽃길', 'Anmyeondo flower walk'],
      ['봄 튤립과 가을 국화의 길', 'Tulips in spring, chrysanthemums in autumn'],
    ),
    sight(
      ['꽃지 할미 할아비 바위', 'Kkotji twin rocks'],
      ['바다에 나란히 선 두 바위', 'Two rocks side by side in the sea'],
    ),
  ],
  '눈 평창': [
    sight(
      ['초보 스키 수업 또는 대관령 걷기', 'Ski lesson or ridge walk'],
      ['겨울에는 스키, 다른 계절에는 능선', 'Skis in winter, the ridge in other seasons'],
    ),
    sight(['양 떼 목장', 'Sheep farm'], ['풀밭과 눈밭의 언덕', 'A hill of grass or snow']),
    dawn(
      ['월정사 전나무 숲길', 'Woljeongsa fir avenue'],
      ['이른 아침의 천 년 숲길', 'A thousand-year path early in the day'],
    ),
    sight(['상원사 종', 'Bell of Sangwonsa'], ['가장 오래된 우리 종', 'Korea’s oldest bell']),
  ],
  '수학여행 경주': [
    sight(
      ['불국사', 'Bulguksa'],
      ['수학여행 사진을 찍던 돌계단', 'The stone stairs of every school photograph'],
    ),
    sight(
      ['옛 교복 사진', 'Photographs in old uniforms'],
      ['교복을 빌려 입고 남기는 사진', 'Borrowed uniforms and a portrait'],
    ),
    sight(['보문 벚꽃길', 'Bomun cherry road'], ['호수를 두른 평평한 길', 'A level road round the lake']),
    sight(['대릉원', 'Daereungwon'], ['천마총이 있는 능 사이 산책길', 'A walk among the royal mounds']),
    dusk(['동궁과 월지', 'Donggung and Wolji'], ['못에 비친 밤의 전각', 'Night pavilions in the pond']),
  ],
  '곡선의 경주': [
    sight(
      ['대릉원 왕릉', 'Daereungwon royal tombs'],
      ['고고학자와 걷는 능 사이', 'Among the mounds with an archaeologist'],
    ),
    dusk(
      ['한옥 국악 삼중주', 'Korean trio in a hanok'],
      ['가야금과 대금, 해금을 듣는 밤', 'Zither, flute and fiddle at night'],
    ),
    sight(
      ['국립경주박물관', 'Gyeongju National Museum'],
      ['성덕대왕신종과 금관의 방', 'The great bell and the gold crowns'],
    ),
    sight(['감은사지', 'Gameunsa site'], ['동해로 가는 길의 쌍탑', 'Twin pagodas on the way to the sea']),
  ],
  '산사 순례': [
    sight(['무풍한송로', 'Mupung pine path'], ['솔바람이 드는 통도사 절길', 'Tongdosa’s road of old pines']),
    sight(
      ['통도사 금강계단', 'Tongdosa ordination altar'],
      ['진신사리를 모신 단', 'The altar of the relics'],
    ),
    sight(
      ['해인사 장경판전', 'Tripitaka halls, Haeinsa'],
      ['팔만대장경을 지켜 온 건물', 'The halls of the woodblocks'],
    ),
    sight(['차담', 'Tea with a monk'], ['스님이 우려 주시는 차', 'A cup poured by a monk']),
  ],
  '동해 뱃길': [
    dusk(['갑판 산책', 'Evening on deck'], ['동해의 해넘이를 보는 갑판', 'Sundown over the East Sea']),
    sight(
      ['유시엔 정원', 'Yuushien Garden'],
      ['모란이 사철 피는 연못 정원', 'A pond garden with peonies all year'],
    ),
    sight(['가이케 온천', 'Kaike Onsen'], ['바닷가에 솟는 소금 온천', 'Salt springs by the sea']),
    dusk(['선상 공연', 'Show on board'], ['저녁에 열리는 배의 무대', 'The ship’s stage in the evening']),
  ],
  '성지 로마': [
    sight(
      ['성 베드로 대성당', 'St Peter’s Basilica'],
      ['미켈란젤로의 피에타가 있는 성당', 'Home of Michelangelo’s Pietà'],
    ),
    sight(
      ['성 바오로 대성당', 'St Paul Outside the Walls'],
      ['바오로의 무덤 위에 선 성당', 'The church over Paul’s tomb'],
    ),
    sight(
      ['라테라노 대성당', 'Lateran Basilica'],
      ['로마 주교좌의 어머니 성당', 'The mother church of Rome'],
    ),
    sight(
      ['산타 마리아 마조레', 'Santa Maria Maggiore'],
      ['금빛 모자이크의 성모 대성당', 'Golden mosaics for the Virgin'],
    ),
    sight(
      ['산 칼리스토 카타콤베', 'Catacombs of St Callixtus'],
      ['초기 신자들의 지하 묘지', 'Tombs of the early faithful'],
    ),
  ],
  '살롱 파리': [
    dusk(
      ['문 닫은 뒤의 전시실', 'Galleries after closing'],
      ['관람객이 돌아간 뒤의 한 시간', 'An hour when the public has gone home'],
    ),
    sight(
      ['벨빌의 작업실', 'A studio in Belleville'],
      ['지금 활동하는 화가의 작업실', 'A working painter at home'],
    ),
    sight(
      ['몽트뢰유의 작업실', 'A studio in Montreuil'],
      ['지금 활동하는 조각가의 작업실', 'A working sculptor at home'],
    ),
    sight(['라 뤼슈', 'La Ruche'], ['샤갈이 머문 화가들의 집', 'The artists’ hive where Chagall lived']),
    sight(
      ['오르세 미술관', 'Musée d’Orsay'],
      ['옛 기차역에 걸린 인상파 그림', 'Impressionists in a former station'],
    ),
    sight(['오랑주리', 'The Orangerie'], ['타원형 방의 수련 연작', 'Water Lilies in oval rooms']),
    sight(['로댕 미술관', 'Musée Rodin'], ['장미 정원의 조각', 'Sculpture among roses']),
  ],
  영동: [
    sight(['영동 와이너리', 'Yeongdong winery'], ['포도 마을의 와인 시음', 'Wine in the grape village']),
    sight(
      ['막걸리 양조장', 'Makgeolli brewery'],
      ['독에서 익는 술을 맛보는 술도가', 'From the crock of an old brewery'],
    ),
    sight(['월류봉', 'Wollyubong'], ['물가에 선 여섯 봉우리', 'Six peaks by the water']),
  ],
  경동시장: [
    sight(
      ['경동시장 장보기', 'Gyeongdong Market'],
      ['약재와 나물을 고르는 아침', 'Herbs and greens in the morning'],
    ),
    sight(
      ['한식 네 가지 만들기', 'Cook four Korean dishes'],
      ['고른 재료로 차리는 점심', 'Lunch from what you chose'],
    ),
    sight(
      ['요리법 받아 적기', 'Recipes to take home'],
      ['영어로 적은 요리법과 차 한잔', 'Written in English, over tea'],
    ),
  ],
  '평지 교토': [
    sight(
      ['아라시야마 강가', 'Arashiyama riverside'],
      ['도게쓰교를 보는 평평한 길', 'A level path by the bridge'],
    ),
    sight(
      ['덴류지 정원', 'Tenryu-ji garden'],
      ['산을 빌려 온 연못 정원', 'A pond garden that borrows the hills'],
    ),
    sight(['니조성 정원', 'Nijo Castle garden'], ['자갈길을 따라 도는 성', 'A castle on gravel paths']),
    sight(['무린안', 'Murin-an'], ['히가시야마를 보는 작은 정원', 'A small garden facing the eastern hills']),
    sight(['도지 오층탑', 'To-ji pagoda'], ['평지에 선 높은 목탑', 'A tall pagoda on flat ground']),
    sight(['아라시야마 온천', 'Arashiyama hot spring'], ['강가 숙소의 탕', 'Baths by the river']),
  ],
  '이끼 교토': [
    sight(
      ['사이호지 이끼 정원', 'Saihoji moss garden'],
      ['미리 신청한 사람만 드는 정원', 'A garden that admits by application'],
    ),
    sight(
      ['가쓰라 이궁', 'Katsura Imperial Villa'],
      ['예약하고 도는 연못과 다실', 'Pond and teahouses, by reservation'],
    ),
    sight(['다회', 'Tea gathering'], ['작은 다실에서 나누는 한 잔', 'One bowl in a small tea room']),
    sight(
      ['오하라 산젠인', 'Sanzen-in, Ohara'],
      ['이끼와 단풍의 산골 절', 'A hill temple of moss and maple'],
    ),
    sight(['다이토쿠지', 'Daitoku-ji'], ['돌 정원이 이어진 선종 사원', 'Zen temples of raked stone']),
  ],
  카트만두: [
    sight(['스와얌부나트', 'Swayambhunath'], ['언덕 위 눈이 그려진 탑', 'The hilltop stupa with eyes']),
    sight(
      ['보우더나트', 'Boudhanath'],
      ['마니차를 돌리며 걷는 큰 탑', 'The great stupa and its prayer wheels'],
    ),
    sight(
      ['파탄 더르바르 광장', 'Patan Durbar Square'],
      ['벽돌과 나무 조각의 왕궁 광장', 'A royal square of brick and carving'],
    ),
  ],
  베르겐: [
    sight(['베르겐 브뤼겐', 'Bryggen, Bergen'], ['한자동맹의 나무 부두', 'Wooden wharf of the Hanse']),
    sight(['플뢰옌산', 'Mount Fløyen'], ['항구를 내려다보는 언덕', 'A hill above the harbour']),
  ],
  스타방에르: [
    sight(
      ['프레이케스톨렌', 'Preikestolen'],
      ['피오르 위 604m 바위 단상', 'A rock pulpit 604 m above the fjord'],
    ),
    sight(
      ['스타방에르 구시가', 'Old Stavanger'],
      ['흰 나무집이 이어진 언덕', 'A hill of white wooden houses'],
    ),
  ],
  엑상프로방스: [
    sight(['세잔 아틀리에', 'Cézanne’s studio'], ['빛이 드는 언덕의 화실', 'The studio on the hill']),
    sight(
      ['생트빅투아르산', 'Montagne Sainte-Victoire'],
      ['세잔이 거듭 그린 흰 산', 'The white mountain Cézanne kept painting'],
    ),
    sight(['미라보 거리', 'Cours Mirabeau'], ['분수와 플라타너스의 큰길', 'Fountains and plane trees']),
  ],
  다카마쓰: [
    sight(['리쓰린 정원', 'Ritsurin Garden'], ['소나무와 연못을 걷는 정원', 'A garden of pines and ponds']),
    sight(
      ['데시마 미술관', 'Teshima Art Museum'],
      ['물방울 모양 지붕 아래의 물과 빛', 'Water and light under a drop-shaped shell'],
    ),
    sight(
      ['노구치 정원 미술관', 'Noguchi Garden Museum'],
      ['돌이 놓인 조각가의 마당', 'The sculptor’s yard of stone'],
    ),
  ],
  울란바토르: [
    sight(['간단 사원', 'Gandan Monastery'], ['큰 관음상을 모신 사원', 'The monastery of the tall Buddha']),
    sight(
      ['수흐바타르 광장', 'Sükhbaatar Square'],
      ['도시 한가운데의 너른 광장', 'The wide square of the capital'],
    ),
    dusk(['자이승 언덕', 'Zaisan Hill'], ['도시와 강을 보는 전망대', 'A lookout over city and river']),
  ],
  비슈케크: [
    sight(['오시 바자르', 'Osh Bazaar'], ['빵과 말린 과일의 시장', 'Bread and dried fruit']),
    sight(['부라나 탑', 'Burana Tower'], ['들판에 남은 11세기 탑', 'An 11th-century minaret on the plain']),
  ],
  산티아고: [
    sight(
      ['아르마스 광장', 'Plaza de Armas, Santiago'],
      ['대성당이 선 옛 중심', 'The old centre and its cathedral'],
    ),
  ],
  리마: [
    sight(
      ['미라플로레스 절벽길', 'Miraflores cliff walk'],
      ['태평양을 보는 공원', 'Parks above the Pacific'],
    ),
    sight(['리마 구시가', 'Historic Lima'], ['나무 발코니의 광장', 'A square of wooden balconies']),
    sight(['와카치나', 'Huacachina'], ['모래언덕 속 오아시스', 'An oasis among dunes']),
  ],
  아레키파: [
    sight(
      ['산타카탈리나 수도원', 'Santa Catalina Monastery'],
      ['도시 안의 붉고 푸른 작은 도시', 'A red-and-blue town within the town'],
    ),
    sight(['콜카 협곡', 'Colca Canyon'], ['콘도르가 나는 깊은 골짜기', 'A deep canyon of condors']),
    sight(
      ['아르마스 광장', 'Plaza de Armas, Arequipa'],
      ['흰 화산석 회랑', 'Arcades of white volcanic stone'],
    ),
  ],
  쿠스코: [
    sight(['마추픽추', 'Machu Picchu'], ['구름 속 잉카의 도시', 'The Inca city in the clouds']),
    sight(['쿠스코 구시가', 'Old Cusco'], ['잉카 돌담 위의 옛 수도', 'The old capital on Inca walls']),
    sight(['성스러운 계곡', 'Sacred Valley'], ['오얀타이탐보와 모라이', 'Ollantaytambo and Moray']),
    sight(['산페드로 시장', 'San Pedro Market'], ['과일 주스와 빵의 시장', 'Juice and bread']),
    sight(['삭사이와만', 'Sacsayhuamán'], ['큰 돌을 맞춘 언덕 요새', 'A hill fort of fitted stone']),
  ],
  푸노: [
    sight(['티티카카 우로스섬', 'Uros Islands, Titicaca'], ['갈대로 엮은 섬', 'Islands woven of reed']),
    sight(['타킬레섬', 'Taquile Island'], ['뜨개질하는 남자들의 섬', 'The island where men knit']),
  ],
  라파스: [
    sight(['라파스 텔레페리코', 'La Paz cable cars'], ['도시를 잇는 하늘길', 'The city’s aerial metro']),
    sight(['달의 계곡', 'Valle de la Luna'], ['흙기둥이 솟은 골짜기', 'A valley of clay spires']),
    sight(['마녀 시장', 'Witches’ Market'], ['약초와 부적의 골목', 'Herbs and charms']),
  ],
  우유니: [
    sight(
      ['우유니 소금사막', 'Salar de Uyuni'],
      ['하늘을 비추는 흰 벌판', 'A white plain that mirrors the sky'],
    ),
    dawn(
      ['소금사막 해돋이', 'Sunrise on the salt'],
      ['발밑까지 붉어지는 아침', 'A morning red to your feet'],
    ),
    sight(
      ['알티플라노 호수', 'Altiplano lagoons'],
      ['홍학이 서는 색색 호수', 'Coloured lakes and flamingos'],
    ),
    sight(['기차 무덤', 'Train cemetery'], ['녹슨 증기기관차의 들판', 'Rusting engines on the plain']),
  ],
}
