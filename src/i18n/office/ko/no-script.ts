// Told to those without scripts, in Korean. No screen loads it: the server writes it into the document.
export const needsScript =
  '사무실은 자바스크립트로 움직입니다. 브라우저에서 자바스크립트를 켜고 다시 열어 주세요.'
