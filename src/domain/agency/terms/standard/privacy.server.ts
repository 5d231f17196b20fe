// The privacy terms that are offered as a start: periods and rights as the law has them.
import type { LocalizedText } from '#i18n/language.ts'
import { numberedEn, numberedKo, renderTable } from './articles.server.ts'

export const privacyTerms: LocalizedText = {
  ko: numberedKo([
    [
      '수집하는 항목과 까닭',
      '<p>[[상호]](이하 “회사”)는 아래 정보를 필요한 만큼만 모읍니다.</p>' +
        renderTable(
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
              '여행 준비',
              '적어 주신 경우 여행자의 비상 연락처: 이름, 연락처, 관계',
              '여행 중 급한 일이 생긴 때의 연락',
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
        renderTable(
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
      '<p>회사는 아래 일을 전문 업체에 맡깁니다. 맡은 일에 필요한 정보만 전하고 안전하게 다루는지 살핍니다.</p>' +
        renderTable(
          ['업체', '맡긴 일'],
          [
            ['[[호스팅 제공자]]', '홈페이지 운영과 호스팅'],
            ['[[결제 대행사]]', '결제 대행'],
            ['[[메일·문자 발송 업체]]', '메일과 문자 발송'],
          ],
        ),
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
      '<p>개인정보 보호책임자는 [[개인정보 보호책임자]]입니다 (전화 [[대표 전화]], 이메일 [[이메일]]). 개인정보분쟁조정위원회(1833-6972)와 개인정보침해신고센터(118)에도 도움을 청할 수 있습니다.</p>',
    ],
  ]),
  en: numberedEn([
    [
      'What we collect and why',
      '<p>[[Company name]] (“the company”) collects only what it needs.</p>' +
        renderTable(
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
              'Preparing the trip',
              'Where it is given, an emergency contact of the traveller: name, contact, relation',
              'Reaching somebody when something happens on the trip',
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
        renderTable(
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
      '<p>The company entrusts these tasks to specialists. They receive only what their task requires and we check that they handle it safely.</p>' +
        renderTable(
          ['Processor', 'Task'],
          [
            ['[[Hosting provider]]', 'Hosting and operation of the website'],
            ['[[Payment agent]]', 'Payments'],
            ['[[Mail and text message sender]]', 'Mails and text messages'],
          ],
        ),
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
      '<p>The privacy officer is [[Privacy officer]] (telephone [[Telephone]], e-mail [[E-mail]]). You may also turn to the Personal Information Dispute Mediation Committee (1833-6972) or the privacy violation report centre (118).</p>',
    ],
  ]),
}
