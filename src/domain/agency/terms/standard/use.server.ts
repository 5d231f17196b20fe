// Terms of use of the site, as a start for an agency of its own.
import type { LocalizedText } from '#i18n/language.ts'
import { numberedEn, numberedKo } from './articles.server.ts'

export const useTerms: LocalizedText = {
  ko: numberedKo([
    [
      '목적',
      '<p>이 약관은 [[상호]](대표자 [[대표자]], [[주소]], 이하 “회사”)의 홈페이지에서 여행상품을 찾아보고 예약하고 이용하는 데 필요한 사항과, 회사와 이용자의 권리와 의무를 정합니다.</p>',
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
      '<p>These terms govern finding, booking and using travel products on the website of [[Company name]] (represented by [[Representative]], [[Address]]; “the company”), and the rights and duties of the company and its users.</p>',
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
}
