// The default terms of every demo agency: use, privacy, tour, passport, special. §2 (terms pages, consent
// page)
// Rates and periods follow shared/facts/korean-travel-law.md (L1–L5, L7, L8, L11, L15–L18, L22); an agency
// may replace each text.
import type { Words } from './demo-types.ts'

type Article = [heading: string, body: string]

const numberedKo = (articles: Article[]) =>
  articles.map(([heading, body], i) => `<h2>제${i + 1}조 (${heading})</h2>${body}`).join('')
const numberedEn = (articles: Article[]) =>
  articles.map(([heading, body], i) => `<h2>Article ${i + 1}. ${heading}</h2>${body}`).join('')

const table = (head: string[], rows: string[][]) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`

const useTerms = (company: Words): Words => ({
  ko: numberedKo([
    [
      '목적',
      `<p>이 약관은 ${company.ko}(이하 “회사”)의 홈페이지에서 여행상품을 찾아보고 예약하고 이용하는 데 필요한 사항과, 회사와 이용자의 권리와 의무를 정합니다.</p>`,
    ],
    [
      '용어',
      '<ul><li><strong>이용자</strong>: 홈페이지를 이용하는 회원과 비회원</li><li><strong>회원</strong>: 이 약관에 동의하고 가입한 사람</li><li><strong>비회원</strong>: 가입하지 않고 예약하거나 글을 쓰는 사람</li><li><strong>여행계약</strong>: 여행계약서, 여행약관, 여행일정표로 이루어지는 계약</li></ul>',
    ],
    [
      '약관의 게시와 변경',
      '<p>회사는 이 약관을 홈페이지에서 언제든 볼 수 있게 합니다. 내용을 바꿀 때는 시행 7일 전부터, 이용자에게 불리한 변경은 30일 전부터 공지합니다. 이미 맺은 여행계약에는 계약할 때의 약관을 적용합니다.</p>',
    ],
    [
      '회원 가입',
      '<p>만 14세 이상이면 누구나 가입할 수 있습니다. 간편 로그인으로 가입할 때도 나이와 필수 약관 동의를 확인합니다. 다른 사람의 정보로 가입한 경우 회사는 이용을 멈출 수 있습니다.</p>',
    ],
    [
      '계정 관리',
      '<p>아이디와 비밀번호는 본인이 관리합니다. 다른 사람이 쓰는 것을 알게 되면 바로 비밀번호를 바꾸고 회사에 알려 주십시오. 회사는 비밀번호를 묻지 않습니다.</p>',
    ],
    [
      '예약과 계약의 성립',
      '<p>이용자는 결제하기 전에 날짜, 인원, 금액을 확인하고 고칠 수 있습니다. 여행계약은 이용자가 약관에 동의하고 대금을 낸 뒤 회사가 예약 확정을 알린 때 성립합니다. 계약서와 약관, 일정표는 전자문서로 드리며 마이페이지에서 다시 볼 수 있습니다.</p>',
    ],
    [
      '가격과 결제',
      '<p>표시된 가격에는 유류할증료를 비롯해 반드시 내야 하는 비용이 들어 있습니다. 선택관광은 이용자가 고르는 것이며 미리 선택해 두지 않습니다. 정해진 시간이나 기한까지 결제하지 않은 예약은 자동으로 풀립니다.</p>',
    ],
    [
      '취소와 환불',
      '<p>예약의 취소와 환불은 여행약관에 따릅니다. 취소하기 전에 수수료와 돌려받을 금액을 원 단위까지 보여 드립니다. 환불은 결제한 방법으로 하는 것을 원칙으로 합니다.</p>',
    ],
    [
      '비회원 이용',
      '<p>비회원은 예약번호와 예약자 이름으로 예약을 조회합니다. 비회원이 쓴 글은 글을 쓸 때 정한 비밀번호로 고치거나 지웁니다. 예약번호와 비밀번호를 다른 사람에게 알리지 마십시오.</p>',
    ],
    [
      '후기와 게시물',
      '<p>글과 사진의 권리는 쓴 사람에게 있습니다. 회사는 홈페이지에 보여 주는 데 필요한 범위에서만 이용합니다. 다른 사람의 권리를 침해하거나 광고인 글은 이유를 알리고 가릴 수 있습니다. 불만이 담겼다는 까닭만으로 후기를 지우지 않습니다.</p>',
    ],
    [
      '금지하는 일',
      '<ul><li>다른 사람의 이름이나 결제수단을 쓰는 일</li><li>좌석을 되팔거나 거짓으로 예약하는 일</li><li>홈페이지의 운영을 방해하거나 자료를 무단으로 긁어 가는 일</li></ul>',
    ],
    [
      '탈퇴',
      '<p>회원은 언제든 마이페이지에서 탈퇴할 수 있습니다. 탈퇴는 가입보다 어렵지 않게 합니다. 진행 중인 예약이 있으면 먼저 취소하거나 여행을 마친 뒤 탈퇴할 수 있습니다.</p>',
    ],
    [
      '책임과 분쟁',
      '<p>회사는 고의나 과실로 이용자에게 손해를 입히면 배상합니다. 천재지변처럼 회사가 어찌할 수 없는 일로 홈페이지가 멈춘 경우에는 책임을 지지 않습니다. 다툼이 생기면 먼저 협의하고, 소비자분쟁조정을 신청할 수 있으며, 소송은 민사소송법이 정한 법원에서 대한민국 법에 따라 합니다.</p>',
    ],
  ]),
  en: numberedEn([
    [
      'Purpose',
      `<p>These terms govern finding, booking and using travel products on the website of ${company.en} (“the company”), and the rights and duties of the company and its users.</p>`,
    ],
    [
      'Words used here',
      '<ul><li><strong>User</strong>: anyone who uses the website, member or not</li><li><strong>Member</strong>: a person who has agreed to these terms and joined</li><li><strong>Non-member</strong>: a person who books or writes without joining</li><li><strong>Travel contract</strong>: the contract sheet, the travel terms and the itinerary together</li></ul>',
    ],
    [
      'Publication and change',
      '<p>These terms can be read on the website at any time. Changes are announced 7 days before they take effect, and 30 days before when they are to the user’s disadvantage. A travel contract already made follows the terms in force when it was made.</p>',
    ],
    [
      'Joining',
      '<p>Anyone aged 14 or over may join. Age and required consents are checked for social login too. The company may suspend an account opened with someone else’s details.</p>',
    ],
    [
      'Your account',
      '<p>Keep your ID and password to yourself. If somebody else uses them, change the password at once and tell us. The company never asks for your password.</p>',
    ],
    [
      'Booking and contract',
      '<p>Before paying you can check and correct date, party and price. The contract is made when you have agreed to the terms and paid, and the company has confirmed the booking. Contract, terms and itinerary are given to you as electronic documents and stay on My Page.</p>',
    ],
    [
      'Price and payment',
      '<p>The price shown contains every compulsory cost, fuel surcharge included. Optional tours are your own choice and are never selected in advance. A booking not paid within the time shown is released automatically.</p>',
    ],
    [
      'Cancellation and refund',
      '<p>Cancellation and refunds follow the travel terms. Before you cancel we show the fee and the refund to the won. Refunds are normally made by the way you paid.</p>',
    ],
    [
      'Non-members',
      '<p>Non-members look up a booking with its reservation number and the name of the person who booked. Their posts are edited or deleted with the password set when writing. Do not share either.</p>',
    ],
    [
      'Reviews and posts',
      '<p>Rights in texts and pictures stay with their author; the company uses them only as far as showing them on the website requires. Posts that infringe the rights of others or are advertising may be hidden, with the reason given. A review is not removed merely because it complains.</p>',
    ],
    [
      'What is not allowed',
      '<ul><li>Using another person’s name or means of payment</li><li>Reselling seats or booking without meaning to travel</li><li>Disturbing the website or copying its contents by machine without permission</li></ul>',
    ],
    [
      'Leaving',
      '<p>Members may leave at any time on My Page, and leaving is no harder than joining. With a booking in progress, cancel it or complete the journey first.</p>',
    ],
    [
      'Liability and disputes',
      '<p>The company makes good any damage it causes on purpose or by negligence. It is not liable when the website stops for reasons beyond its control, such as natural disaster. We first try to settle disputes by talking; you may apply for consumer dispute mediation; lawsuits are brought before the court named by the Civil Procedure Act, under the law of the Republic of Korea.</p>',
    ],
  ]),
})

const privacyTerms = (company: Words): Words => ({
  ko: numberedKo([
    [
      '수집하는 항목과 까닭',
      `<p>${company.ko}(이하 “회사”)는 아래 정보를 필요한 만큼만 모읍니다.</p>` +
        table(
          ['언제', '항목', '쓰는 곳'],
          [
            [
              '회원 가입',
              '아이디, 비밀번호, 이름, 이메일, 연락처, 생년월일, 성별. 간편 로그인은 제공자가 준 회원번호',
              '본인 확인, 회원 관리, 안내',
            ],
            [
              '예약',
              '예약자 이름·연락처·이메일, 여행자 이름·생년월일·성별, 요청 사항',
              '여행계약의 체결과 이행',
            ],
            [
              '결제',
              '결제 수단과 승인 내역, 환불 계좌. 카드번호 전체는 저장하지 않습니다',
              '대금 결제와 환불, 현금영수증',
            ],
            ['상담과 게시물', '이름, 연락처, 문의 내용, 올린 사진', '답변과 불만 처리'],
            ['이용 중 자동으로', '접속 일시, IP 주소, 기기 정보, 쿠키', '안전한 이용과 부정 이용 방지'],
          ],
        ),
    ],
    [
      '따로 동의받는 정보',
      '<p>여권번호는 고유식별정보이므로 이 동의와 분리하여 따로 동의를 받습니다. 주민등록번호는 동의가 있어도 모으지 않습니다.</p>',
    ],
    [
      '보유 기간',
      '<p>목적을 이루면 지체 없이 지웁니다. 다만 법이 정한 기록은 아래 기간 동안 다른 정보와 분리하여 보관합니다.</p>' +
        table(
          ['기록', '기간', '근거'],
          [
            ['표시·광고', '6개월', '전자상거래법'],
            ['계약과 청약철회', '5년', '전자상거래법'],
            ['대금 결제와 공급', '5년', '전자상거래법'],
            ['소비자 불만과 분쟁 처리', '3년', '전자상거래법'],
            ['로그인 기록', '3개월', '통신비밀보호법'],
          ],
        ),
    ],
    [
      '제3자 제공',
      '<p>여행을 진행하려면 항공사, 숙박시설, 현지 여행사, 보험회사에 여행자의 이름과 생년월일, 성별, 연락처 가운데 필요한 것만 알려야 합니다. 받은 곳은 여행이 끝나거나 법이 정한 기간이 지나면 지웁니다. 그 밖에는 법에 근거가 있거나 따로 동의한 때에만 제공합니다.</p>',
    ],
    [
      '국외 이전',
      '<p>해외여행은 여행지 나라에 있는 항공사와 숙박시설, 현지 여행사에 예약에 필요한 정보가 온라인으로 전해집니다. 받는 곳과 나라는 예약 확인서와 일정표에 적습니다. 원하지 않으면 동의하지 않을 수 있으나 해당 여행을 진행할 수 없습니다.</p>',
    ],
    [
      '처리 위탁',
      '<p>회사는 홈페이지 운영과 호스팅, 결제 대행, 메일과 문자 발송을 전문 업체에 맡길 수 있습니다. 맡은 일에 필요한 정보만 전하고 안전하게 다루는지 살핍니다.</p>',
    ],
    [
      '만 14세 미만',
      '<p>만 14세 미만은 회원으로 가입할 수 없습니다. 어린이가 여행자로 함께 갈 때는 보호자가 정보를 적고 동의합니다.</p>',
    ],
    [
      '이용자의 권리',
      '<p>언제든 자신의 정보를 보고, 고치고, 지우고, 처리를 멈추게 하거나 동의를 거둘 수 있습니다. 마이페이지에서 직접 하거나 개인정보 보호책임자에게 요청하십시오.</p>',
    ],
    ['파기 방법', '<p>전자 파일은 되살릴 수 없게 지우고, 종이는 잘게 부수거나 태웁니다.</p>'],
    [
      '안전 조치',
      '<ul><li>비밀번호는 되돌릴 수 없는 방식으로, 여권번호는 암호화하여 저장합니다.</li><li>필요한 담당자만 볼 수 있게 하고, 본 사람과 때를 기록합니다.</li><li>주고받는 모든 정보를 암호화합니다.</li></ul>',
    ],
    [
      '쿠키',
      '<p>로그인을 유지하고 고른 언어를 기억하는 데 쿠키를 씁니다. 브라우저 설정에서 거부할 수 있으나 로그인이 되지 않을 수 있습니다. 최근 검색어와 최근 본 상품은 이용자의 기기에만 저장됩니다.</p>',
    ],
    [
      '동의하지 않을 권리',
      '<p>동의하지 않을 수 있습니다. 다만 필수 항목에 동의하지 않으면 회원 가입이나 예약을 할 수 없습니다. 광고 수신처럼 선택인 동의는 거부해도 불이익이 없습니다.</p>',
    ],
    [
      '문의와 구제',
      '<p>개인정보 보호책임자의 이름과 연락처는 홈페이지 아래쪽에 있습니다. 개인정보분쟁조정위원회(1833-6972)와 개인정보침해신고센터(118)에도 도움을 청할 수 있습니다.</p>',
    ],
  ]),
  en: numberedEn([
    [
      'What we collect and why',
      `<p>${company.en} (“the company”) collects only what it needs.</p>` +
        table(
          ['When', 'What', 'For'],
          [
            [
              'Joining',
              'ID, password, name, e-mail, contact, date of birth, gender; for social login the number given by the provider',
              'Identifying and looking after members, notices',
            ],
            [
              'Booking',
              'Name, contact and e-mail of the person who books; name, date of birth and gender of each traveller; requests',
              'Making and performing the travel contract',
            ],
            [
              'Paying',
              'Means of payment, approval record, account for refunds. Full card numbers are not stored',
              'Payment, refund, cash receipts',
            ],
            [
              'Inquiries and posts',
              'Name, contact, what you write, pictures you upload',
              'Answering and handling complaints',
            ],
            [
              'Automatically',
              'Time of access, IP address, device, cookies',
              'Safe operation and prevention of abuse',
            ],
          ],
        ),
    ],
    [
      'What needs its own consent',
      '<p>A passport number is a unique identifier, so we ask for it separately from this consent. Resident registration numbers are not collected, even with consent.</p>',
    ],
    [
      'How long we keep it',
      '<p>Data are deleted without delay once their purpose is reached. Records the law demands are kept apart from other data for these periods.</p>' +
        table(
          ['Record', 'Period', 'Basis'],
          [
            ['Labelling and advertising', '6 months', 'E-Commerce Act'],
            ['Contracts and withdrawals', '5 years', 'E-Commerce Act'],
            ['Payment and supply', '5 years', 'E-Commerce Act'],
            ['Complaints and disputes', '3 years', 'E-Commerce Act'],
            ['Log-in records', '3 months', 'Protection of Communications Secrets Act'],
          ],
        ),
    ],
    [
      'Sharing with others',
      '<p>A journey requires that airlines, hotels, local operators and insurers learn some of the travellers’ names, dates of birth, gender and contacts: only what each needs. They delete them after the journey or when their legal period ends. Otherwise we share only where the law says so or you have agreed separately.</p>',
    ],
    [
      'Transfer abroad',
      '<p>For overseas journeys the data needed for the reservation are sent online to airlines, hotels and operators in the country of destination; the recipients and countries are named in your confirmation and itinerary. You may refuse, but the journey cannot then take place.</p>',
    ],
    [
      'Processors',
      '<p>The company may entrust hosting and operation of the website, payment, mail and text messages to specialists. They receive only what their task requires and we check that they handle it safely.</p>',
    ],
    [
      'Children under 14',
      '<p>Children under 14 cannot join as members. When a child travels, a guardian enters the details and gives consent.</p>',
    ],
    [
      'Your rights',
      '<p>At any time you may see, correct or delete your data, have processing stopped or withdraw consent: on My Page, or by asking the privacy officer.</p>',
    ],
    [
      'How data are destroyed',
      '<p>Electronic files are deleted beyond recovery; paper is shredded or burned.</p>',
    ],
    [
      'Safety',
      '<ul><li>Passwords are stored so that they cannot be read back; passport numbers are encrypted.</li><li>Only staff who need to may look, and who looked and when is recorded.</li><li>Everything travels encrypted.</li></ul>',
    ],
    [
      'Cookies',
      '<p>Cookies keep you logged in and remember your language. You may refuse them in your browser, but logging in may then fail. Recent keywords and recently viewed products are kept on your own device only.</p>',
    ],
    [
      'Your right to refuse',
      '<p>You may refuse. Without the required items joining or booking is not possible; refusing optional consents, such as advertising, has no disadvantage.</p>',
    ],
    [
      'Questions and remedies',
      '<p>The privacy officer’s name and contact are at the foot of the website. You may also turn to the Personal Information Dispute Mediation Committee (1833-6972) or the privacy violation report centre (118).</p>',
    ],
  ]),
})

const tourTerms = (company: Words): Words => ({
  ko: numberedKo([
    [
      '목적',
      `<p>이 약관은 ${company.ko}(이하 “회사”)와 여행자가 맺는 여행계약의 내용과, 계약을 지키지 못했을 때의 기준을 정합니다.</p>`,
    ],
    [
      '계약의 구성',
      '<p>여행계약은 여행계약서와 이 약관, 여행일정표로 이루어집니다. 계약서에는 회사의 이름과 소재지, 보증보험 가입 내용을 적습니다. 회사는 각각의 사본을 전자문서로 드립니다.</p>',
    ],
    [
      '여행요금',
      '<p>요금에는 항공료, 유류할증료, 숙박비, 식사비, 안내자 경비, 입장료 가운데 상품 상세에 포함으로 적힌 것과 반드시 내야 하는 비용이 모두 들어 있습니다. 선택관광과 개인 경비는 들어 있지 않으며, 봉사료는 자율입니다.</p>',
    ],
    [
      '나이 구분',
      '<p>출발일을 기준으로 만 12세 이상은 성인, 만 12세 미만은 아동, 만 2세 미만은 유아입니다. 여행 중 만 2세가 되는 유아는 돌아오는 항공편에서 아동 요금이 적용될 수 있습니다.</p>',
    ],
    [
      '최소 출발 인원',
      '<p>국외여행에서 최소 인원이 모이지 않으면 회사는 <strong>출발 7일 전까지</strong> 알리고 받은 금액을 모두 돌려 드립니다. 이를 어기고 출발 1일 전까지 알리면 요금의 30%를, 당일에 알리면 50%를 더해 배상합니다. 국내여행의 통지 기한은 상품 상세에 적고, 기한을 어긴 때는 소비자분쟁해결기준에 따릅니다.</p>',
    ],
    [
      '국외여행의 취소',
      '<p>여행자가 출발 전에 계약을 취소하면 아래 비율을 여행요금에 곱한 금액을 뺀 나머지를 돌려 드립니다.</p>' +
        table(
          ['취소를 알린 날', '취소 수수료'],
          [
            ['출발 30일 전까지', '없음 (전액 환급)'],
            ['출발 29~20일 전', '10%'],
            ['출발 19~10일 전', '15%'],
            ['출발 9~8일 전', '20%'],
            ['출발 7~1일 전', '30%'],
            ['출발 당일', '50%'],
          ],
        ),
    ],
    [
      '국내 숙박여행의 취소',
      table(
        ['취소를 알린 날', '취소 수수료'],
        [
          ['출발 3일 전까지', '없음 (전액 환급)'],
          ['출발 2일 전', '10%'],
          ['출발 1일 전', '20%'],
          ['출발 당일 또는 연락 없이 오지 않은 때', '30%'],
        ],
      ),
    ],
    [
      '회사의 사정으로 취소하는 경우',
      '<p>회사의 잘못으로 국외여행을 취소하면 받은 금액을 모두 돌려 드리고, 제6조와 같은 비율로 배상합니다. 국내여행은 소비자분쟁해결기준에 따라 배상합니다.</p>',
    ],
    [
      '취소를 알린 날의 기준',
      '<p>홈페이지에서는 신청을 마친 날(한국 시각)을, 전화와 메일은 회사의 영업시간 안에 닿은 날을 기준으로 합니다. 영업시간이 지나 닿은 전화와 메일은 다음 영업일에 알린 것으로 봅니다.</p>',
    ],
    [
      '수수료 없이 취소할 수 있는 경우',
      '<ul><li>천재지변, 전쟁, 정부의 명령, 운송·숙박기관의 파업으로 여행할 수 없는 때</li><li>여행자의 3촌 이내 친족이 사망한 때</li><li>질병이나 부상으로 여행자가 여행할 수 없는 때</li><li>배우자나 직계 가족이 3일 이상 입원하여 출발할 때까지 퇴원하기 어려운 때</li><li>회사의 잘못으로 계약한 여행이 어려워진 때</li></ul><p>증명 서류는 취소를 알린 뒤에 내도 됩니다.</p>',
    ],
    [
      '일정의 변경',
      '<p>일정을 바꿀 때는 그 일정이 시작되기 전에 때와 내용, 비용을 적어 여행자의 서면 동의와 서명을 받습니다. 급한 사정으로 미리 받지 못하면 지나서 까닭을 설명합니다.</p>',
    ],
    [
      '안전 정보',
      '<p>회사는 여행지의 여행경보 단계와 안전 정보를 상품과 일정표에 알리고, 출발 전에 바뀌면 다시 알립니다.</p>',
    ],
    [
      '손해배상과 보험',
      '<p>회사나 현지 여행사의 고의 또는 과실로 여행자에게 손해가 생기면 회사가 배상합니다. 회사는 이를 위해 영업보증보험과 기획여행보증보험에 가입하며 내용은 홈페이지 아래쪽에 적습니다.</p>',
    ],
    [
      '특약',
      '<p>특약이 있는 상품은 이 약관보다 특약이 먼저입니다. 특약은 이 약관과 다르다는 점을 설명하고 따로 확인을 받은 때에만 효력이 있습니다.</p>',
    ],
  ]),
  en: numberedEn([
    [
      'Purpose',
      `<p>These terms set out the travel contract between ${company.en} (“the company”) and the traveller, and what happens when it cannot be kept.</p>`,
    ],
    [
      'What the contract consists of',
      '<p>The contract sheet, these terms and the itinerary. The sheet names the company, its address and its guarantee insurance. You receive a copy of each as an electronic document.</p>',
    ],
    [
      'Price',
      '<p>The price contains whatever the package page lists as included, among flights, fuel surcharge, lodging, meals, guides and entrance fees, and every compulsory cost. Optional tours and personal expenses are not included; tips are voluntary.</p>',
    ],
    [
      'Ages',
      '<p>Counted on the day of departure: adults are 12 and over, children under 12, babies under 2. A baby who turns 2 during the journey may be charged the child fare on the return flight.</p>',
    ],
    [
      'Minimum number',
      '<p>If too few people book an overseas journey, the company says so <strong>at least 7 days before departure</strong> and refunds everything. If it tells you later, it pays in addition 30% of the price up to the day before, and 50% on the day itself. For domestic journeys the date is on the package page, and the consumer dispute criteria apply when it is missed.</p>',
    ],
    [
      'Cancelling an overseas journey',
      '<p>If you cancel before departure we refund what you paid less this share of the tour price.</p>' +
        table(
          ['Notice given', 'Fee'],
          [
            ['30 days before or earlier', 'None (full refund)'],
            ['29–20 days before', '10%'],
            ['19–10 days before', '15%'],
            ['9–8 days before', '20%'],
            ['7–1 days before', '30%'],
            ['On the day', '50%'],
          ],
        ),
    ],
    [
      'Cancelling a domestic journey with lodging',
      table(
        ['Notice given', 'Fee'],
        [
          ['3 days before or earlier', 'None (full refund)'],
          ['2 days before', '10%'],
          ['1 day before', '20%'],
          ['On the day, or without notice', '30%'],
        ],
      ),
    ],
    [
      'When the company cancels',
      '<p>If an overseas journey is cancelled by the company’s fault, you receive a full refund and compensation by the scale of Article 6. For domestic journeys the consumer dispute criteria apply.</p>',
    ],
    [
      'Which day counts',
      '<p>On the website, the day your request was completed (Korean time). By telephone or mail, the day it arrived within business hours; later arrivals count as the next working day.</p>',
    ],
    [
      'Cancelling without a fee',
      '<ul><li>Disaster, war, government order or a strike of carriers or lodgings makes the journey impossible</li><li>A relative within the third degree has died</li><li>Illness or injury keeps the traveller from travelling</li><li>The traveller’s spouse, parent or child is in hospital for three days or more and cannot leave before departure</li><li>The company’s fault prevents the journey agreed</li></ul><p>Proof may follow after you have given notice.</p>',
    ],
    [
      'Changing the itinerary',
      '<p>Before a changed part begins, we write down time, content and cost and obtain your written consent and signature. Where an emergency makes this impossible we explain afterwards.</p>',
    ],
    [
      'Safety',
      '<p>The travel alert level and safety information of the destination are shown with the package and in the itinerary, and again if they change before departure.</p>',
    ],
    [
      'Damages and insurance',
      '<p>The company makes good damage caused to travellers on purpose or by negligence by itself or its local operators. It holds business and package tour guarantee insurance, stated at the foot of the website.</p>',
    ],
    [
      'Special terms',
      '<p>Where a package has special terms, they come before these. They bind you only if we have explained that they differ and you have confirmed them separately.</p>',
    ],
  ]),
})

const passportTerms = (company: Words): Words => ({
  ko: numberedKo([
    [
      '따로 동의를 받는 까닭',
      `<p>여권번호는 법이 정한 고유식별정보입니다. ${company.ko}(이하 “회사”)는 다른 동의와 분리하여 여행자 본인에게 따로 동의를 받습니다.</p>`,
    ],
    [
      '모으는 항목',
      '<p>여권번호, 여권의 영문 이름, 생년월일, 성별, 국적, 발급일과 만료일, 여권 사본의 사진</p>',
    ],
    [
      '쓰는 곳',
      '<ul><li>국제선 항공권 발권과 사전 승객 정보 제출</li><li>여행지의 입국 허가와 비자 신청</li><li>외국 숙박시설과 선박의 투숙·승선 등록</li><li>여행자보험 가입</li></ul>',
    ],
    [
      '제공하는 곳',
      '<p>항공사와 선사, 여행지의 숙박시설과 현지 여행사, 출입국 기관, 보험회사에 필요한 항목만 제공합니다. 해외에 있는 곳에는 온라인으로 전해지며, 받는 곳은 예약 확인서와 일정표에 적습니다.</p>',
    ],
    [
      '보유 기간',
      '<p>여행이 끝나거나 예약이 취소되면 지체 없이 지웁니다. 다툼이 있으면 해결될 때까지 다른 정보와 분리하여 보관합니다.</p>',
    ],
    [
      '안전하게 다루는 방법',
      '<p>번호와 사진을 모두 암호화하여 저장하고, 담당자가 볼 때마다 기록을 남깁니다. 여권은 마이페이지나 1회용 링크로만 받으며 메신저로는 받지 않습니다.</p>',
    ],
    [
      '주민등록번호 가리기',
      '<p>2020년 12월 21일 전에 발급된 여권에는 주민등록번호 뒷자리가 적혀 있습니다. 사진을 올리기 전에 그 부분을 가려 주십시오. 가려지지 않은 사진은 지우고 다시 요청합니다.</p>',
    ],
    [
      '동의하지 않을 권리',
      '<p>동의하지 않을 수 있고, 동의한 뒤에도 거둘 수 있습니다. 다만 여권 정보가 없으면 항공권 발권과 입국 절차를 진행할 수 없어 해외여행을 할 수 없습니다. 만 14세 미만은 보호자가 동의합니다.</p>',
    ],
  ]),
  en: numberedEn([
    [
      'Why this is separate',
      `<p>By law a passport number is a unique identifier. ${company.en} (“the company”) therefore asks each traveller for it apart from all other consents.</p>`,
    ],
    [
      'What we collect',
      '<p>Passport number, name as printed, date of birth, gender, nationality, dates of issue and expiry, and a picture of the passport page</p>',
    ],
    [
      'What for',
      '<ul><li>Issuing international tickets and sending advance passenger information</li><li>Entry permits and visas of the destination</li><li>Registration at lodgings abroad and on board ships</li><li>Traveller’s insurance</li></ul>',
    ],
    [
      'Who receives it',
      '<p>Airlines and shipping lines, lodgings and operators at the destination, immigration authorities and insurers: only the items each needs. It reaches those abroad online; they are named in your confirmation and itinerary.</p>',
    ],
    [
      'How long',
      '<p>It is deleted without delay when the journey is over or the booking cancelled. In a dispute it is kept, apart from other data, until that is settled.</p>',
    ],
    [
      'How it is protected',
      '<p>Number and picture are stored encrypted and every view by staff is recorded. We take passports on My Page or by one-time link only, never by messenger.</p>',
    ],
    [
      'Cover the resident number',
      '<p>Korean passports issued before 21 December 2020 show the last digits of the resident registration number. Cover them before you upload. A picture that shows them is deleted and asked for again.</p>',
    ],
    [
      'Your right to refuse',
      '<p>You may refuse, or withdraw later. Without passport details tickets and entry cannot be arranged, so an overseas journey is not possible. A guardian consents for children under 14.</p>',
    ],
  ]),
})

const specialTerms = (company: Words): Words => ({
  ko: numberedKo([
    [
      '특약이란',
      `<p>특약은 ${company.ko}(이하 “회사”)의 여행약관과 <strong>다른 내용을 정하고 여행약관보다 먼저 적용되는 약속</strong>입니다. 특약이 적혀 있지 않은 상품에는 여행약관만 적용합니다.</p>`,
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
      `<p>Special terms <strong>differ from the travel terms of ${company.en} (“the company”) and come before them</strong>. A package that shows none follows the travel terms alone.</p>`,
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
})

export const terms: {
  type: 'use' | 'privacy' | 'tour' | 'passport' | 'special'
  title: Words
  contents: (company: Words) => Words
  version: string
  effective_date: string
}[] = [
  {
    type: 'use',
    title: { ko: '이용약관', en: 'Terms of use' },
    contents: useTerms,
    version: '1.0',
    effective_date: '2026-01-01',
  },
  {
    type: 'privacy',
    title: { ko: '개인정보 수집 및 이용', en: 'Collection and use of personal data' },
    contents: privacyTerms,
    version: '1.0',
    effective_date: '2026-01-01',
  },
  {
    type: 'tour',
    title: { ko: '여행약관', en: 'Travel terms' },
    contents: tourTerms,
    version: '1.0',
    effective_date: '2026-01-01',
  },
  {
    type: 'passport',
    title: { ko: '여권 정보 수집 및 이용', en: 'Collection and use of passport data' },
    contents: passportTerms,
    version: '1.0',
    effective_date: '2026-01-01',
  },
  {
    type: 'special',
    title: { ko: '특약 안내', en: 'Notice on special terms' },
    contents: specialTerms,
    version: '1.0',
    effective_date: '2026-01-01',
  },
]
