// Sights of Hokkaido, Okinawa, Tsushima and the San'in coast.
import { dusk, type Sight, sight } from './sight.ts'

export const japanNorthSouthSights: Record<string, Sight[]> = {
  삿포로: [
    sight(['오도리 공원', 'Odori Park'], ['도심을 가로지르는 긴 공원', 'A long park across the centre']),
    sight(['홋카이도 신궁', 'Hokkaido Shrine'], ['마루야마 숲속의 신궁', 'A shrine in the Maruyama woods']),
    sight(['니조 시장', 'Nijo Market'], ['게와 성게를 맛보는 시장', 'A market for crab and sea urchin']),
    dusk(
      ['모이와산 야경', 'Mount Moiwa by night'],
      ['로프웨이로 올라 보는 시내 불빛', 'City lights from the ropeway'],
    ),
  ],
  오타루: [
    dusk(['오타루 운하', 'Otaru Canal'], ['가스등이 켜지는 저녁의 창고 거리', 'Warehouses at gaslight']),
    sight(
      ['사카이마치 거리', 'Sakaimachi Street'],
      ['유리 공예와 오르골의 거리', 'A street of glass and music boxes'],
    ),
    sight(['덴구산 전망대', 'Mount Tengu lookout'], ['항구를 내려다보는 언덕', 'A hill above the port']),
  ],
  후라노: [
    sight(['팜 도미타', 'Farm Tomita'], ['여름 라벤더가 펼쳐지는 꽃밭', 'Summer fields of lavender']),
    sight(['닝구르 테라스', 'Ningle Terrace'], ['숲속 나무집 공방 마을', 'Log-cabin workshops in the woods']),
    sight(
      ['후라노 치즈 공방', 'Furano Cheese Factory'],
      ['우유와 치즈를 맛보는 숲속 공방', 'Milk and cheese in the forest'],
    ),
  ],
  비에이: [
    sight(['청의 호수', 'Blue Pond'], ['자작나무가 선 푸른 물빛', 'Blue water with standing birches']),
    sight(['패치워크의 길', 'Patchwork Road'], ['밭 색이 이어 붙은 언덕길', 'Hills quilted with fields']),
    sight(
      ['흰수염 폭포', 'Shirahige Falls'],
      ['바위 사이에서 흘러내리는 흰 물줄기', 'White threads from between the rocks'],
    ),
  ],
  노보리베쓰: [
    sight(['지옥계곡', 'Jigokudani'], ['유황 연기가 오르는 나무 길', 'A boardwalk through sulphur steam']),
    sight(
      ['오유누마 족욕', 'Oyunuma foot bath'],
      ['온천 개울에 발을 담그는 숲길', 'A forest stream warm enough for feet'],
    ),
    sight(
      ['곰 목장 로프웨이', 'Bear Park ropeway'],
      ['굿타라호가 보이는 산 위', 'A hilltop in sight of Lake Kuttara'],
    ),
    sight(['노보리베쓰 시대촌', 'Date Jidaimura'], ['에도 거리를 옮긴 민속촌', 'A recreated Edo townscape']),
  ],
  도야: [
    sight(
      ['도야호 유람선', 'Lake Toya cruise'],
      ['가운데 섬을 도는 호수의 배', 'A boat round the central islands'],
    ),
    sight(['쇼와신잔', 'Showa Shinzan'], ['1940년대에 솟은 붉은 화산', 'A red volcano born in the 1940s']),
    sight(
      ['사이로 전망대', 'Silo Observatory'],
      ['호수와 우스산을 한눈에 보는 곳', 'Lake and Mount Usu in one view'],
    ),
  ],
  도마코마이: [
    sight(
      ['시코쓰호', 'Lake Shikotsu'],
      ['물이 맑기로 이름난 칼데라호', 'A caldera lake of very clear water'],
    ),
    sight(['우토나이호', 'Lake Utonai'], ['겨울 새가 쉬는 습지', 'Wetlands where birds winter']),
    sight(
      ['도마코마이 항 시장', 'Tomakomai port market'],
      ['함박조개 카레로 이름난 식당', 'Known for its surf-clam curry'],
    ),
    sight(
      ['다루마에산 조망', 'Mount Tarumae view'],
      ['용암 봉우리가 솟은 산', 'A mountain capped by a lava dome'],
    ),
  ],
  나하: [
    sight(['국제거리', 'Kokusai Street'], ['상점과 식당이 이어지는 1.6km', '1.6 km of shops and eateries']),
    sight(['슈리성', 'Shuri Castle'], ['류큐 왕국의 언덕 위 성', 'The hilltop castle of the Ryukyus']),
    sight(
      ['제1마키시 시장', 'Makishi Public Market'],
      ['생선을 골라 위층에서 먹는 시장', 'Choose your fish, eat it upstairs'],
    ),
    sight(
      ['쓰보야 도자기 거리', 'Tsuboya Pottery Street'],
      ['시사와 그릇을 굽는 골목', 'Lanes of potters and shisa lions'],
    ),
    dusk(
      ['나미노우에 해변', 'Naminoue Beach'],
      ['절벽 신사 아래의 시내 해변', 'A city beach below a cliff shrine'],
    ),
  ],
  북부·츄라우미: [
    sight(
      ['츄라우미 수족관', 'Churaumi Aquarium'],
      ['고래상어가 헤엄치는 큰 수조', 'Whale sharks in a vast tank'],
    ),
    sight(['코우리 대교', 'Kouri Bridge'], ['옥빛 바다를 건너는 2km 다리', 'Two kilometres over jade water']),
    sight(
      ['비세 후쿠기 가로수길', 'Bise Fukugi trees'],
      ['방풍 나무가 그늘을 만든 마을길', 'A village lane shaded by windbreaks'],
    ),
    sight(['만좌모', 'Cape Manzamo'], ['코끼리 코를 닮은 절벽', 'A cliff like an elephant’s trunk']),
    sight(
      ['나키진 성터', 'Nakijin Castle ruins'],
      ['돌담이 굽이치는 세계유산 성터', 'Winding World Heritage walls'],
    ),
    sight(['아메리칸 빌리지', 'American Village'], ['바닷가의 색색 거리', 'A colourful quarter by the sea']),
  ],
  온나: [
    sight(['만좌모', 'Cape Manzamo'], ['바다로 떨어지는 석회 절벽', 'Limestone cliffs above the sea']),
    sight(
      ['푸른 동굴', 'Blue Cave'],
      ['빛이 물을 물들이는 마에다곶 동굴', 'Light-filled water at Cape Maeda'],
    ),
    sight(['류큐무라', 'Ryukyu Mura'], ['옛집을 옮겨 온 민속촌', 'A village of old Ryukyu houses']),
    dusk(['온나 해변 노을', 'Onna beach sunset'], ['리조트 앞바다의 저녁', 'Evening on the resort shore']),
  ],
  '게라마 제도': [
    sight(
      ['도카시키 아하렌 비치', 'Aharen Beach, Tokashiki'],
      ['게라마 블루라 불리는 바다', 'Water they call Kerama blue'],
    ),
    sight(
      ['투명 카약', 'Clear kayak'],
      ['바닥이 보이는 배로 젓는 얕은 바다', 'Shallow water through a clear hull'],
    ),
    sight(
      ['자마미 후루자마미 비치', 'Furuzamami Beach'],
      ['산호가 모래밭 앞까지 온 해변', 'Coral right off the sand'],
    ),
    sight(
      ['도카시쿠 거북 바다', 'Turtles at Tokashiku'],
      ['바다거북이 드나드는 만', 'A bay where turtles feed'],
    ),
    sight(
      ['아카섬 전망대', 'Aka Island lookout'],
      ['섬과 섬을 잇는 다리 조망', 'Bridges from island to island'],
    ),
  ],
  미야코지마: [
    sight(['이라부 대교', 'Irabu Bridge'], ['3,540m를 건너는 바다 위 다리', '3,540 m across open water']),
    sight(
      ['요나하 마에하마', 'Yonaha Maehama Beach'],
      ['7km 이어지는 흰 모래', 'Seven kilometres of white sand'],
    ),
    sight(
      ['히가시헨나곶 등대', 'Cape Higashi-Henna lighthouse'],
      ['동쪽 끝 풀 언덕의 등대', 'A lighthouse on the eastern cape'],
    ),
    sight(
      ['이케마 대교', 'Ikema Bridge'],
      ['산호 바다를 지나는 북쪽 다리', 'The northern bridge over coral'],
    ),
    sight(
      ['구리마 대교', 'Kurima Bridge'],
      ['작은 섬으로 건너는 1,690m 다리', 'A 1,690 m bridge to a small island'],
    ),
  ],
  쓰시마: [
    sight(['와타즈미 신사', 'Watatsumi Shrine'], ['바다에 발 담근 도리이', 'Torii standing in the sea']),
    sight(
      ['에보시타케 전망대', 'Mount Eboshi lookout'],
      ['아소만의 섬을 두루 보는 곳', 'The islands of Aso Bay all round'],
    ),
    sight(
      ['한국 전망소', 'Korea Lookout'],
      ['맑은 날 부산이 보이는 북쪽 끝', 'Busan in sight on a clear day'],
    ),
    sight(['미우다 해변', 'Miuda Beach'], ['고운 모래의 작은 만', 'A small bay of fine sand']),
    sight(
      ['이즈하라 무사 거리', 'Izuhara samurai streets'],
      ['돌담이 남은 옛 성하마을', 'Stone walls of the old castle town'],
    ),
  ],
  부산·사카이미나토: [
    dusk(['갑판 산책', 'Evening on deck'], ['동해의 해넘이를 보는 갑판', 'Sundown over the East Sea']),
    sight(
      ['미즈키 시게루 거리', 'Mizuki Shigeru Road'],
      ['요괴 동상을 보며 걷는 항구 거리', 'A port street of goblin bronzes'],
    ),
    sight(
      ['유시엔 정원', 'Yuushien Garden'],
      ['모란이 사철 피는 연못 정원', 'A pond garden with peonies all year'],
    ),
    sight(['가이케 온천', 'Kaike Onsen'], ['바닷가에 솟는 소금 온천', 'Salt springs by the sea']),
    sight(['마쓰에성', 'Matsue Castle'], ['해자를 두른 검은 천수각', 'A black keep within its moat']),
  ],
}
