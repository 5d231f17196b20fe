// Sights of the Middle East, Africa and the Himalaya.
import { dawn, dusk, type Sight, sight } from './sight.ts'

export const middleEastAfricaSights: Record<string, Sight[]> = {
  두바이: [
    sight(
      ['부르즈 할리파 전망대', 'Burj Khalifa lookout'],
      ['828m 탑에서 보는 도시와 사막', 'City and desert from the 828 m tower'],
    ),
    dusk(
      ['사막의 저녁', 'Evening in the desert'],
      ['모래언덕의 노을과 야외 식사', 'Sunset on the dunes and supper outside'],
    ),
    sight(
      ['알파히디 옛 동네', 'Al Fahidi quarter'],
      ['바람탑이 선 흙벽 골목', 'Wind towers over mud-walled lanes'],
    ),
    sight(
      ['두바이 크릭 아브라', 'Abra on Dubai Creek'],
      ['나무배로 건너는 물길과 향신료 시장', 'Wooden boat to the spice souk'],
    ),
    dusk(['두바이 분수', 'Dubai Fountain'], ['저녁마다 열리는 물과 음악', 'Water and music each evening']),
    sight(
      ['주메이라 해변', 'Jumeirah Beach'],
      ['돛 모양 호텔이 보이는 바다', 'The beach by the sail-shaped hotel'],
    ),
  ],
  아부다비: [
    dusk(
      ['셰이크 자이드 그랜드 모스크', 'Sheikh Zayed Grand Mosque'],
      ['늦은 오후 빛이 고운 흰 사원', 'White marble in late light'],
    ),
    sight(['루브르 아부다비', 'Louvre Abu Dhabi'], ['빛이 비처럼 드는 돔', 'A dome that rains light']),
    sight(['카스르 알와탄', 'Qasr Al Watan'], ['흰 돔의 대통령궁', 'The white-domed presidential palace']),
    sight(['코르니슈', 'The Corniche'], ['바다를 따라 걷는 8km', 'Eight kilometres by the sea']),
  ],
  카이로: [
    sight(
      ['기자 피라미드와 스핑크스', 'Pyramids and Sphinx of Giza'],
      ['사천오백 년을 선 돌산', 'Stone mountains of 4,500 years'],
    ),
    sight(
      ['이집트 대박물관', 'Grand Egyptian Museum'],
      ['투탕카멘 유물을 모은 새 박물관', 'The new home of Tutankhamun'],
    ),
    sight(['칸엘칼릴리', 'Khan el-Khalili'], ['등과 향신료의 옛 시장', 'An old bazaar of lamps and spice']),
    sight(['올드 카이로', 'Old Cairo'], ['콥트 교회가 모인 골목', 'Lanes of Coptic churches']),
    sight(['사카라 계단 피라미드', 'Step Pyramid, Saqqara'], ['가장 오래된 피라미드', 'The oldest pyramid']),
  ],
  룩소르: [
    sight(['카르나크 신전', 'Karnak Temple'], ['백서른네 기둥의 큰 방', 'A hall of 134 columns']),
    sight(
      ['왕가의 골짜기', 'Valley of the Kings'],
      ['파라오가 잠든 바위 무덤', 'Rock tombs of the pharaohs'],
    ),
    sight(['하트셉수트 신전', 'Temple of Hatshepsut'], ['절벽 아래 층층 신전', 'Terraces below the cliff']),
    dusk(['룩소르 신전', 'Luxor Temple'], ['불 켜진 저녁의 기둥', 'Columns lit at evening']),
  ],
  나일강: [
    sight(['아스완 필레 신전', 'Philae Temple, Aswan'], ['배로 건너는 섬 신전', 'An island temple by boat']),
    sight(
      ['콤옴보 신전', 'Kom Ombo Temple'],
      ['악어 신을 모신 강가 신전', 'The riverside temple of the crocodile god'],
    ),
    sight(
      ['에드푸 신전', 'Temple of Edfu'],
      ['온전히 남은 호루스 신전', 'The best-preserved temple of Horus'],
    ),
    sight(['펠루카', 'Felucca sail'], ['돛배로 도는 나일의 섬', 'By sail round the Nile islands']),
    sight(
      ['카르나크 신전', 'Karnak Temple'],
      ['룩소르에 닿아 만나는 기둥 숲', 'A forest of columns at Luxor'],
    ),
    sight(['왕가의 골짜기', 'Valley of the Kings'], ['서안의 바위 무덤', 'Rock tombs on the west bank']),
  ],
  다합: [
    sight(['다합 하우스 리프', 'Dahab house reef'], ['숙소 앞 열 걸음의 산호', 'Coral ten steps from bed']),
    sight(['블루홀', 'Blue Hole'], ['가장자리에서 스노클링하는 푸른 구멍', 'Snorkel along the rim']),
    dawn(['시나이산', 'Mount Sinai'], ['새벽에 올라 보는 해돋이', 'Sunrise after a night climb']),
    dusk(
      ['라이트하우스 거리', 'Lighthouse promenade'],
      ['방석 카페가 늘어선 바닷길', 'Cushioned cafés by the sea'],
    ),
  ],
  암만: [
    sight(['제라시', 'Jerash'], ['기둥 거리가 남은 로마 도시', 'A Roman city of columned streets']),
    sight(['암만 성채', 'Amman Citadel'], ['일곱 언덕을 보는 유적', 'Ruins over seven hills']),
    sight(['사해', 'The Dead Sea'], ['몸이 뜨는 가장 낮은 바다', 'Floating at the lowest shore on earth']),
    sight(['느보산', 'Mount Nebo'], ['모세가 바라본 언덕', 'The hill from which Moses looked']),
  ],
  페트라: [
    dawn(
      ['페트라 시크 협곡', 'The Siq, Petra'],
      ['문 여는 시간에 드는 좁은 골짜기', 'The gorge as the gate opens'],
    ),
    sight(['알카즈네', 'The Treasury'], ['장밋빛 바위에 새긴 신전', 'A façade cut in rose-red rock']),
    sight(
      ['알데이르 수도원', 'The Monastery'],
      ['계단 끝에서 만나는 큰 정면', 'A great façade at the top of the steps'],
    ),
  ],
  와디럼: [
    sight(['와디럼 지프', 'Wadi Rum by jeep'], ['붉은 모래와 바위 아치', 'Red sand and rock arches']),
    dusk(['와디럼의 별', 'Stars at Wadi Rum'], ['캠프에서 보는 밤하늘', 'The night sky from camp']),
    sight(['카잘리 협곡', 'Khazali Canyon'], ['바위 그림이 남은 틈', 'A cleft of rock drawings']),
  ],
  마라케시: [
    dusk(
      ['제마엘프나 광장', 'Jemaa el-Fnaa'],
      ['저녁마다 펼쳐지는 먹거리와 이야기꾼', 'Food stalls and storytellers at dusk'],
    ),
    sight(['마조렐 정원', 'Majorelle Garden'], ['짙은 파랑의 선인장 정원', 'A cactus garden in deep blue']),
    sight(['바히아 궁전', 'Bahia Palace'], ['타일과 삼나무 천장의 궁', 'Tiles and painted cedar']),
    sight(['마라케시 수크', 'The souks'], ['가죽과 향신료의 미로', 'A maze of leather and spice']),
  ],
  사하라: [
    dusk(['메르주가 모래언덕', 'Merzouga dunes'], ['에르그셰비의 노을', 'Sunset on Erg Chebbi']),
    dusk(['사하라의 별밤', 'Sahara stars'], ['모닥불 곁에서 보는 은하수', 'The Milky Way by the fire']),
    sight(['아이트벤하두', 'Aït Benhaddou'], ['흙벽 요새 마을', 'A fortified village of earth']),
    sight(['토드라 협곡', 'Todra Gorge'], ['300m 절벽 사이의 길', 'A road between 300 m walls']),
    sight(
      ['사륜차 사막길', 'Dunes by 4x4'],
      ['낙타 대신 사륜차로 드는 모래밭', 'Into the sand on four wheels'],
    ),
  ],
  페스: [
    sight(
      ['페스 메디나', 'Fes medina'],
      ['구천 골목의 세계유산 옛 도시', 'A World Heritage maze of nine thousand lanes'],
    ),
    sight(
      ['쇼와라 가죽 공방', 'Chouara Tannery'],
      ['테라스에서 보는 염색 통', 'Dye pits seen from a terrace'],
    ),
    sight(
      ['부이나니야 마드라사', 'Bou Inania Madrasa'],
      ['14세기 신학교의 타일 마당', 'A tiled court of the 14th century'],
    ),
  ],
  카사블랑카: [
    sight(
      ['하산 2세 모스크', 'Hassan II Mosque'],
      ['바다 위에 선 210m 첨탑', 'A 210 m minaret over the sea'],
    ),
    sight(
      ['라바트 우다이아', 'Kasbah of the Udayas, Rabat'],
      ['강어귀의 희고 푸른 성채', 'A blue-and-white kasbah at the river mouth'],
    ),
  ],
  셰프샤우엔: [
    dawn(
      ['셰프샤우엔 파란 골목', 'Blue lanes of Chefchaouen'],
      ['이른 아침에 걷는 푸른 계단', 'Blue steps in early light'],
    ),
    dusk(
      ['스페인 모스크 언덕', 'Spanish Mosque hill'],
      ['파란 마을의 노을 전망', 'Sunset over the blue town'],
    ),
  ],
  케냐: [
    sight(['나이바샤호 뱃길', 'Lake Naivasha boat'], ['하마와 물수리의 호수', 'Hippos and fish eagles']),
    sight(
      ['마사이마라 사파리', 'Maasai Mara game drive'],
      ['지붕이 열리는 차로 도는 초원', 'The plains from an open roof'],
    ),
    sight(['마사이 마을', 'Maasai village'], ['초대받아 들어가는 흙집 마을', 'An invitation to a homestead']),
    sight(['암보셀리 조망', 'Amboseli'], ['킬리만자로 아래 코끼리 들판', 'Elephants below Kilimanjaro']),
  ],
  탄자니아: [
    sight(['세렝게티 사파리', 'Serengeti game drive'], ['끝없는 풀밭의 하루', 'A day on endless grass']),
    sight(['응고롱고로 분화구', 'Ngorongoro Crater'], ['분화구 바닥의 야생', 'Wildlife on the crater floor']),
    sight(['타랑기레', 'Tarangire'], ['바오바브와 코끼리의 공원', 'Baobabs and elephants']),
  ],
  세렝게티: [
    sight(['세렝게티 초원', 'Serengeti plains'], ['하루 종일 달리는 사파리', 'A full day’s game drive']),
    sight(
      ['응고롱고로 분화구', 'Ngorongoro Crater'],
      ['아침 안개 걷히는 분화구', 'The crater as the mist lifts'],
    ),
    dusk(
      ['캠프의 밤소리', 'Night sounds of the camp'],
      ['모닥불과 하이에나 소리', 'A fire, and hyenas beyond it'],
    ),
    sight(['타랑기레 코끼리', 'Elephants of Tarangire'], ['바오바브 사이의 무리', 'Herds among the baobabs']),
    dawn(['새벽 사파리', 'Dawn game drive'], ['사자가 움직이는 시간', 'When lions are about']),
  ],
  잔지바르: [
    sight(['능귀 해변', 'Nungwi Beach'], ['북쪽 끝의 흰 모래', 'White sand at the northern tip']),
    sight(['스톤타운', 'Stone Town'], ['조각 문이 남은 옛 항구', 'An old port of carved doors']),
    sight(['향신료 농장', 'Spice farm'], ['정향과 바닐라의 숲', 'Cloves and vanilla']),
  ],
  남아공: [
    sight(
      ['테이블마운틴', 'Table Mountain'],
      ['회전 케이블카로 오르는 평평한 산', 'A flat mountain by rotating cable car'],
    ),
    sight(['희망봉', 'Cape of Good Hope'], ['대륙 남서쪽 끝의 곶', 'The continent’s south-western cape']),
    sight(
      ['볼더스 비치 펭귄', 'Penguins at Boulders Beach'],
      ['바위 해변의 아프리카펭귄', 'African penguins among boulders'],
    ),
    sight(['보캅', 'Bo-Kaap'], ['색색 집이 늘어선 언덕', 'A hill of painted houses']),
  ],
  빅토리아폭포: [
    sight(
      ['빅토리아폭포 짐바브웨 쪽', 'Victoria Falls, Zimbabwe side'],
      ['숲길에서 마주 보는 물보라', 'The spray face-on from the forest path'],
    ),
    sight(
      ['빅토리아폭포 잠비아 쪽', 'Victoria Falls, Zambia side'],
      ['칼끝 다리에서 보는 폭포', 'From the Knife-Edge Bridge'],
    ),
    sight(
      ['초베강 사파리', 'Chobe River safari'],
      ['배에서 보는 물가의 코끼리', 'Elephants at the water from a boat'],
    ),
    dusk(
      ['잠베지강 저녁 배', 'Zambezi sunset boat'],
      ['하마가 떠오르는 저녁 강', 'An evening river of hippos'],
    ),
  ],
  푼힐: [
    dawn(['푼힐 전망대', 'Poon Hill'], ['3,210m에서 기다리는 해돋이', 'Sunrise from 3,210 m']),
    sight(['고레파니', 'Ghorepani'], ['랄리구라스 숲의 고갯마을', 'A pass village in rhododendrons']),
    sight(
      ['간드룩', 'Ghandruk'],
      ['안나푸르나 남봉을 보는 구룽 마을', 'A Gurung village facing Annapurna South'],
    ),
    sight(
      ['페와호', 'Phewa Lake, Pokhara'],
      ['설산이 비치는 포카라의 호수', 'Pokhara’s lake, mirroring the snows'],
    ),
    sight(
      ['세계평화탑', 'World Peace Pagoda, Pokhara'],
      ['호수와 설산을 보는 언덕의 흰 탑', 'A white stupa over lake and snow'],
    ),
  ],
  베이스캠프: [
    dawn(
      ['안나푸르나 베이스캠프', 'Annapurna Base Camp'],
      ['4,130m 빙하의 원형극장', 'A glacier amphitheatre at 4,130 m'],
    ),
    sight(
      ['마차푸차레 베이스캠프', 'Machhapuchhre Base Camp'],
      ['물고기 꼬리봉 아래 3,700m', '3,700 m under the fishtail peak'],
    ),
    sight(['촘롱', 'Chhomrong'], ['계단밭 위의 마지막 큰 마을', 'The last large village, above terraces']),
    sight(
      ['페와호', 'Phewa Lake, Pokhara'],
      ['설산이 비치는 포카라의 호수', 'Pokhara’s lake, mirroring the snows'],
    ),
    sight(
      ['세계평화탑', 'World Peace Pagoda, Pokhara'],
      ['호수와 설산을 보는 언덕의 흰 탑', 'A white stupa over lake and snow'],
    ),
  ],
  '에베레스트 베이스캠프': [
    sight(
      ['에베레스트 베이스캠프', 'Everest Base Camp'],
      ['5,364m 쿰부 빙하의 끝', '5,364 m at the foot of the icefall'],
    ),
    dawn(
      ['칼라파타르', 'Kala Patthar'],
      ['에베레스트를 보는 5,545m 언덕', 'The 5,545 m hill facing Everest'],
    ),
    sight(['남체 바자르', 'Namche Bazaar'], ['셰르파의 장터 마을 3,440m', 'The Sherpa market town, 3,440 m']),
    sight(
      ['텡보체 곰파', 'Tengboche Monastery'],
      ['아마다블람을 보는 사원', 'A monastery facing Ama Dablam'],
    ),
    sight(
      ['카트만두 보우더나트', 'Boudhanath, Kathmandu'],
      ['티베트 불교의 큰 탑', 'The great stupa of Kathmandu'],
    ),
  ],
}
