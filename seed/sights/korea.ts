// Sights of Seoul, its surroundings and Gangwon, and of Korea seen in one loop.
import { dawn, dusk, type Sight, sight } from './sight.ts'

export const koreaSights: Record<string, Sight[]> = {
  경복궁: [
    sight(
      ['한복 고르기', 'Choosing a hanbok'],
      ['궁 앞에서 천천히 고르는 옷', 'Take your time before the gate'],
    ),
    sight(['근정전', 'Geunjeongjeon'], ['조회가 열리던 으뜸 전각', 'The throne hall']),
    sight(
      ['소주방', 'Sojubang, the royal kitchen'],
      ['궁에서 일하던 사람들의 부엌', 'Where the palace cooks worked'],
    ),
    sight(['경회루', 'Gyeonghoeru'], ['연못 위에 선 누각', 'The pavilion on the pond']),
    sight(
      ['서촌 골목', 'Seochon lanes'],
      ['궁 서쪽의 한옥과 책방', 'Hanok and bookshops west of the palace'],
    ),
    sight(
      ['통인시장', 'Tongin Market'],
      ['기름떡볶이가 있는 동네 시장', 'A neighbourhood market of fried rice cakes'],
    ),
  ],
  창덕궁: [
    sight(
      ['창덕궁 후원', 'Secret Garden of Changdeokgung'],
      ['예약해야 드는 왕의 정원', 'The royal garden, by reservation'],
    ),
    sight(['인정전', 'Injeongjeon'], ['왕이 조회를 받던 전각', 'The hall of royal audiences']),
    sight(['낙선재', 'Nakseonjae'], ['단청을 칠하지 않은 살림채', 'The unpainted residence']),
  ],
  북촌: [
    sight(
      ['북촌 한옥마을', 'Bukchon Hanok Village'],
      ['조용히 걷는 주민의 골목', 'Residents’ lanes, walked softly'],
    ),
    sight(['백인제 가옥', 'Baek In-je House'], ['1913년에 지은 큰 한옥', 'A large hanok of 1913']),
  ],
  광장시장: [
    sight(['한복 원단 층', 'Silk floor'], ['비단과 수예의 위층', 'Silk and stitching upstairs']),
    dusk(
      ['빈대떡 골목', 'Mung-bean pancake alley'],
      ['맷돌에 갈아 부치는 빈대떡', 'Stone-ground and fried to order'],
    ),
    dusk(
      ['손칼국수 자리', 'Knife-cut noodle stalls'],
      ['긴 의자에 앉아 먹는 국수', 'Noodles on a long bench'],
    ),
    dusk(
      ['마약김밥과 육회', 'Mini gimbap and beef tartare'],
      ['한 입씩 나누는 시장 맛', 'Market bites to share'],
    ),
  ],
  성수: [
    sight(
      ['성수 수제화 거리', 'Seongsu shoemakers’ street'],
      ['구두 장인의 작업실', 'Shoemakers at their benches'],
    ),
    sight(['가죽 소품 만들기', 'Leather workshop'], ['작은 소품 하나를 만드는 시간', 'Make one small thing']),
    sight(
      ['성수 창고 카페', 'Seongsu warehouse cafés'],
      ['공장을 고친 붉은 벽돌 거리', 'Red-brick factories reborn'],
    ),
  ],
  을지로: [
    sight(['을지로 조명 골목', 'Euljiro lamp alley'], ['등과 공구 가게의 골목', 'Lamps and tools']),
    sight(['세운상가 옥상', 'Sewoon rooftop'], ['종묘를 내려다보는 옥상', 'A roof over Jongmyo']),
  ],
  한강: [
    sight(
      ['여의도 한강공원', 'Yeouido Hangang Park'],
      ['잔디와 자전거의 강변', 'Lawns and bicycles by the river'],
    ),
    dusk(['강변 치킨', 'Riverside fried chicken'], ['돗자리로 배달되는 저녁', 'Dinner delivered to the mat']),
    dusk(['한강 유람선', 'Han River cruise'], ['다리 불빛 아래를 지나는 배', 'Under the lit bridges']),
    dusk(
      ['반포 달빛무지개분수', 'Banpo rainbow fountain'],
      ['철에 다리에서 뿜는 물', 'Water from the bridge in season'],
    ),
  ],
  남산: [
    dusk(['남산 야경', 'Namsan by night'], ['성곽 너머 도시의 불빛', 'City lights beyond the wall']),
    sight(['남산 팔각정', 'Namsan pavilion'], ['정상의 봉수대와 정자', 'Beacon mounds and pavilion']),
  ],
  성곽: [
    dusk(['낙산 성곽길', 'Naksan wall walk'], ['해 질 녘 완만한 성벽', 'A gentle wall at dusk']),
    sight(['흥인지문', 'Heunginjimun'], ['동쪽 큰 문과 도성', 'The great east gate']),
    sight(['이화 마을', 'Ihwa village'], ['성벽 아래 계단 동네', 'Stairs below the wall']),
  ],
  임진각: [
    sight(
      ['임진각 평화누리', 'Imjingak and Nuri Peace Park'],
      ['바람개비 언덕과 망배단', 'Pinwheels and the altar for the lost north'],
    ),
    sight(['자유의 다리', 'Freedom Bridge'], ['포로가 건너온 다리', 'The bridge prisoners crossed']),
    sight(
      ['경의선 증기기관차', 'Gyeongui Line locomotive'],
      ['총탄 자국이 남은 기관차', 'An engine scarred by war'],
    ),
  ],
  도라산: [
    sight(['도라전망대', 'Dora Observatory'], ['개성을 바라보는 전망대', 'A lookout towards Kaesong']),
    sight(['제3땅굴', 'Third Tunnel'], ['안전모를 쓰고 내려가는 땅굴', 'Down the tunnel in a hard hat']),
    sight(['도라산역', 'Dorasan Station'], ['북쪽으로 가는 마지막 역', 'The last station before the north']),
  ],
  철원: [
    sight(
      ['한탄강 주상절리길', 'Hantangang cliff walk'],
      ['협곡 벽을 따라 걷는 3.6km 잔도', 'A 3.6 km walkway on the gorge wall'],
    ),
    sight(['고석정', 'Goseokjeong'], ['강 가운데 선 바위', 'A rock standing in the river']),
    sight(
      ['철원 두루미 들판', 'Crane fields of Cheorwon'],
      ['겨울에 멀리서 지켜보는 새', 'Winter cranes, watched from afar'],
    ),
    sight(['노동당사', 'Former Labour Party HQ'], ['전쟁을 겪은 건물 벽', 'Walls that survived the war']),
    sight(['은하수교', 'Eunhasu Bridge'], ['협곡 위의 출렁다리', 'A footbridge over the gorge']),
  ],
  수원: [
    sight(['화성행궁', 'Hwaseong Haenggung'], ['정조가 머문 행궁', 'King Jeongjo’s detached palace']),
    sight(['화성 성벽길', 'Hwaseong wall walk'], ['팔달문에서 장안문까지', 'From Paldalmun to Janganmun']),
    sight(['화성어차', 'Hwaseong trolley'], ['성곽을 도는 작은 열차', 'The little train along the wall']),
    dusk(['수원 왕갈비', 'Suwon king ribs'], ['숯불에 굽는 저녁', 'Ribs over charcoal']),
    sight(['방화수류정', 'Banghwasuryujeong'], ['연못을 보는 정자', 'A pavilion over its pond']),
  ],
  남이섬: [
    sight(
      ['남이섬 메타세쿼이아길', 'Nami Island metasequoias'],
      ['첫 배로 들어가 걷는 나무 길', 'Tree avenue on the first ferry'],
    ),
    sight(
      ['남이섬 강변길', 'Nami riverside path'],
      ['물가를 따라 도는 산책', 'A walk round the water’s edge'],
    ),
  ],
  가평: [
    sight(
      ['아침고요수목원', 'Garden of Morning Calm'],
      ['철마다 꽃과 불빛의 정원', 'Flowers or lights in each season'],
    ),
    sight(
      ['강촌 레일바이크', 'Gangchon rail bike'],
      ['옛 경춘선 철길을 달리는 자전거', 'Pedal the old railway'],
    ),
    sight(['쁘띠프랑스', 'Petite France'], ['호숫가 언덕의 작은 마을', 'A small village above the lake']),
  ],
  '요리와 술': [
    sight(
      ['경동시장 장보기', 'Gyeongdong Market'],
      ['약재와 나물을 고르는 아침', 'Herbs and greens in the morning'],
    ),
    sight(
      ['한식 네 가지 만들기', 'Cook four Korean dishes'],
      ['고른 재료로 차리는 점심', 'Lunch from what you chose'],
    ),
    sight(['영동 와이너리', 'Yeongdong winery'], ['포도 마을의 와인 시음', 'Wine in the grape village']),
    sight(
      ['막걸리 양조장', 'Makgeolli brewery'],
      ['독에서 익는 술을 맛보는 술도가', 'From the crock of an old brewery'],
    ),
    sight(['월류봉', 'Wollyubong'], ['물가에 선 여섯 봉우리', 'Six peaks by the water']),
  ],
  템플스테이: [
    dusk(['저녁 예불과 범종', 'Evening bell and service'], ['산에 번지는 종소리', 'A bell across the hills']),
    dawn(['새벽 예불', 'Dawn chant'], ['어두운 법당의 염불', 'Chanting before light']),
    sight(['스님과 차담', 'Tea with a monk'], ['묻고 답하는 차 한잔', 'Questions over tea']),
    sight(['발우공양', 'Temple meal'], ['남기지 않는 절밥', 'A meal with nothing left over']),
    sight(['숲길 걷기 명상', 'Walking meditation'], ['말없이 걷는 산길', 'A silent forest path']),
  ],
  '8일 일주': [
    sight(['경복궁', 'Gyeongbokgung'], ['서울의 으뜸 궁궐', 'Seoul’s first palace']),
    sight(['하회마을', 'Hahoe Village'], ['강이 감싼 세계유산 마을', 'A World Heritage river village']),
    sight(
      ['불국사와 석굴암', 'Bulguksa and Seokguram'],
      ['신라의 절과 돌부처', 'Silla’s temple and stone Buddha'],
    ),
    sight(['해운대', 'Haeundae'], ['부산의 너른 해변', 'Busan’s broad beach']),
    sight(['감천문화마을', 'Gamcheon'], ['색색 집이 층층인 산동네', 'Painted houses up a hillside']),
  ],
  '12일 일주': [
    sight(['창덕궁 후원', 'Secret Garden'], ['왕의 정원을 걷는 오전', 'A morning in the royal garden']),
    sight(
      ['전주 한옥마을', 'Jeonju Hanok Village'],
      ['기와지붕과 비빔밥의 도시', 'Tiled roofs and bibimbap'],
    ),
    sight(['순천만', 'Suncheon Bay'], ['갈대와 갯벌의 노을', 'Reeds and mudflats at sunset']),
    sight(['여수 밤바다', 'Yeosu by night'], ['다리 불빛의 항구', 'Harbour under bridge lights']),
    sight(['제주 동쪽', 'East Jeju'], ['배로 닿는 섬의 분화구', 'The crater island reached by ferry']),
  ],
  속초: [
    dawn(['아바이마을 갯배', 'Abai Village hand ferry'], ['줄을 당겨 건너는 배', 'A ferry pulled by hand']),
    sight(['영금정', 'Yeonggeumjeong'], ['파도 소리를 듣는 바위 정자', 'A pavilion on singing rocks']),
    sight(
      ['속초 중앙시장', 'Sokcho Central Market'],
      ['닭강정과 오징어순대', 'Crisp chicken and stuffed squid'],
    ),
    sight(['청초호 산책', 'Cheongcho Lake walk'], ['설악을 보는 호숫길', 'Seorak across the lake']),
    sight(['동명항 방파제', 'Dongmyeong breakwater'], ['등대까지 걷는 바닷길', 'A walk out to the light']),
  ],
  설악산: [
    sight(
      ['권금성 케이블카', 'Gwongeumseong cable car'],
      ['바위 봉우리까지 오르는 십 분', 'Ten minutes up to the rocks'],
    ),
    sight(['신흥사', 'Sinheungsa'], ['큰 청동불이 앉은 절', 'A temple with a bronze Buddha']),
    sight(['백담사 계곡', 'Baekdamsa valley'], ['물소리를 따라 드는 절길', 'A temple path by the stream']),
    sight(['울산바위 조망', 'Ulsanbawi view'], ['여섯 봉우리 바위 병풍', 'A screen of six rock peaks']),
    sight(['비룡폭포', 'Biryong Falls'], ['완만한 계곡길 끝의 폭포', 'A fall at the end of an easy path']),
    sight(['척산 온천', 'Cheoksan hot springs'], ['산 아래에서 푸는 온천', 'A soak below the mountain']),
  ],
  강릉: [
    sight(['안목 커피 거리', 'Anmok coffee street'], ['바다를 보며 마시는 커피', 'Coffee facing the sea']),
    sight(['바우길 솔숲', 'Bau-gil pine walk'], ['소나무와 바다를 잇는 길', 'Pines to the sea']),
    sight(['오죽헌', 'Ojukheon'], ['검은 대나무의 옛집', 'The house of black bamboo']),
    sight(['경포대', 'Gyeongpodae'], ['호수와 바다의 누각', 'A pavilion of lake and sea']),
    dawn(['정동진', 'Jeongdongjin'], ['바다와 가장 가까운 역', 'The station beside the waves']),
    sight(['초당 순두부 마을', 'Chodang tofu village'], ['바닷물로 굳힌 두부', 'Tofu set with sea water']),
  ],
  동해: [
    sight(['논골담길', 'Nongoldam-gil'], ['오징어 말리던 벽화 골목', 'Mural lanes of squid-drying houses']),
    sight(['묵호 등대', 'Mukho Lighthouse'], ['항구를 내려다보는 등대', 'The light above the harbour']),
    dawn(['추암 촛대바위', 'Chuam Chotdae Rock'], ['해가 걸리는 바위', 'The rock that holds the sun']),
  ],
  삼척: [
    sight(['장호 해상 케이블카', 'Jangho sea cable car'], ['맑은 만 위를 건너는 길', 'Over a clear bay']),
    sight(['환선굴', 'Hwanseongul Cave'], ['모노레일로 드는 큰 동굴', 'A great cave by monorail']),
    sight(['장호항', 'Jangho Harbour'], ['바위와 옥빛 물의 어촌', 'A fishing village of jade water']),
  ],
  평창: [
    dawn(
      ['월정사 전나무 숲길', 'Woljeongsa fir avenue'],
      ['이른 아침의 천 년 숲길', 'A thousand-year path early in the day'],
    ),
    sight(['대관령 능선', 'Daegwallyeong ridge'], ['바람과 초지의 고개', 'Wind and pasture on the pass']),
    sight(['양 떼 목장', 'Sheep farm'], ['풀밭과 눈밭의 언덕', 'A hill of grass or snow']),
    sight(['상원사 종', 'Bell of Sangwonsa'], ['가장 오래된 우리 종', 'Korea’s oldest bell']),
    sight(
      ['봉평 메밀밭', 'Bongpyeong buckwheat fields'],
      ['가을이면 흰 꽃이 피는 소설의 마을', 'A novelist’s village, white with blossom in autumn'],
    ),
  ],
  정선: [
    sight(
      ['정선 아리랑시장', 'Jeongseon Arirang Market'],
      ['2일과 7일에 서는 산골 장', 'The mountain market on days ending in 2 and 7'],
    ),
    sight(['아우라지', 'Auraji'], ['두 물이 만나는 나루', 'A ferry where two streams meet']),
    sight(['병방치', 'Byeongbangchi'], ['한반도 모양 물굽이 전망', 'A river bend shaped like Korea']),
  ],
  태백: [
    sight(['산골 기차', 'Mountain train'], ['골짜기를 누비는 느린 열차', 'A slow train through the valleys']),
    sight(['검룡소', 'Geomnyongso'], ['한강이 시작되는 샘', 'The spring where the Han begins']),
    sight(
      ['철암 탄광역사촌', 'Cheoram mining village'],
      ['개울 위에 선 옛 상가', 'Old shopfronts on stilts'],
    ),
  ],
  서울: [
    sight(['경복궁', 'Gyeongbokgung'], ['서울의 으뜸 궁궐', 'Seoul’s first palace']),
    sight(['북촌 한옥마을', 'Bukchon'], ['조용히 걷는 한옥 골목', 'Hanok lanes, walked softly']),
    sight(['광장시장', 'Gwangjang Market'], ['빈대떡과 국수의 저녁', 'Pancakes and noodles']),
    sight(['창덕궁 후원', 'Secret Garden'], ['예약해 둔 왕의 정원', 'The royal garden, reserved']),
    dusk(['남산 야경', 'Namsan by night'], ['성곽 위에서 보는 불빛', 'Lights from the wall']),
    sight(
      ['국립중앙박물관', 'National Museum of Korea'],
      ['반가사유상의 방', 'The room of quiet contemplation'],
    ),
  ],
}
