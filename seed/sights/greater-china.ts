// Sights of China, Taiwan, Hong Kong and Macao, and of the Mongolian and Kyrgyz steppe.
import { dawn, dusk, type Sight, sight } from './sight.ts'

export const greaterChinaSights: Record<string, Sight[]> = {
  베이징: [
    sight(['자금성', 'Forbidden City'], ['명·청 황제가 머문 궁궐', 'Palace of the Ming and Qing emperors']),
    sight(
      ['만리장성 무톈위', 'Great Wall at Mutianyu'],
      ['케이블카로 오르는 숲속 장성', 'A wooded stretch, up by cable car'],
    ),
    sight(
      ['이화원', 'Summer Palace'],
      ['긴 회랑과 호수의 여름 궁전', 'Lake and long corridor of the court’s summers'],
    ),
    sight(
      ['천단 공원', 'Temple of Heaven'],
      ['하늘에 제를 올리던 둥근 전각', 'The round hall of the harvest prayer'],
    ),
    sight(
      ['스차하이 후퉁', 'Shichahai hutongs'],
      ['호숫가 옛 골목과 사합원', 'Lakeside lanes and courtyard houses'],
    ),
  ],
  칭다오: [
    sight(['잔교', 'Zhanqiao Pier'], ['바다로 440m 뻗은 옛 부두', 'An old pier 440 m into the sea']),
    sight(['팔대관', 'Badaguan'], ['나무 그늘 아래 서양식 저택 거리', 'Tree-lined streets of villas']),
    sight(
      ['칭다오 맥주 박물관', 'Tsingtao Beer Museum'],
      ['1903년 양조장의 옛 건물', 'The brewery buildings of 1903'],
    ),
    sight(
      ['신호산 공원', 'Signal Hill Park'],
      ['붉은 지붕을 내려다보는 언덕', 'Red roofs from a small hill'],
    ),
    sight(['라오산', 'Laoshan'], ['바다와 맞닿은 도교의 산', 'A Taoist mountain by the sea']),
  ],
  백두산: [
    sight(
      ['천지 북파', 'Heaven Lake, north slope'],
      ['산문에서 차를 갈아타고 오르는 천지', 'The crater lake by way of the north gate'],
    ),
    sight(['장백폭포', 'Changbai Falls'], ['천지 물이 68m를 떨어지는 폭포', 'Lake water falling 68 metres']),
    sight(['온천 지대', 'Hot-spring field'], ['달걀을 익히는 뜨거운 샘', 'Springs hot enough to cook eggs']),
  ],
  연길: [
    sight(
      ['연길 수상시장', 'Yanji morning market'],
      ['조선족 먹거리가 모인 아침 시장', 'Korean-Chinese food at the dawn market'],
    ),
    sight(
      ['조선족 민속원', 'Korean Folk Garden'],
      ['한옥이 모인 민속 마을', 'A village of traditional Korean houses'],
    ),
    sight(['모아산', 'Mao’er Mountain'], ['나무 길로 오르는 시내 근교 언덕', 'A boardwalk hill near town']),
  ],
  상하이: [
    dusk(['와이탄 야경', 'The Bund by night'], ['강 건너 푸둥의 불빛', 'Pudong’s lights across the river']),
    sight(['예원', 'Yu Garden'], ['구시가 한가운데의 명나라 정원', 'A Ming garden in the old town']),
    sight(['톈쯔팡', 'Tianzifang'], ['돌문 집 사이의 공방 골목', 'Workshop lanes among stone-gate houses']),
    sight(['우캉루', 'Wukang Road'], ['플라타너스 그늘의 옛 조계 거리', 'Plane-shaded former concession']),
  ],
  항저우: [
    dawn(['서호', 'West Lake'], ['아침 안개 속을 지나는 호수의 배', 'A boat through morning mist']),
    sight(['룽징 차밭', 'Longjing tea fields'], ['산자락에 펼쳐진 녹차밭', 'Green tea on the hillsides']),
    sight(['영은사', 'Lingyin Temple'], ['바위 불상이 둘러선 큰 절', 'A great temple amid carved rock']),
  ],
  우전: [
    dusk(['우전 서책', 'Wuzhen West Gate'], ['등불이 물에 비치는 물길 마을', 'Lanterns over a water town']),
    sight(['우전 염색 공방', 'Wuzhen dye yard'], ['쪽빛 천이 걸린 마당', 'A yard hung with indigo cloth']),
  ],
  장자제: [
    sight(
      ['톈먼산 케이블카', 'Tianmen Mountain cable car'],
      ['약 7.5km를 오르는 시내 출발 케이블카', 'About 7.5 km up from the town'],
    ),
    sight(['원자제', 'Yuanjiajie'], ['사암 기둥이 숲처럼 선 능선', 'A ridge of sandstone pillars']),
    sight(['백룡 엘리베이터', 'Bailong Lift'], ['326m 절벽을 오르는 승강기', 'A lift up a 326 m cliff']),
    sight(
      ['십리화랑', 'Ten-Mile Gallery'],
      ['모노레일로 지나는 바위 골짜기', 'A gorge of rocks by monorail'],
    ),
    sight(
      ['보봉호', 'Baofeng Lake'],
      ['봉우리에 둘러싸인 호수의 유람선', 'A boat on a lake ringed by peaks'],
    ),
    sight(
      ['톈먼동', 'Tianmen Cave'],
      ['산에 뚫린 131m 높이의 하늘문', 'A gate 131 m high through the mountain'],
    ),
  ],
  구이린: [
    sight(
      ['리장강 뱃길', 'Li River cruise'],
      ['산수화 같은 봉우리 사이를 내려가는 배', 'Downstream between ink-painting peaks'],
    ),
    sight(
      ['양숴 우룽허', 'Yulong River, Yangshuo'],
      ['대나무배가 지나는 들판의 강', 'Bamboo rafts through the fields'],
    ),
    sight(
      ['상비산', 'Elephant Trunk Hill'],
      ['강물을 마시는 코끼리 모양 바위', 'A rock like an elephant drinking'],
    ),
    sight(['은자암', 'Silver Cave'], ['종유석이 반짝이는 동굴', 'A cave of bright stalactites']),
    dusk(['양숴 서가', 'West Street, Yangshuo'], ['저녁에 걷는 돌길 거리', 'A stone street after dark']),
    sight(['첩채산', 'Diecai Hill'], ['시내와 강을 내려다보는 언덕', 'A hill over city and river']),
  ],
  타이베이: [
    dusk(['지우펀', 'Jiufen'], ['산비탈 찻집에 등이 켜지는 마을', 'Hillside teahouses at lantern time']),
    dusk(
      ['스린 야시장', 'Shilin Night Market'],
      ['먹거리와 골목이 이어지는 밤 시장', 'Food stalls and lanes by night'],
    ),
    sight(
      ['국립고궁박물원', 'National Palace Museum'],
      ['비취 배추로 이름난 박물관', 'Home of the jadeite cabbage'],
    ),
    sight(
      ['예류 지질공원', 'Yehliu Geopark'],
      ['여왕 머리 바위가 있는 해안', 'Coastal rocks, the Queen’s Head among them'],
    ),
    sight(
      ['스펀 천등', 'Shifen sky lanterns'],
      ['철길 위에서 띄우는 소원 등', 'Lanterns sent up from the railway'],
    ),
    sight(
      ['중정기념당', 'Chiang Kai-shek Memorial Hall'],
      ['흰 벽과 푸른 지붕의 광장', 'A square of white walls, blue roofs'],
    ),
    dusk(
      ['라오허제 야시장', 'Raohe Night Market'],
      ['후추빵 줄이 긴 밤 시장', 'A night market of pepper buns'],
    ),
  ],
  타이중: [
    sight(
      ['무지개 마을', 'Rainbow Village'],
      ['한 노병이 그린 벽화 골목', 'Lanes painted by one old soldier'],
    ),
    sight(['일월담', 'Sun Moon Lake'], ['배로 건너는 산속 호수', 'A mountain lake crossed by boat']),
    dusk(['고미습지', 'Gaomei Wetlands'], ['풍차와 노을이 비치는 갯벌', 'Turbines and sunset on the flats']),
  ],
  아리산: [
    dawn(
      ['아리산 해돋이', 'Alishan sunrise'],
      ['산악열차로 오르는 새벽 전망대', 'A dawn lookout by mountain train'],
    ),
    sight(
      ['아리산 숲길', 'Alishan forest trail'],
      ['오래된 편백 사이의 나무 길', 'Boardwalks among old cypress'],
    ),
    sight(
      ['고산 차밭', 'High-mountain tea fields'],
      ['구름 아래 우롱차 언덕', 'Oolong hills under the clouds'],
    ),
  ],
  가오슝: [
    sight(['불광산', 'Fo Guang Shan'], ['큰 좌불이 앉은 불교 도량', 'A monastery below a great Buddha']),
    sight(['롄츠탄 용호탑', 'Dragon and Tiger Pagodas'], ['호수에 선 두 탑', 'Twin pagodas on Lotus Pond']),
    dusk(
      ['류허 야시장', 'Liuhe Night Market'],
      ['해산물 죽과 파파야 우유', 'Seafood congee and papaya milk'],
    ),
    sight(['보얼 예술특구', 'Pier-2 Art Center'], ['부두 창고를 고친 예술 거리', 'Dock sheds turned to art']),
  ],
  컨딩: [
    sight(
      ['어롼비 등대', 'Eluanbi Lighthouse'],
      ['대만 남쪽 끝의 흰 등대', 'The white light at Taiwan’s southern tip'],
    ),
    sight(['컨딩 백사만', 'Baisha Bay, Kenting'], ['조개 모래가 고운 해변', 'A bay of fine shell sand']),
    sight(['룽판 공원', 'Longpan Park'], ['바다를 내려다보는 풀 절벽', 'Grass cliffs above the ocean']),
  ],
  홍콩: [
    sight(
      ['피크트램과 빅토리아 피크', 'Peak Tram and Victoria Peak'],
      ['가파른 전차로 오르는 전망대', 'A steep tram to the lookout'],
    ),
    dusk(
      ['스타페리와 빅토리아 항구', 'Star Ferry, Victoria Harbour'],
      ['배 위에서 보는 항구의 밤', 'The harbour by night from the water'],
    ),
    sight(
      ['만모 사원과 할리우드 로드', 'Man Mo Temple, Hollywood Road'],
      ['소용돌이 향이 매달린 옛 사원', 'Coils of incense on an antique street'],
    ),
    sight(
      ['웡타이신 사원', 'Wong Tai Sin Temple'],
      ['점괘를 뽑는 붉은 사원', 'A red temple of fortune sticks'],
    ),
    sight(['스탠리 마켓', 'Stanley Market'], ['바닷가 마을의 작은 시장', 'A small market by the sea']),
  ],
  마카오: [
    sight(
      ['세나도 광장', 'Senado Square'],
      ['물결무늬 돌을 깐 세계유산 광장', 'A World Heritage square of wave-patterned stone'],
    ),
    sight(
      ['성 바울 성당 유적', 'Ruins of St Paul’s'],
      ['앞면만 남은 돌 성당', 'A stone façade left standing'],
    ),
    sight(
      ['타이파 빌리지', 'Taipa Village'],
      ['파스텔빛 집과 에그타르트 골목', 'Pastel houses and egg tarts'],
    ),
    sight(
      ['콜로안 마을', 'Coloane Village'],
      ['작은 성당이 있는 바닷가 마을', 'A seaside village with a little chapel'],
    ),
  ],
  쿤밍: [
    sight(['석림', 'Stone Forest'], ['돌기둥이 숲을 이룬 세계유산', 'A World Heritage forest of stone']),
    sight(
      ['뎬츠 호수와 서산', 'Dianchi Lake, Western Hills'],
      ['절벽 길에서 보는 큰 호수', 'A great lake from a cliff path'],
    ),
    sight(
      ['취호 공원', 'Green Lake Park'],
      ['겨울 갈매기가 오는 시내 호수', 'A city lake visited by winter gulls'],
    ),
    sight(
      ['더우난 꽃시장', 'Dounan Flower Market'],
      ['밤에 더 붐비는 꽃 도매시장', 'A flower market busiest at night'],
    ),
  ],
  싼야: [
    sight(['야룽만', 'Yalong Bay'], ['7km 이어지는 초승달 해변', 'A 7 km crescent of sand']),
    sight(
      ['톈야하이자오', 'Tianya Haijiao'],
      ['하늘 끝이라 새긴 바닷가 바위', 'Rocks inscribed “edge of the sky”'],
    ),
    sight(['난산사 해수관음', 'Nanshan Guanyin'], ['바다에 선 108m 관음상', 'A 108 m Guanyin in the sea']),
    dusk(
      ['다둥하이 저녁 해변', 'Dadonghai at evening'],
      ['시내와 가까운 산책 해변', 'A beach walk close to town'],
    ),
  ],
  후탸오샤: [
    sight(
      ['스물여덟 굽이', 'Twenty-eight Bends'],
      ['옛 차마고도 고갯길의 오르막', 'The climb on the old tea road'],
    ),
    sight(
      ['중도객잔 조망', 'Halfway House view'],
      ['위룽설산을 마주 보는 마루', 'A terrace facing Jade Dragon Mountain'],
    ),
    sight(
      ['후탸오샤 협곡', 'Tiger Leaping Gorge'],
      ['진사강이 좁아지는 물목', 'Where the Jinsha River narrows'],
    ),
    sight(['리장 고성', 'Lijiang Old Town'], ['물길과 돌길의 나시족 도시', 'A Naxi town of water and stone']),
    sight(['흑룡담', 'Black Dragon Pool'], ['설산이 비치는 못', 'A pool that mirrors the snow peak']),
  ],
  고비: [
    sight(['차강소브라가', 'Tsagaan Suvarga'], ['흰빛과 붉은빛 층의 벼랑', 'Banded white and red bluffs']),
    sight(['욜린암', 'Yolyn Am'], ['초여름까지 얼음이 남는 협곡', 'A gorge where ice lasts into summer']),
    sight(['홍고린엘스', 'Khongoryn Els'], ['최고 300m에 이르는 모래언덕', 'Dunes up to 300 metres high']),
    dusk(
      ['게르 캠프의 별', 'Stars over the ger camp'],
      ['불빛 없는 초원의 은하수', 'The Milky Way with no lights below'],
    ),
    dusk(['바양작', 'Bayanzag'], ['공룡 화석이 나온 붉은 절벽', 'Red cliffs where dinosaurs were found']),
  ],
  홉스골: [
    sight(['홉스골 호수', 'Lake Khövsgöl'], ['길이 136km의 맑은 호수', 'A clear lake 136 km long']),
    sight(
      ['호숫가 승마', 'Riding by the lake'],
      ['낙엽송 숲과 물가를 지나는 말길', 'Horse trails through larch and shore'],
    ),
    sight(['하트갈 마을', 'Khatgal'], ['호수 남쪽 끝의 나무집 마을', 'Log houses at the southern end']),
    dusk(['장작 난로와 별', 'Wood stove and stars'], ['게르 앞에 모이는 밤', 'An evening outside the ger']),
  ],
  키르기스스탄: [
    sight(
      ['이식쿨', 'Lake Issyk-Kul'],
      ['겨울에도 얼지 않는 산속의 호수', 'A mountain lake that never freezes'],
    ),
    sight(['알틴아라샨', 'Altyn-Arashan'], ['골짜기 끝의 노천 온천', 'Hot springs at the head of a valley']),
    sight(['제티오구즈', 'Jeti-Ögüz'], ['일곱 황소라 불리는 붉은 바위', 'Red rocks called the seven bulls']),
    sight(
      ['부라나 탑', 'Burana Tower'],
      ['옛 도시에 남은 11세기 탑', 'An 11th-century minaret on the plain'],
    ),
    sight(
      ['카라콜 나무 성당', 'Karakol wooden church'],
      ['못을 쓰지 않고 세운 성당', 'A church built without nails'],
    ),
  ],
}
