// What is said by mail. Only the server reads it: no browser carries it.
import type { mail as ko } from '#i18n/ko/mail.ts'

export const mail: typeof ko = {
  ad: { refuse: '무료수신거부 · Unsubscribe (free)' },
  consultation: {
    subject: (name) => `[Enquiry] ${name}`,
    lead: 'An enquiry came in through your website.',
    toAnswer: 'Reply to this mail and your answer goes straight to the person who asked.',
    toCall: 'No email address was left. Please answer by phone.',
  },
  consultationCopy: {
    subject: (company) => `[${company}] We have received your enquiry`,
    greeting: (name) => `Dear ${name},`,
    lead: 'Thank you for asking us. We will read what you wrote and get back to you.',
    notYours: 'If you did not ask us anything, please ignore this mail.',
  },
  consultationAnswer: {
    subject: (company) => `[${company}] Our answer to your question`,
    more: 'If you would like to know more, reply to this mail.',
  },
  quoteSent: {
    subject: (company) => `[${company}] Your travel quote`,
    changedSubject: (company) => `[${company}] Your travel quote has changed`,
    greeting: (name) => `Hello ${name},`,
    lead: 'Here is the quote for the trip you asked about. The button below shows its days and its price. You can leave a comment there, or book it as it is.',
    changedLead:
      'We have changed your quote. Please read the new days and the new price with the button below. What we sent before can no longer be booked.',
    dates: 'Dates',
    total: 'Price',
    validUntil: 'Valid until',
    action: 'See the quote',
    note: 'Whoever has this link can see the quote, so please send it only to those who travel with you.',
  },
  quoteAnswered: {
    subject: (company) => `[${company}] An answer to your comment`,
    action: 'See the quote',
  },
  agencyQuote: {
    commented: {
      subject: (title) => `[Quote] Comment: ${title}`,
      lead: 'The customer has commented on a quote.',
    },
    declined: {
      subject: (title) => `[Quote] Declined: ${title}`,
      lead: 'The customer has declined a quote.',
    },
    action: 'Open the quote',
  },
  reviewHidden: {
    subject: (company) => `[${company}] Your review is no longer shown`,
    greeting: (name) => `Dear ${name},`,
    lead: 'We no longer show your review on our site. It was not deleted.',
    reason: 'Reason',
    yours: 'Your review',
    more: 'If you see it differently, reply to this mail and we will look at it again.',
  },
  verifyEmail: {
    subject: (company: string) => `[${company}] Please confirm your email address`,
    greeting: (name: string) => `Hello ${name},`,
    lead: 'The member with the ID below gave this address. Press the button and confirm it on the page that opens. In a browser that is not logged in you log in with that ID first.',
    action: 'Confirm my email',
    until: 'The link works for 24 hours.',
    notYours: 'If the ID is not yours, delete this mail. Nothing has changed.',
  },
  resetPassword: {
    subject: (company: string) => `[${company}] Your new password`,
    greeting: (name: string) => `Hello ${name},`,
    lead: 'Here is the new password you asked for. Once you log in with it, you will be asked to choose your own.',
    password: 'New password',
    action: 'Log in',
    until: 'It works once, within 30 minutes. Until then your present password stays as it is.',
    notYours: 'If you did not ask for it, you can delete this mail. Nothing has changed.',
    byKakao: 'You signed up with Kakao. Please choose “Continue with Kakao” where you log in.',
  },
  chooseByLink: {
    subject: (company: string) => `[${company}] Choose a new password`,
    lead: 'An ID was registered with this address, but the address has never been confirmed. If the ID below is yours, press the button and choose a new password. That confirms the address and ends the old password and every log-in.',
    leadMany:
      'Several IDs were registered with this address, but the address has never been confirmed. Press the button, choose the ID that is yours and a new password. That confirms the address for this ID and ends its old password and every log-in.',
    action: 'Choose a new password',
    until: 'The link works once, within 30 minutes.',
    notYours: 'If the ID is not yours or you did not ask for this, delete this mail. Nothing has changed.',
  },
  emailProved: {
    subject: (company: string) => `[${company}] Your email address is confirmed`,
    lead: 'This address now belongs to the member below. Trips that were booked with it without logging in are listed with that member’s reservations from now on.',
    joined: 'Reservations that joined',
    bookings: (count: number) => String(count),
    action: 'See the reservations',
    notYou: 'If you did not confirm it yourself, please let us know at once.',
  },
  findId: {
    subject: (company: string) => `[${company}] Your ID`,
    greeting: (name: string) => `Hello ${name},`,
    lead: 'This is the ID that was registered with this email address.',
    notYours: 'If you did not ask for it, you can ignore this mail.',
  },
  passwordChanged: {
    subject: (company: string) => `[${company}] Your password was changed`,
    lead: 'Your password has just been changed, and you were logged out on all other devices.',
    notYou: 'If this was not you, please use “find password” at once and let us know.',
  },
  code: {
    subject: (company: string) => `[${company}] Your code`,
    lead: {
      booking: 'This code opens your reservation. Please type it where you asked for it.',
      hand_over: 'This code makes a reservation yours. Tell it to the person who hands it over to you.',
      reserve: 'This code completes your reservation. Please type it where you asked for it.',
    },
    until: 'It works once, within 10 minutes. After five wrong tries you need a new one.',
    notYours: 'If you did not ask for it, delete this mail and tell the code to nobody.',
    handOver:
      'If you did not agree to take a reservation over, delete this mail and tell the code to nobody.',
  },
  roles: {
    owner: 'Owner',
    manager: 'Manager',
    sales: 'Bookings',
    money: 'Finance',
    content: 'Trips and boards',
    guide: 'Guide',
  },
  staffInvited: {
    subject: (company: string) => `[${company}] You’re invited to join`,
    lead: (by: string, company: string) =>
      `${by} invited you to the ${company} office. Select the button to get started.`,
    roles: 'Roles',
    action: 'Accept invitation',
    until: 'The link works once and expires in 72 hours.',
    usableFrom: (when) =>
      `So that the present owners can check it, the link works from ${when}, once, for 72 hours.`,
    notYours: 'If you weren’t expecting this, you can delete this email. Nothing will change.',
  },
  staffPassword: {
    subject: (company: string) => `[${company}] Reset your office password`,
    greeting: (name: string) => `Hello ${name},`,
    lead: 'Select the button to reset your office password. Two-factor authentication stays as it is.',
    action: 'Reset password',
    until: 'The link works once and expires in one hour.',
    notYours: 'If you didn’t request this, you can delete this email. Nothing will change.',
  },
  staffFactorReset: {
    subject: (company: string) => `[${company}] An owner’s two-factor authentication was reset`,
    lead: 'The operator reset two-factor authentication for one of the owners. They were logged out everywhere and set it up again at next login.',
    notYou: 'If you didn’t expect this, contact the operator right away.',
  },
  mailTried: {
    subject: (company: string) => `[${company}] Mail arrives`,
    lead: 'You sent this from the office to see whether mail arrives. Mails to customers arrive like this one.',
  },
  settingsChanged: {
    subject: (company: string) => `[${company}] An important setting was changed`,
    lead: {
      bank_account: 'The account that customers transfer money to was changed.',
      cancel_fees: 'The cancellation fees were changed.',
      key: 'A key for Toss or Kakao was changed.',
      domain: 'The domains of your site were changed.',
      terms: 'The terms were changed.',
      export: 'Somebody requested a download of all your company’s data.',
      owner:
        'The operator of Naru invited another owner. The invitation can be accepted in 7 days. If you don’t agree, revoke it under Team before then.',
      supplier_account:
        'The account a supplier is paid to was changed. Ask the supplier before you send money.',
    },
    by: 'Changed by',
    at: 'Date and time',
    action: 'Open the activity log',
    notYou: 'If you don’t know about this, log that colleague out everywhere and undo the change.',
  },
  booking: {
    greeting: (name: string) => `Hello ${name},`,
    steps: {
      reserved: {
        subject: (company: string) => `[${company}] We have your reservation`,
        lead: 'Thank you for your reservation. It is yours once it is paid; after the time below the seats are released.',
      },
      reservedFree: {
        subject: (company: string) => `[${company}] We have your reservation`,
        lead: 'Thank you for your reservation. There is nothing to pay yet: once the departure is confirmed, we send you a link to pay.',
      },
      depositPaid: {
        subject: (company: string) => `[${company}] We have your deposit`,
        lead: 'We have received your deposit and your seats are firm. Please pay the balance by the day below; we will remind you.',
      },
      payAccount: {
        subject: (company: string) => `[${company}] The account to pay into`,
        lead: 'Please send exactly this sum to the account below. We tell you as soon as it has arrived. After the time below the seats are released.',
      },
      paymentUndone: {
        subject: (company: string) => `[${company}] Your bank took the payment back`,
        lead: 'The bank cancelled your payment, so it has not reached us. Your reservation stands. Please send the sum below again, or talk to us.',
      },
      paid: {
        subject: (company: string) => `[${company}] Your payment is complete`,
        lead: 'We have received your payment and begin to prepare your trip.',
      },
      cancelling: {
        subject: (company: string) => `[${company}] We have your request to cancel`,
        lead: 'We are checking your request to cancel and will tell you when it is done.',
      },
      cancelled: {
        subject: (company: string) => `[${company}] Your reservation is cancelled`,
        lead: 'Your reservation has been cancelled. We hope to see you on another trip.',
      },
      refunded: {
        subject: (company: string) => `[${company}] Your refund is on its way`,
        lead: 'The refund has been made. If you paid by card, it may take a few days to show.',
      },
      cancelRefused: {
        subject: (company: string) => `[${company}] We could not cancel your reservation`,
        lead: 'We could not accept your request to cancel: your reservation stands as it did before. To ask us why, please reply to this mail.',
      },
      confirmed: {
        subject: (company: string) => `[${company}] Your departure is confirmed`,
        lead: 'Your departure is confirmed: the trip takes place as planned.',
      },
      cancelledFree: {
        subject: (company: string) => `[${company}] Your reservation was cancelled`,
        lead: 'The departure was not confirmed and you had nothing to pay, so nothing is owed. We hope to see you on another trip.',
      },
      unconfirmed: {
        subject: (company: string) => `[${company}] Your departure is no longer confirmed`,
        lead: 'Some travellers did not pay, so there are too few people again. We will tell you as soon as it is confirmed. If it does not run, you get back everything you paid.',
      },
      cancelledByUs: {
        subject: (company: string) => `[${company}] We have cancelled your reservation`,
        lead: 'We have cancelled your reservation. What you get back is listed below. If you have questions, please reply to this mail.',
      },
      changed: {
        subject: (company: string) => `[${company}] Your reservation has changed`,
        lead: 'As you asked, we have changed your reservation. Please check the details below.',
      },
      handedOver: {
        subject: (company: string) => `[${company}] A reservation is yours now`,
        lead: 'This reservation is yours from now on. Please open it, agree to the terms and read the contract. Find it by its number and your name, and we mail you a code.',
      },
      moved: {
        subject: (company: string) => `[${company}] Your departure has changed`,
        lead: 'We have moved your reservation to another departure. Please check the dates below.',
      },
      dayMoved: {
        subject: (company: string) => `[${company}] Your trip departs on another day`,
        lead: 'We have changed the day on which your trip departs. Please check the dates below. If they do not suit you, you can cancel without a fee until it departs.',
      },
      compensated: {
        subject: (company: string) => `[${company}] We have sent your compensation`,
        lead: 'We have transferred the compensation for the trip that we had to cancel.',
      },
    },
    compensation: 'Compensation',
    due: 'Still to pay',
    deposit: 'Deposit',
    balance: 'Balance',
    balanceBy: 'Balance due by',
    claim: 'Cancellation fee still to pay',
    reasons: {
      customer: 'You asked us to cancel.',
      minimum: 'Too few travellers have joined.',
      fault: 'We are unable to run this trip.',
      free: 'Cancelled without a fee, for reasons beyond anyone’s control.',
    },
    reason: 'Reason',
    number: 'Reservation number',
    departure: 'Dates',
    leaves: 'Leaves at',
    flights: { out: 'Outbound flight', back: 'Return flight' },
    party: 'Party',
    people: (adult: number, child: number, baby: number) =>
      [
        `${adult} adult${adult === 1 ? '' : 's'}`,
        child && `${child} ${child === 1 ? 'child' : 'children'}`,
        baby && `${baby} ${baby === 1 ? 'baby' : 'babies'}`,
      ]
        .filter(Boolean)
        .join(', '),
    total: 'Price',
    payUntil: 'Please pay by',
    account: 'Account',
    payer: 'Name of sender',
    refund: 'Refund',
    giveAccount: 'Please enter here the account to which we may send it',
    action: 'See the reservation',
    note: 'Without an account you find it by its number and the name it was made under.',
  },
  departureCancelled: {
    subject: (company: string) => `[${company}] Your departure is cancelled`,
    lead: 'We are sorry: the departure you have booked cannot take place. Until the time below you can move to another date or ask for a refund. If you choose neither, we refund everything after that, without a fee.',
    until: 'Please choose by',
    more: (more: number, won: string) => {
      if (more === 0) return 'The same price'
      return more > 0 ? `${won} more to pay` : `${won} back to you`
    },
    action: 'Choose a date or a refund',
    note: 'With this link your reservation can be moved or refunded. Please do not pass it on.',
  },
  accountAsked: {
    subject: (company: string) => `[${company}] Where may we send your money?`,
    lead: 'We have money to send to you. Please follow the link and enter the account it should go to.',
    action: 'Enter the account',
    note: 'The account is kept encrypted and erased 30 days after we have sent the money. Please do not pass this link on.',
  },
  accountNamed: {
    subject: (company: string) => `[${company}] An account was entered for your refund`,
    lead: 'We will send your money to the account below. If you did not enter it, please contact us at once.',
    account: (bank, ending, holder) => `${bank} …${ending} (${holder})`,
  },
  seatsOffered: {
    subject: (company: string) => `[${company}] The seats you waited for are free`,
    lead: 'Seats have come free on the departure you wait for. We keep them for you, and sell them to nobody else, until the time below. Please follow the link to reserve them.',
    until: 'Please reserve by',
    action: 'See and reserve',
    note: 'After that they go to whoever waits next. Please do not pass this link on.',
  },
  itineraryChangeAsked: {
    subject: (company: string) => `[${company}] Your itinerary changes: please answer`,
    lead: 'Something in your trip changes. Press the button to see it and to tell us whether you agree.',
    day: 'Day',
    dayText: (day: number, date: string) => `Day ${day} (${date})`,
    before: 'Before',
    after: 'After',
    reason: 'Reason',
    cost: 'Cost',
    action: 'See and answer',
    until: (day: string) => `Please answer before ${day} begins.`,
    note: 'If you do not agree, you may cancel free of charge.',
  },
  itineraryChangeRefused: {
    subject: (company: string) => `[${company}] You did not agree to the change`,
    lead: 'You did not agree to the change below. We will contact you soon.',
    note: 'You may cancel free of charge on the page of your booking until the trip begins.',
  },
  shareAsked: {
    subject: (company: string) => `[${company}] Your share of a trip you take together`,
    lead: (leader: string) => `You travel together with ${leader}. Press the button to pay your share.`,
    amount: 'Your share',
    action: 'Pay my share',
    note: 'If you do not know this trip, do not pay, and delete this mail.',
  },
  shareAccount: {
    subject: (company: string) => `[${company}] The account for your share`,
    lead: 'Please transfer exactly this sum to the account below. Once it has arrived, your share is paid.',
  },
  groupInvited: {
    subject: (company: string) => `[${company}] You are asked to join a group`,
    lead: (leader: string) =>
      `${leader}, who has booked the same departure, would like to travel with you. Under “Who comes along” on your booking you can join or decline.`,
    action: 'Open my booking',
    note: 'If you join, the leader sees your name, how many you are, whether you have paid and which documents are missing. Sums and contact details stay hidden.',
  },
  groupReminded: {
    subject: (company: string) => `[${company}] Something is still to be done for your trip`,
    lead: (leader: string) =>
      `${leader}, who travels with you, asked us to remind you: a payment or documents are still missing.`,
    action: 'See what is missing',
    note: 'If you do not want these reminders, you can leave the group under “Who comes along” on your booking.',
  },
  payLink: {
    subject: (company: string) => `[${company}] Pay for your reservation`,
    lead: 'We have booked for you what you told us on the telephone. Press the button to check it, agree to the terms and pay. After the time below the seats are released.',
    action: 'Check and pay',
    note: 'With this link one can pay for this reservation and nothing else. It ends when the time is over.',
  },
  dueLink: {
    subject: (company: string) => `[${company}] What is left to pay for your trip`,
    lead: 'Your trip has changed, and something is left to pay. Press the button to check it and pay.',
    action: 'Check and pay',
    note: 'With this link one can pay for this reservation and nothing else. It ends when all is paid, or when you depart.',
  },
  depositLink: {
    subject: (company: string) => `[${company}] Your departure is confirmed. Please pay the deposit`,
    lead: 'The departure you reserved is confirmed. Please pay by the time below; after it the seats are released.',
    action: 'Check and pay',
    note: 'With this link one can pay for this reservation and nothing else. It ends when the time is over.',
  },
  balanceLink: {
    subject: (company: string) => `[${company}] The balance of your trip is due`,
    lead: 'The balance of your trip is due soon. Press the button to check it and pay. If you have sent it already, we will tell you when it arrives.',
    late: 'The day for the balance has passed. Press the button to pay, or answer this mail if something is in the way.',
    action: 'Check and pay',
    note: 'With this link one can pay for this reservation and nothing else. It ends when all is paid, or when you depart.',
  },
  handedOverBefore: {
    subject: (company: string) => `[${company}] You handed your reservation over`,
    lead: 'The reservation now belongs to the person below. Links and codes you had no longer open it, and the documents and the account you gave us are deleted.',
    to: 'Taken over by',
    notYou: 'If this was not your wish, please call us at once.',
  },
  changeRefused: {
    subject: (company: string) => `[${company}] We could not make the change you asked for`,
    lead: 'We looked at the change you asked for and cannot make it. Your reservation stays as it is.',
    kind: 'What you asked for',
    kinds: {
      date: 'Departure date',
      party: 'Number of people',
      rooms: 'Single rooms',
      person: 'Traveller',
      booker: 'Booker',
    },
    reason: 'Reason',
    action: 'See the reservation',
  },
  contactChanged: {
    subject: (company: string) => `[${company}] The contact of your reservation has changed`,
    lead: 'We have noted new contact details for your reservation. From now on you hear from us there.',
    before:
      'The email address of your reservation is now the one below. Codes and links sent to this address no longer work.',
    email: 'New email',
    none: 'none',
    notYou: 'If you did not ask for this, please call us at once.',
  },
  departureFiles: {
    subject: (company: string) => `[${company}] Your travel documents are ready`,
    lead: 'Documents for your trip, such as vouchers and tickets, are in your booking. Open it to download them.',
    files: 'Documents',
  },
  papers: {
    asked: {
      subject: (company: string) => `[${company}] Your travel papers`,
      lead: 'There is one link for each traveller. Everybody opens their own, agrees to the terms and, for a trip abroad, uploads a picture of their passport. Please pass each link on to its traveller only.',
    },
    passport: {
      subject: (company: string) => `[${company}] Please upload your passport`,
      lead: 'Thank you for agreeing. If your passport is not uploaded yet, this link goes on from there.',
      action: 'Upload the passport',
    },
    agreed: {
      subject: (company: string) => `[${company}] Your travel contract is agreed`,
      lead: 'You have agreed to the travel contract. You can read and download it at any time.',
      action: 'See the contract',
    },
    traveller: (seq: number, name: string) => `Papers of ${name || `traveller ${seq}`}`,
    until: 'A link works for 72 hours. After that, please ask the agency for another.',
    safe: 'Pictures and numbers of passports are kept encrypted and erased after the trip.',
    version: 'Contract',
    versionText: (version: number) => `version ${version}`,
    hash: 'Fingerprint',
    agreedBy: 'Agreed by',
  },
  agency: {
    reserved: {
      subject: (number) => `[New reservation] ${number}`,
      lead: 'A reservation came in through your website.',
    },
    cancelling: {
      subject: (number) => `[Request to cancel] ${number}`,
      lead: 'A request to cancel waits for you. The trip was paid by bank transfer: please send the refund, then settle it.',
      nothing: 'A request to cancel waits for you. By the cancelling terms nothing goes back.',
    },
    changed: {
      subject: (number) => `[Reservation changed] ${number}`,
      lead: 'A customer changed their reservation on the site. What changed is in its history.',
    },
    changeAsked: {
      subject: (number) => `[Change requested] ${number}`,
      lead: 'A customer asks for a change of their reservation. It is on the first screen of the office.',
    },
    paymentUndone: {
      subject: (number) => `[Deposit cancelled] ${number}`,
      lead: 'The bank took back a deposit into a virtual account. The reservation stands and is due again. Please talk to the customer.',
    },
    question: {
      subject: '[New question] It waits for your answer',
      lead: 'Somebody wrote on the question board of your website.',
      title: 'Title',
      action: 'See the question',
    },
    payBy: 'Payment',
    ways: { gateway: 'online', bank_transfer: 'bank transfer' },
  },
  labels: {
    name: 'Name',
    contact: 'Phone',
    email: 'Email',
    trip: 'Trip',
    received: 'Received',
    contents: 'Message',
    phone: 'Phone',
    hours: 'Hours',
    loginId: 'ID',
    byKakao: 'Log-in with Kakao',
    biz: 'Business no.',
  },
}
