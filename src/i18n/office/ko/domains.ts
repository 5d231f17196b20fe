// 도메인: 추가, 삭제, 레코드와 점검, in Korean.
export const domains = {
  title: '도메인',
  lead: '홈페이지가 열리는 주소입니다. 변경하면 모든 대표에게 메일로 알립니다.',
  list: '도메인',
  add: '도메인 추가',
  domain: '도메인',
  domainHint: '예: www.example.com',
  origin: (origin: string) => `메일과 링크에 쓰는 주소: ${origin}`,
  domainStates: { pending: '연결 전', connected: '연결됨' },
  main: '대표 주소',
  chooseMain: '대표 주소로 사용',
  chooseMainLabel: (domain: string) => `${domain} 대표 주소로 사용`,
  mainChosen: (domain: string) => `이제 메일과 링크에 ${domain} 주소를 씁니다.`,
  added: '도메인을 추가했습니다. 레코드를 설정한 뒤 점검하면 연결됩니다.',
  remove: '삭제',
  removeLabel: (domain: string) => `${domain} 삭제`,
  removeTitle: (domain: string) => `${domain} 도메인을 삭제할까요?`,
  removeLeads: {
    pending: '아직 연결되지 않은 도메인입니다. 홈페이지는 그대로 열립니다.',
    connected:
      '이 주소로는 홈페이지가 더 열리지 않습니다. 보낸 메일과 검색 결과에 있는 이 주소의 링크도 열리지 않습니다.',
  },
  nextMain: (domain: string) => `앞으로 메일과 링크에는 ${domain} 주소를 씁니다.`,
  removed: '도메인을 삭제했습니다.',
  full: (most: number) => `도메인은 ${most}개까지 등록할 수 있습니다. 더 추가하려면 하나를 삭제해 주세요.`,
  check: '점검',
  checkLabel: (domain: string) => `${domain} 점검`,
  checking: '점검하는 중입니다.',
  connected: (domain: string) => `${domain} 도메인을 연결했습니다.`,
  recordsLead:
    '도메인을 산 곳의 DNS 설정에 두 레코드를 넣고 점검해 주세요. 그때까지 홈페이지는 지금 주소로 열립니다.',
  addressTypes: 'CNAME (앞에 이름이 없는 도메인은 ALIAS, ANAME 또는 A)',
  recordsHint: 'DNS 설정이 반영되기까지 하루가 걸릴 수 있습니다.',
  mail: (domain: string) =>
    `메일은 ${domain}에서 보냅니다. SPF, DKIM, DMARC는 이 도메인을 운영하는 쪽에서 설정합니다.`,
  https: '보안 연결 (HTTPS)',
  httpsSubdomains: '같은 도메인의 다른 주소도 HTTPS로만 열기',
  httpsHint:
    'shop.example.com처럼 이 도메인 아래 모든 주소가 HTTPS로 열릴 때만 선택하세요. 방문한 브라우저가 1년 동안 기억해 바로 되돌릴 수 없습니다.',
  httpsSaved: '저장했습니다.',
  checks: {
    address: '주소 연결',
    proof: '소유 확인 (TXT)',
    certificate: '보안 인증서 (HTTPS)',
    spf: '메일 SPF',
    dkim: '메일 DKIM',
    dmarc: '메일 DMARC',
  },
  states: { ok: '정상', missing: '없음', wrong: '다름', unreachable: '확인 못 함', unknown: '확인 안 함' },
  sentences: {
    address: {
      missing: '도메인에 레코드가 없습니다. 위의 레코드를 넣어 주세요.',
      wrong: '도메인이 다른 서버를 가리킵니다. 레코드를 바꿔 주세요.',
    },
    proof: {
      missing: 'TXT 레코드가 없습니다. 위의 TXT 레코드를 넣어 주세요.',
      wrong: 'TXT 레코드의 값이 다릅니다. 위의 값을 그대로 넣어 주세요.',
    },
    certificate: {
      missing: '이 주소에는 아직 인증서가 없습니다. 주소를 연결한 뒤 몇 분 기다려 주세요.',
      wrong: '인증서가 이 도메인의 것이 아닙니다. 주소를 연결한 뒤 몇 분 기다려 주세요.',
    },
    spf: {
      missing: 'SPF 레코드가 없어 메일이 스팸으로 갈 수 있습니다.',
      wrong: 'SPF 레코드가 여러 개입니다. 하나로 합쳐야 합니다.',
    },
    dkim: {
      missing: 'DKIM 레코드가 없어 메일이 스팸으로 갈 수 있습니다.',
      wrong: 'DKIM 레코드가 여러 개입니다.',
    },
    dmarc: {
      missing: 'DMARC 레코드가 없어 메일이 스팸으로 갈 수 있습니다.',
      wrong: 'DMARC 레코드가 여러 개입니다. 하나만 남겨야 합니다.',
    },
  },
  unreachable: '답을 받지 못했습니다. 잠시 후 다시 점검해 주세요.',
  unknown: '도메인을 연결한 뒤에 확인하거나, 운영자만 아는 값입니다.',
  found: (values: string) => `지금: ${values}`,
}
