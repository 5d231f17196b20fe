// Told to those without scripts, in Korean. No screen loads it: the server writes it into the document.
export const needsScript =
  '관리자 페이지를 사용하려면 자바스크립트가 필요합니다. 브라우저에서 자바스크립트를 켜고 다시 열어 주세요.'
