// What is wrong with a field, in place of the browser's own words. Loaded when a field is refused.
export const invalid = {
  email: '이메일 주소를 다시 확인해 주세요.',
  form: '입력한 내용의 형식을 다시 확인해 주세요.',
  number: '숫자로 입력해 주세요.',
  whole: '소수점 없이 입력해 주세요.',
  step: (step: number) => `${step.toLocaleString('ko')} 단위로 입력해 주세요.`,
  range: (min: number | undefined, max: number | undefined) => {
    const [least, most] = [min?.toLocaleString('ko'), max?.toLocaleString('ko')]
    if (least && most) return `${least}에서 ${most} 사이의 숫자를 입력해 주세요.`
    return least ? `${least} 이상의 숫자를 입력해 주세요.` : `${most} 이하의 숫자를 입력해 주세요.`
  },
  tooShort: (least: number) => `${least}자 이상 입력해 주세요.`,
}
