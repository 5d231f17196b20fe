// Sights of the Americas, Australia and New Zealand.
import { dawn, dusk, type Sight, sight } from './sight.ts'

export const americasOceaniaSights: Record<string, Sight[]> = {
  로스앤젤레스: [
    sight(
      ['그리피스 천문대', 'Griffith Observatory'],
      ['할리우드 글자와 도시를 보는 언덕', 'The sign and the city from a hill'],
    ),
    sight(
      ['산타모니카 부두', 'Santa Monica Pier'],
      ['66번 도로가 끝나는 바닷가', 'Where Route 66 meets the sea'],
    ),
    sight(
      ['테마파크 또는 시내 자유 시간', 'Theme park or free time'],
      ['둘 가운데 골라 보내는 하루', 'A day at whichever you prefer'],
    ),
    sight(['게티 센터', 'Getty Center'], ['트램으로 오르는 언덕 미술관', 'A hilltop museum by tram']),
  ],
  라스베이거스: [
    dusk(['스트립 분수 쇼', 'Fountains on the Strip'], ['밤거리의 음악 분수', 'Music and water by night']),
    sight(
      ['레드록 캐니언', 'Red Rock Canyon'],
      ['도시 가까운 붉은 사암 골짜기', 'Red sandstone close to the city'],
    ),
    sight(['후버 댐', 'Hoover Dam'], ['콜로라도강을 막은 221m 댐', 'A 221 m dam on the Colorado']),
  ],
  샌프란시스코: [
    sight(['금문교', 'Golden Gate Bridge'], ['안개 위로 솟은 붉은 다리', 'Red towers above the fog']),
    sight(
      ['케이블카와 피셔맨스 워프', 'Cable car and Fisherman’s Wharf'],
      ['언덕을 넘어 부두로', 'Over the hills to the wharf'],
    ),
    sight(['롬바드 거리', 'Lombard Street'], ['여덟 번 굽은 꽃길', 'Eight bends among flowers']),
  ],
  그랜드서클: [
    sight(
      ['그랜드 캐니언 사우스림', 'Grand Canyon South Rim'],
      ['깊이 1.6km 협곡의 가장자리', 'The rim of a mile-deep canyon'],
    ),
    sight(
      ['브라이스 캐니언', 'Bryce Canyon'],
      ['붉은 첨탑이 숲을 이룬 골짜기', 'An amphitheatre of red spires'],
    ),
    sight(['자이언 캐니언', 'Zion Canyon'], ['강을 따라 걷는 높은 절벽', 'High walls along the river']),
    sight(['모뉴먼트밸리', 'Monument Valley'], ['나바호 땅의 붉은 바위 탑', 'Red buttes on Navajo land']),
    sight(
      ['앤털로프 캐니언', 'Antelope Canyon'],
      ['빛이 내리는 좁은 협곡', 'A slot canyon of falling light'],
    ),
    sight(
      ['호스슈 벤드', 'Horseshoe Bend'],
      ['말굽처럼 휜 콜로라도강', 'The Colorado bent like a horseshoe'],
    ),
  ],
  뉴욕: [
    sight(
      ['자유의 여신상', 'Statue of Liberty'],
      ['배로 다가가는 항구의 섬', 'By ferry to the harbour island'],
    ),
    sight(['센트럴 파크', 'Central Park'], ['도시 한가운데의 숲과 호수', 'Woods and lakes in mid-city']),
    sight(['메트로폴리탄 미술관', 'The Met'], ['오천 년을 모은 미술관', 'Five thousand years of art']),
    dusk(['맨해튼 전망대', 'Manhattan from above'], ['불 켜진 도시를 보는 저녁', 'The lit city at evening']),
    sight(
      ['브루클린 다리', 'Brooklyn Bridge'],
      ['걸어서 건너는 1883년의 다리', 'The bridge of 1883, on foot'],
    ),
    sight(['하이라인', 'The High Line'], ['옛 철길 위의 산책로', 'A walk on old rails']),
  ],
  워싱턴: [
    sight(
      ['내셔널 몰', 'National Mall'],
      ['의사당에서 링컨까지 이어진 잔디', 'Lawn from Capitol to Lincoln'],
    ),
    sight(
      ['스미스소니언 박물관', 'Smithsonian museums'],
      ['무료로 여는 박물관 거리', 'A mile of free museums'],
    ),
    sight(
      ['백악관 앞', 'The White House'],
      ['철책 너머로 보는 대통령 관저', 'The residence seen from its gates'],
    ),
  ],
  나이아가라: [
    sight(
      ['나이아가라 크루즈', 'Niagara boat cruise'],
      ['물보라 속으로 다가가는 배', 'Into the spray below the falls'],
    ),
    dawn(
      ['폭포 아침 물안개', 'Morning mist at the falls'],
      ['캐나다 쪽에서 보는 말굽 폭포', 'Horseshoe Falls from the Canadian side'],
    ),
    sight(['테이블록', 'Table Rock'], ['폭포 가장자리의 전망대', 'The lookout at the very brink']),
    sight(
      ['나이아가라온더레이크', 'Niagara-on-the-Lake'],
      ['꽃바구니가 걸린 호숫가 마을', 'A lakeside town of flower baskets'],
    ),
  ],
  애리조나: [
    sight(
      ['세도나 붉은 바위', 'Sedona red rocks'],
      ['대성당 바위와 예배당', 'Cathedral Rock and the chapel'],
    ),
    sight(['사막 식물원', 'Desert Botanical Garden'], ['기둥선인장이 선 정원', 'A garden of saguaro']),
    sight(
      ['스코츠데일 올드타운', 'Old Town Scottsdale'],
      ['화랑과 식당이 모인 거리', 'Galleries and tables'],
    ),
    sight(['캐멀백산', 'Camelback Mountain'], ['낙타 등을 닮은 붉은 산', 'A red hill like a camel']),
    dusk(['사막의 노을', 'Desert sunset'], ['선인장 너머로 지는 해', 'The sun behind the saguaro']),
  ],
  밴쿠버: [
    sight(['스탠리 파크', 'Stanley Park'], ['바다를 두른 숲길', 'Forest ringed by sea wall']),
    sight(['그랜빌 아일랜드', 'Granville Island'], ['시장과 공방의 작은 섬', 'Market and studios']),
    sight(
      ['개스타운 증기 시계', 'Gastown steam clock'],
      ['벽돌 거리의 증기 시계', 'A clock that whistles steam'],
    ),
  ],
  로키: [
    sight(['레이크 루이스', 'Lake Louise'], ['빙하가 비치는 옥빛 호수', 'Jade water below a glacier']),
    sight(
      ['컬럼비아 빙원', 'Columbia Icefield'],
      ['설상차로 오르는 빙하', 'Onto the glacier by ice explorer'],
    ),
    sight(['모레인 호수', 'Moraine Lake'], ['열 봉우리에 둘러싸인 호수', 'A lake under ten peaks']),
    sight(
      ['밴프 곤돌라', 'Banff Gondola'],
      ['설퍼산에서 보는 보 골짜기', 'The Bow Valley from Sulphur Mountain'],
    ),
    sight(
      ['페이토 호수', 'Peyto Lake'],
      ['늑대 머리 모양의 푸른 호수', 'A blue lake shaped like a wolf’s head'],
    ),
    sight(
      ['밴프 온천', 'Banff Upper Hot Springs'],
      ['산을 보며 담그는 노천탕', 'Open-air water facing the peaks'],
    ),
  ],
  밴프: [
    sight(
      ['여섯 빙하 평원', 'Plain of Six Glaciers'],
      ['레이크 루이스에서 오르는 찻집길', 'The teahouse trail from Lake Louise'],
    ),
    sight(['라치 밸리', 'Larch Valley'], ['가을이면 노란 낙엽송 골짜기', 'Larches that turn gold in autumn']),
    sight(['존스턴 협곡', 'Johnston Canyon'], ['폭포를 따라 걷는 잔도', 'A catwalk past waterfalls']),
    sight(['선샤인 메도', 'Sunshine Meadows'], ['대륙 분수령의 들꽃 초원', 'Wildflowers on the Divide']),
    sight(['모레인 호수', 'Moraine Lake'], ['열 봉우리 아래의 호수', 'The lake of the ten peaks']),
  ],
  옐로나이프: [
    dusk(
      ['오로라 관측, 호숫가', 'Aurora by the lake'],
      ['불빛을 벗어난 얼음 호수의 밤', 'A night by the ice, beyond the lights'],
    ),
    dusk(
      ['오로라 관측, 통나무집', 'Aurora at the cabin'],
      ['난로 곁에서 기다리는 밤하늘', 'Waiting for the sky beside a stove'],
    ),
    dusk(['오로라 관측, 언덕', 'Aurora on the hill'], ['사방이 트인 언덕의 밤', 'A hill open to every side']),
    sight(['올드타운', 'Old Town'], ['수상비행기와 통나무집 동네', 'Floatplanes and log houses']),
    sight(['개썰매', 'Dog sledding'], ['언 호수를 달리는 겨울 체험', 'Over the frozen lake in winter']),
    sight(
      ['노던헤리티지 박물관', 'Prince of Wales Heritage Centre'],
      ['북쪽 사람들의 살림을 모은 곳', 'How the North has lived'],
    ),
  ],
  하와이: [
    sight(['와이키키', 'Waikiki'], ['다이아몬드헤드를 보는 해변', 'The beach facing Diamond Head']),
    dawn(['다이아몬드헤드', 'Diamond Head'], ['해돋이를 보러 오르는 분화구', 'A crater rim for sunrise']),
    sight(['진주만', 'Pearl Harbor'], ['애리조나호 기념관', 'The USS Arizona Memorial']),
    sight(['하나우마 베이', 'Hanauma Bay'], ['보호 구역의 산호 만', 'A protected coral bay']),
    sight(['북쪽 해안', 'North Shore'], ['파도와 새우 트럭의 동네', 'Waves and shrimp trucks']),
    sight(
      ['누우아누 팔리', 'Nuʻuanu Pali Lookout'],
      ['바람이 센 산마루 전망대', 'A windy lookout on the ridge'],
    ),
  ],
  오아후: [
    sight(['와이키키', 'Waikiki'], ['도시와 맞닿은 해변', 'A beach on the city’s edge']),
    sight(
      ['와이키키 서핑 첫 수업', 'First surf lesson at Waikiki'],
      ['긴 파도에서 배우는 두 시간', 'Two hours on long, easy waves'],
    ),
    dawn(['다이아몬드헤드', 'Diamond Head'], ['아침에 오르는 분화구', 'A crater climbed in the morning']),
    sight(['북쪽 해안', 'North Shore'], ['할레이바 마을과 파도', 'Haleʻiwa and the surf']),
  ],
  마우이: [
    sight(
      ['하나로 가는 길', 'Road to Hāna'],
      ['굽이마다 폭포가 있는 해안길', 'A coast road with a fall at each bend'],
    ),
    dawn(['할레아칼라', 'Haleakalā'], ['구름 위 3,055m의 해돋이', 'Sunrise above cloud at 3,055 m']),
    sight(['와일레아 해변', 'Wailea Beach'], ['남쪽의 고운 모래밭', 'Fine sand on the south shore']),
    sight(['몰로키니', 'Molokini'], ['초승달 분화구의 스노클링', 'Snorkelling in a crescent crater']),
    sight(
      ['이아오 골짜기', 'ʻĪao Valley'],
      ['바늘처럼 솟은 초록 봉우리', 'A green needle in a misty valley'],
    ),
  ],
  빅아일랜드: [
    sight(
      ['하와이 화산 국립공원', 'Hawaiʻi Volcanoes National Park'],
      ['킬라우에아 분화구 둘레길', 'The rim of Kīlauea'],
    ),
    dusk(['마우나케아 별', 'Mauna Kea stars'], ['구름 위에서 보는 밤하늘', 'The night sky above the clouds']),
    sight(
      ['푸날루우 검은 모래 해변', 'Punaluʻu Black Sand Beach'],
      ['바다거북이 쉬는 해변', 'Where turtles haul out'],
    ),
    sight(['아카카 폭포', 'ʻAkaka Falls'], ['135m를 떨어지는 숲속 폭포', 'A 135 m fall in the forest']),
    sight(['코나 커피 농장', 'Kona coffee farm'], ['산자락 커피밭과 시음', 'A hillside farm and a cup']),
  ],
  시드니: [
    sight(['오페라하우스', 'Sydney Opera House'], ['항구에 뜬 흰 돛 지붕', 'White sails on the harbour']),
    sight(
      ['블루마운틴', 'Blue Mountains'],
      ['세 자매봉과 유칼립투스 골짜기', 'The Three Sisters and gum forest'],
    ),
    sight(['하버 크루즈', 'Harbour cruise'], ['다리 아래를 지나는 뱃길', 'Under the bridge by boat']),
    sight(['포트스티븐스', 'Port Stephens'], ['돌고래와 모래언덕의 만', 'Dolphins and dunes']),
    sight(
      ['본다이에서 쿠지까지', 'Bondi to Coogee walk'],
      ['절벽 해안의 산책길', 'A cliff-top coastal walk'],
    ),
    dusk(
      ['서큘러키 야경', 'Circular Quay by night'],
      ['항구에 불이 켜지는 시간', 'As the harbour lights up'],
    ),
  ],
  해밀턴섬: [
    sight(
      ['화이트헤이븐 비치', 'Whitehaven Beach'],
      ['소용돌이 무늬의 흰 모래', 'Swirls of white silica sand'],
    ),
    sight(
      ['하트 리프 경비행기', 'Heart Reef by light aircraft'],
      ['하늘에서 보는 하트 모양 산호', 'A heart of coral from the air'],
    ),
    dusk(['원트리 힐', 'One Tree Hill'], ['휘트선데이 섬들의 노을', 'Sunset over the Whitsundays']),
    sight(['캐츠아이 비치', 'Catseye Beach'], ['숙소 앞 산호 만', 'The coral bay by the hotels']),
  ],
  멜버른: [
    sight(
      ['그레이트 오션 로드', 'Great Ocean Road'],
      ['열두 사도 바위의 해안길', 'The coast of the Twelve Apostles'],
    ),
    sight(['멜버른 골목 카페', 'Laneway cafés'], ['벽화와 커피의 골목', 'Street art and coffee']),
    sight(['퀸빅토리아 시장', 'Queen Victoria Market'], ['1878년부터 선 시장', 'A market since 1878']),
  ],
  '멜버른 샌드벨트': [
    sight(['야라 밸리 와이너리', 'Yarra Valley winery'], ['포도밭에서 드는 점심', 'Lunch among the vines']),
    sight(
      ['멜버른 골목 카페', 'Melbourne laneways'],
      ['라운드 뒤의 커피와 벽화', 'Coffee and murals after golf'],
    ),
    sight(
      ['모닝턴 반도', 'Mornington Peninsula'],
      ['바다를 낀 온천과 포도밭', 'Springs and vines by the sea'],
    ),
    dusk(['세인트킬다 부두', 'St Kilda Pier'], ['저녁에 걷는 바닷가', 'The shore at evening']),
  ],
  골드코스트: [
    sight(
      ['서퍼스 파라다이스', 'Surfers Paradise'],
      ['고층 건물 앞의 긴 모래밭', 'A long beach below towers'],
    ),
    sight(
      ['커럼빈 야생동물원', 'Currumbin Wildlife Sanctuary'],
      ['앵무새와 코알라를 만나는 숲', 'Lorikeets and koalas'],
    ),
    sight(
      ['스프링브룩 국립공원', 'Springbrook National Park'],
      ['세계유산 우림과 폭포', 'World Heritage rainforest'],
    ),
  ],
  케언스: [
    sight(
      ['대보초 바다 위 기지', 'Great Barrier Reef pontoon'],
      ['반잠수선과 스노클링의 하루', 'Semi-submersible and snorkel'],
    ),
    sight(
      ['쿠란다 관광열차', 'Kuranda Scenic Railway'],
      ['우림을 오르는 옛 철길', 'An old line up the rainforest'],
    ),
    sight(
      ['케언스 해변 산책로', 'Cairns Esplanade'],
      ['석호 수영장이 있는 바닷길', 'A seafront with a lagoon pool'],
    ),
  ],
  '뉴질랜드 남섬': [
    sight(['밀퍼드 사운드', 'Milford Sound'], ['첫 배로 들어가는 피오르', 'The fjord on the first boat']),
    sight(
      ['마운트쿡', 'Aoraki Mount Cook'],
      ['후커 골짜기에서 보는 최고봉', 'The highest peak from Hooker Valley'],
    ),
    sight(['퀸스타운', 'Queenstown'], ['와카티푸호와 산 사이의 도시', 'Between lake and mountains']),
    sight(['테카포 호수', 'Lake Tekapo'], ['선한 목자 교회의 물가', 'The Church of the Good Shepherd']),
    sight(
      ['테아나우 동굴', 'Te Anau glowworm caves'],
      ['반딧불이 애벌레가 빛나는 동굴', 'A cave lit by glowworms'],
    ),
    sight(
      ['크라이스트처치 식물원', 'Christchurch Botanic Gardens'],
      ['에이번강이 흐르는 정원', 'Gardens on the Avon'],
    ),
  ],
  '뉴질랜드 북섬': [
    sight(['로토루아 온천', 'Rotorua hot springs'], ['유황 김이 오르는 호숫가', 'Steam on the lakeshore']),
    sight(['테푸이아', 'Te Puia'], ['간헐천과 마오리 공예 학교', 'A geyser and Māori carving school']),
    sight(['와이토모 동굴', 'Waitomo Caves'], ['별처럼 빛나는 반딧불이 동굴', 'Glowworms like stars']),
    sight(['호비튼 마을', 'Hobbiton'], ['영화 촬영지가 된 목장', 'The farm that became a film set']),
    sight(
      ['오클랜드 스카이타워', 'Auckland Sky Tower'],
      ['항구를 내려다보는 328m', '328 m above the harbours'],
    ),
  ],
  퀸스타운: [
    sight(['퀸스타운 곤돌라', 'Queenstown gondola'], ['호수와 산을 보는 언덕', 'Lake and peaks from above']),
    sight(
      ['와카티푸호 증기선', 'Lake Wakatipu steamship'],
      ['1912년에 띄운 배로 건너는 호수', 'Across the lake in a steamer of 1912'],
    ),
    sight(['애로타운', 'Arrowtown'], ['금광 시절이 남은 마을', 'A town of gold-rush days']),
  ],
  밀퍼드: [
    sight(['클린턴 골짜기', 'Clinton Valley'], ['너도밤나무 숲을 걷는 강길', 'Beech forest by the river']),
    sight(
      ['매키넌 고개', 'Mackinnon Pass'],
      ['1,154m 트랙의 가장 높은 곳', 'The track’s high point, 1,154 m'],
    ),
    sight(['서덜랜드 폭포', 'Sutherland Falls'], ['580m를 세 번에 떨어지는 폭포', '580 m in three leaps']),
    sight(['밀퍼드 사운드', 'Milford Sound'], ['트랙 끝에서 타는 배', 'The boat at the track’s end']),
    sight(['퀸스타운 호숫가', 'Queenstown lakefront'], ['걷기 전후에 쉬는 도시', 'Rest before and after']),
  ],
  '토레스 델 파이네': [
    dawn(
      ['세 탑 전망대', 'Base of the Towers'],
      ['호수 위로 붉어지는 화강암 탑', 'Granite that reddens over its lake'],
    ),
    sight(
      ['프랑세스 골짜기', 'French Valley'],
      ['빙하가 무너지는 소리의 골짜기', 'A valley loud with falling ice'],
    ),
    sight(['그레이 빙하', 'Grey Glacier'], ['호수로 밀려드는 얼음벽', 'An ice wall in the lake']),
    sight(['페오에 호수', 'Lake Pehoé'], ['배로 건너는 청록빛 물', 'Turquoise water by catamaran']),
  ],
  '엘 찰텐': [
    sight(
      ['피츠로이 로스트레스 호수', 'Laguna de los Tres'],
      ['피츠로이 아래의 호수', 'The lake under Fitz Roy'],
    ),
    sight(['세로토레 호수', 'Laguna Torre'], ['바늘봉이 비치는 빙하호', 'A glacial lake below the spire']),
    sight(
      ['페리토모레노 빙하', 'Perito Moreno Glacier'],
      ['산책로에서 보는 움직이는 빙하', 'A moving glacier from boardwalks'],
    ),
  ],
  페루: [
    sight(['마추픽추', 'Machu Picchu'], ['구름 속 잉카의 도시', 'The Inca city in the clouds']),
    sight(['쿠스코', 'Cusco'], ['잉카 돌담 위의 옛 수도', 'The old capital on Inca walls']),
    sight(['성스러운 계곡', 'Sacred Valley'], ['오얀타이탐보와 모라이', 'Ollantaytambo and Moray']),
    sight(['티티카카 우로스섬', 'Uros Islands, Titicaca'], ['갈대로 엮은 섬', 'Islands woven of reed']),
    sight(
      ['리마 미라플로레스', 'Miraflores, Lima'],
      ['절벽 공원의 바닷가 도시', 'Cliff-top parks by the Pacific'],
    ),
    sight(['와카치나', 'Huacachina'], ['모래언덕 속 오아시스', 'An oasis among dunes']),
    sight(['아레키파', 'Arequipa'], ['흰 화산석 도시와 수도원', 'White stone city and convent']),
  ],
  볼리비아: [
    sight(
      ['우유니 소금사막', 'Salar de Uyuni'],
      ['하늘을 비추는 흰 벌판', 'A white plain that mirrors the sky'],
    ),
    sight(['라파스 텔레페리코', 'La Paz cable cars'], ['도시를 잇는 하늘길', 'The city’s aerial metro']),
    sight(['달의 계곡', 'Valle de la Luna'], ['흙기둥이 솟은 골짜기', 'A valley of clay spires']),
    sight(['코파카바나', 'Copacabana'], ['티티카카호의 볼리비아 쪽 마을', 'The Bolivian side of Titicaca']),
    sight(
      ['알티플라노 호수', 'Altiplano lagoons'],
      ['홍학이 서는 색색 호수', 'Coloured lakes and flamingos'],
    ),
  ],
}
