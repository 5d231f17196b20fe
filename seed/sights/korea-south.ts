// Sights of Gyeongsang, Jeolla and Chungcheong.
import { dawn, dusk, type Sight, sight } from './sight.ts'

export const koreaSouthSights: Record<string, Sight[]> = {
  경주: [
    sight(['불국사', 'Bulguksa'], ['돌계단과 석탑의 신라 절', 'Silla’s temple of stone stairs']),
    sight(
      ['대릉원 왕릉', 'Daereungwon royal tombs'],
      ['풀 언덕 같은 신라의 능', 'Silla mounds like green hills'],
    ),
    dusk(
      ['월정교 야경', 'Woljeonggyo by night'],
      ['강에 비친 누각 다리', 'A roofed bridge mirrored in the stream'],
    ),
    dusk(['동궁과 월지', 'Donggung and Wolji'], ['못에 비친 밤의 전각', 'Night pavilions in the pond']),
    dawn(
      ['남산 마애불', 'Namsan rock Buddhas'],
      ['새벽빛에 드러나는 바위 부처', 'Buddhas in the rock at first light'],
    ),
    sight(['석굴암', 'Seokguram'], ['토함산의 석굴 본존불', 'The grotto Buddha on Tohamsan']),
    sight(['황리단길', 'Hwangnidan-gil'], ['한옥 찻집과 책방 거리', 'Hanok cafés and bookshops']),
  ],
  안동: [
    sight(['하회마을', 'Hahoe Village'], ['강이 감싼 육백 년 마을', 'A river-bend village of six centuries']),
    sight(['병산서원', 'Byeongsan Seowon'], ['만대루 마루에서 보는 강', 'The river from its open pavilion']),
    sight(['하회별신굿 탈춤', 'Hahoe mask dance'], ['웃음과 풍자의 탈놀이', 'A masked play of laughter']),
    sight(['부용대', 'Buyongdae'], ['마을을 내려다보는 절벽', 'The cliff above the village']),
    dusk(['월영교', 'Woryeonggyo'], ['저녁에 걷는 나무다리', 'A wooden bridge at evening']),
    sight(['도산서원', 'Dosan Seowon'], ['퇴계가 가르치던 서당', 'Where Toegye taught']),
  ],
  부산: [
    sight(
      ['산복도로 마을버스', 'Hillside road bus'],
      ['항구를 내려다보며 도는 길', 'The harbour from a hillside bus'],
    ),
    dusk(['영도 밤바다', 'Yeongdo by night'], ['다리와 배의 불빛', 'Lights of bridges and ships']),
    sight(['자갈치 시장', 'Jagalchi Market'], ['항구 앞의 수산시장', 'The fish market on the quay']),
    sight(['감천문화마을', 'Gamcheon'], ['계단과 색색 지붕의 산동네', 'Stairs and coloured roofs']),
    sight(['범어사', 'Beomeosa'], ['금정산 자락의 큰 절', 'A great temple on Geumjeongsan']),
  ],
  해운대: [
    sight(
      ['해운대 해변 열차', 'Haeundae beach train'],
      ['옛 철길을 달리는 바닷가 열차', 'A beach train on old rails'],
    ),
    sight(['동백섬', 'Dongbaekseom'], ['해변 끝의 동백 산책길', 'A camellia walk by the beach']),
    sight(['해동용궁사', 'Haedong Yonggungsa'], ['바닷가 바위의 절', 'A temple on sea rocks']),
  ],
  광안리: [
    dusk(['광안대교 불빛', 'Gwangan Bridge lights'], ['방에서도 보이는 다리의 밤', 'The bridge at night']),
    sight(['광안리 해변', 'Gwangalli Beach'], ['카페가 이어진 도시 해변', 'A city beach of cafés']),
  ],
  감천: [
    sight(['감천 골목', 'Gamcheon lanes'], ['피란민이 지은 계단 마을', 'Stairs that refugees built']),
    sight(
      ['아미동 비석마을', 'Ami-dong tombstone village'],
      ['비석 위에 지은 집의 역사', 'Homes built over gravestones'],
    ),
  ],
  영도: [
    sight(['흰여울길', 'Huinnyeoul path'], ['절벽 위 흰 담의 바닷길', 'White walls above the sea']),
    sight(
      ['태종대 등대', 'Taejongdae lighthouse'],
      ['솔숲 끝 절벽의 등대', 'A cliff light beyond the pines'],
    ),
    sight(['깡깡이 마을', 'Kkangkkangi village'], ['배를 고치던 부두', 'The old ship-repair docks']),
  ],
  남해: [
    sight(
      ['다랭이논', 'Darangee rice terraces'],
      ['바다로 내려가는 백팔 층 논', 'A hundred-odd terraces to the sea'],
    ),
    sight(['바래길', 'Barae-gil'], ['갯가를 따라 걷는 길', 'A walk along the tidal shore']),
    sight(['죽방렴', 'Bamboo weirs'], ['물살에 세운 멸치 그물', 'Anchovy traps in the current']),
    sight(['금산 보리암', 'Boriam on Geumsan'], ['바다를 보는 산 위 암자', 'A hermitage over the sea']),
    sight(['독일마을', 'German Village'], ['파독 광부와 간호사의 집', 'Homes of returned miners and nurses']),
  ],
  통영: [
    sight(
      ['미륵산 케이블카', 'Mireuksan cable car'],
      ['한려수도의 섬을 세는 전망', 'Count the islands of Hallyeosudo'],
    ),
    sight(
      ['통영 중앙시장', 'Tongyeong Central Market'],
      ['회를 떠 오르는 동피랑', 'Fresh fish below Dongpirang'],
    ),
    sight(['동피랑 벽화마을', 'Dongpirang murals'], ['강구안을 보는 언덕', 'A hill over the harbour']),
    sight(['세병관', 'Sebyeonggwan'], ['삼도수군통제영의 큰 마루', 'The great hall of the naval command']),
  ],
  거제: [
    sight(['외도', 'Oedo'], ['아침 배로 가는 정원 섬', 'A garden island by morning boat']),
    sight(['해금강', 'Haegeumgang'], ['바위섬을 도는 뱃길', 'Round the sea rocks by boat']),
    sight(['바람의 언덕', 'Windy Hill'], ['풍차가 선 풀 언덕', 'A grassy hill with a windmill']),
  ],
  해인사: [
    sight(
      ['팔만대장경 장경판전', 'Tripitaka halls, Haeinsa'],
      ['경판을 지켜 온 세계유산 건물', 'World Heritage halls of the woodblocks'],
    ),
    sight(['해인사 소리길', 'Haeinsa Sori-gil'], ['물소리를 듣는 계곡길', 'A path by the stream']),
    sight(['차담', 'Tea with a monk'], ['스님이 우려 주시는 차', 'A cup poured by a monk']),
  ],
  통도사: [
    sight(
      ['통도사 금강계단', 'Tongdosa ordination altar'],
      ['진신사리를 모신 단', 'The altar of the relics'],
    ),
    sight(['무풍한송로', 'Mupung pine path'], ['솔바람이 드는 절길', 'A temple road of old pines']),
    sight(['통도사 암자', 'Hermitages of Tongdosa'], ['장독대와 들꽃의 암자', 'Jars and wildflowers']),
  ],
  지리산: [
    sight(['노고단', 'Nogodan'], ['구름바다를 보는 1,507m', '1,507 m over a sea of cloud']),
    sight(['세석평전', 'Seseok Plain'], ['철쭉이 피는 고원', 'A plateau of royal azalea']),
    dawn(['천왕봉', 'Cheonwangbong'], ['1,915m 정상의 해돋이', 'Sunrise at 1,915 m']),
    sight(['연하천 숲길', 'Yeonhacheon woods'], ['샘물이 흐르는 능선 숲', 'A ridge wood with a spring']),
    sight(['장터목', 'Jangteomok'], ['옛 장이 서던 고개', 'The pass of an old market']),
  ],
  전주: [
    dawn(['오목대', 'Omokdae'], ['기와지붕을 내려다보는 아침', 'Tiled roofs at sunrise']),
    sight(['전주 한옥마을', 'Jeonju Hanok Village'], ['칠백 채 한옥의 동네', 'Seven hundred hanok']),
    sight(['한지 공방', 'Hanji workshop'], ['닥종이를 뜨는 시간', 'Making paper by hand']),
    sight(['경기전', 'Gyeonggijeon'], ['태조 어진을 모신 곳', 'Home of the founder’s portrait']),
    dusk(['막걸리 골목', 'Makgeolli alley'], ['한 주전자에 따라오는 상', 'Dishes that come with the kettle']),
    sight(['비빔밥 만들기', 'Mix your own bibimbap'], ['놋그릇에 직접 비비는 점심', 'Lunch in a brass bowl']),
  ],
  담양: [
    sight(['죽녹원 대숲', 'Juknokwon bamboo'], ['바람 소리로 걷는 대나무길', 'Bamboo walked by ear']),
    sight(['소쇄원', 'Soswaewon'], ['계곡에 앉힌 선비의 정원', 'A scholar’s garden on a stream']),
    sight(['메타세쿼이아길', 'Metasequoia road'], ['곧게 뻗은 가로수길', 'A straight avenue of trees']),
    sight(['관방제림', 'Gwanbangjerim'], ['물을 막던 삼백 년 숲', 'Flood-bank trees of three centuries']),
    sight(['창평 슬로시티', 'Changpyeong slow city'], ['돌담과 쌀엿의 마을', 'Stone walls and rice candy']),
  ],
  순천: [
    dusk(['순천만 갈대밭', 'Suncheon Bay reeds'], ['해 지기 전에 드는 갯벌 길', 'Boardwalks before sunset']),
    sight(
      ['순천만 국가정원', 'Suncheonman National Garden'],
      ['나라별 정원을 모은 곳', 'Gardens of many countries'],
    ),
    sight(['낙안읍성', 'Naganeupseong'], ['사람이 사는 초가 성읍', 'A living thatched fortress town']),
    sight(['선암사', 'Seonamsa'], ['무지개다리를 지나는 절', 'A temple past its rainbow bridge']),
  ],
  여수: [
    dusk(
      ['여수 밤바다 유람선', 'Yeosu night cruise'],
      ['돌산대교 아래를 지나는 배', 'Under the Dolsan bridge'],
    ),
    sight(['오동도', 'Odongdo'], ['방파제로 잇는 동백섬', 'A camellia island by causeway']),
    dawn(['향일암', 'Hyangiram'], ['바다로 뜨는 해를 보는 암자', 'A hermitage facing sunrise']),
    sight(['진남관', 'Jinnamgwan'], ['수군의 큰 객사', 'The navy’s great hall']),
  ],
  보성: [
    dawn(['보성 차밭', 'Boseong tea fields'], ['안개 걷히는 초록 이랑', 'Green rows as mist lifts']),
    sight(['한국차박물관', 'Korea Tea Museum'], ['차를 우려 보는 집', 'Brew a cup of your own']),
    sight(['율포 해변', 'Yulpo Beach'], ['녹차 해수탕이 있는 바다', 'A shore with green-tea baths']),
  ],
  강진: [
    sight(['다산초당', 'Dasan Chodang'], ['다산이 걷던 숲길 끝의 초당', 'At the end of the scholar’s path']),
    sight(
      ['백련사 동백림', 'Baengnyeonsa camellias'],
      ['절로 이어지는 동백 숲', 'Camellias on the way to a temple'],
    ),
    sight(['강진 한정식', 'Gangjin table'], ['서른 가지 반찬의 상', 'A table of thirty dishes']),
    sight(['가우도', 'Gaudo'], ['다리로 건너는 작은 섬', 'A small island by footbridge']),
  ],
  공주: [
    dusk(['공산성', 'Gongsanseong'], ['금강을 보는 성곽의 노을', 'Fortress sunset over the Geum']),
    sight(['무령왕릉', 'Tomb of King Muryeong'], ['백제 임금의 벽돌무덤', 'The brick tomb of a Baekje king']),
    sight(
      ['국립공주박물관', 'Gongju National Museum'],
      ['금제 관장식을 모은 곳', 'The gold crown ornaments'],
    ),
  ],
  부여: [
    sight(['낙화암', 'Nakhwaam'], ['부소산 숲길 끝의 벼랑', 'The cliff beyond Busosan woods']),
    sight(['정림사지 오층석탑', 'Jeongnimsa pagoda'], ['백제의 곧은 석탑', 'The calm stone of Baekje']),
    sight(['궁남지', 'Gungnamji'], ['연꽃이 피는 못', 'A pond of lotus']),
  ],
  태안: [
    sight(['안면도 꽃지', 'Kkotji, Anmyeondo'], ['꽃길과 할미 할아비 바위', 'Flowers and the twin rocks']),
    sight(['안면도 자연휴양림', 'Anmyeondo pinewood'], ['곧은 소나무의 숲길', 'A wood of straight pines']),
    sight(['신두리 사구', 'Sinduri dunes'], ['바람이 쌓은 모래언덕', 'Dunes built by the wind']),
  ],
  서산: [
    sight(['해미읍성', 'Haemi Fortress'], ['성벽이 온전한 읍성', 'A town fortress with walls intact']),
    sight(
      ['마애여래삼존상', 'Rock-carved Buddha triad'],
      ['백제의 미소라 불리는 부처', 'The smile of Baekje'],
    ),
    sight(['개심사', 'Gaesimsa'], ['굽은 기둥의 작은 절', 'A small temple of crooked pillars']),
  ],
  하동: [
    sight(['화개 차밭', 'Hwagae tea slopes'], ['야생차가 자라는 비탈', 'Wild tea on the slopes']),
    sight(['찻잎 덖기', 'Pan-firing tea'], ['가마솥에 덖는 첫물차', 'First flush in an iron pan']),
    sight(['섬진강 길', 'Seomjin riverside'], ['은빛 모래와 매화의 강', 'Silver sand and plum blossom']),
    sight(['쌍계사', 'Ssanggyesa'], ['차 시배지 곁의 절', 'The temple by the first tea field']),
    sight(['평사리 최참판댁', 'Pyeongsa-ri'], ['소설 토지의 들판', 'The fields of the novel Toji']),
  ],
  영암: [
    sight(['월출산', 'Wolchulsan'], ['들판에서 솟은 바위산', 'A rock massif above the plain']),
    sight(['영산호', 'Yeongsan Lake'], ['라운드 곁의 너른 호수', 'A wide lake by the course']),
  ],
  해남: [
    sight(['땅끝 전망대', 'Ttangkkeut lookout'], ['한반도 남쪽 끝', 'The southern end of the mainland']),
    sight(['대흥사', 'Daeheungsa'], ['두륜산의 세계유산 절', 'A World Heritage temple on Duryunsan']),
    sight(['우수영 울돌목', 'Uldolmok strait'], ['명량의 물살', 'The current of Myeongnyang']),
  ],
}
