// Special terms that are offered as a start: what they are, and their limits.
import type { LocalizedText } from '#i18n/language.ts'
import { numberedEn, numberedKo } from './articles.server.ts'

export const specialTerms: LocalizedText = {
  ko: numberedKo([
    [
      '특약이란',
      '<p>특약은 [[상호]](이하 “회사”)의 여행약관과 <strong>다른 내용을 정하고 여행약관보다 먼저 적용되는 약속</strong>입니다. 특약이 적혀 있지 않은 상품에는 여행약관만 적용합니다.</p>',
    ],
    [
      '특약이 붙는 상품',
      '<ul><li>예약과 동시에 발권하여 항공사가 환불을 제한하는 상품</li><li>객실을 미리 사 두는 리조트, 산장, 크루즈 상품</li><li>환불되지 않는 공연·경기 입장권이 들어 있는 상품</li><li>명절과 연휴에 뜨는 전세기 상품</li></ul>',
    ],
    [
      '달라질 수 있는 내용',
      '<p>취소 수수료의 비율과 적용되는 날짜, 예약금의 환급, 발권 수수료처럼 취소와 변경에 드는 비용이 여행약관보다 높거나 이르게 적용될 수 있습니다. 구체적인 비율과 금액은 상품마다 표로 보여 드립니다.</p>',
    ],
    [
      '설명과 확인',
      '<p>회사는 예약을 마치기 전에 여행약관과 다른 점을 나란히 보여 드리고, 다른 동의와 <strong>분리하여 따로 확인</strong>을 받습니다. 확인란은 미리 선택해 두지 않습니다. 확인을 받지 않은 특약은 적용하지 않습니다.</p>',
    ],
    [
      '그대로 지켜지는 권리',
      '<ul><li>여행자는 출발 전 언제든 계약을 취소할 수 있습니다. 취소 자체를 막는 특약은 효력이 없습니다.</li><li>여행약관의 수수료 없이 취소할 수 있는 경우는 특약 상품에도 적용합니다.</li><li>회사의 잘못으로 취소된 때는 특약을 내세워 배상을 줄이지 않습니다.</li></ul>',
    ],
    [
      '실제 비용의 설명',
      '<p>여행자가 요청하면 회사는 특약 수수료가 어떤 비용에서 나왔는지 항공사와 숙박시설의 조건을 들어 설명합니다. 현지에서 돌려받은 금액이 있으면 여행자에게 돌려 드립니다.</p>',
    ],
    [
      '특약 내용의 보관',
      '<p>확인하신 특약은 그때의 내용 그대로 계약서와 함께 보관되며 마이페이지나 비회원 예약 조회에서 다시 볼 수 있습니다. 계약한 뒤에 특약을 여행자에게 불리하게 바꾸지 않습니다.</p>',
    ],
  ]),
  en: numberedEn([
    [
      'What special terms are',
      '<p>Special terms <strong>differ from the travel terms of [[Company name]] (“the company”) and come before them</strong>. A package that shows none follows the travel terms alone.</p>',
    ],
    [
      'Where you may meet them',
      '<ul><li>Packages ticketed at once, where the airline limits refunds</li><li>Resorts, huts and cruises whose rooms are bought in advance</li><li>Packages with tickets for performances or matches that are not refunded</li><li>Charter flights at holiday seasons</li></ul>',
    ],
    [
      'What may differ',
      '<p>Costs of cancelling or changing, such as the rate and dates of the fee, refund of the deposit or ticketing charges, may be higher or begin earlier than in the travel terms. Exact rates and amounts are shown as a table with each package.</p>',
    ],
    [
      'Explanation and confirmation',
      '<p>Before you complete a booking we show side by side what differs from the travel terms and ask you to <strong>confirm it separately</strong> from all other consents. The box is never ticked in advance. Special terms you have not confirmed do not apply.</p>',
    ],
    [
      'What they cannot take away',
      '<ul><li>You may cancel at any time before departure. A clause that forbids cancelling is void.</li><li>The grounds for cancelling without a fee in the travel terms apply here too.</li><li>When the company cancels by its own fault, special terms do not reduce what it owes you.</li></ul>',
    ],
    [
      'Real costs',
      '<p>On request the company explains which airline or lodging conditions a special fee comes from, and passes on whatever is refunded to it.</p>',
    ],
    [
      'Your copy',
      '<p>The special terms you confirmed are kept with your contract exactly as they were, on My Page and in the non-member look-up. They are not changed to your disadvantage afterwards.</p>',
    ],
  ]),
}
