// A reservation or transaction number as people read it aloud: in fours.
export const formatInFours = (number: string) => number.match(/.{1,4}/g)?.join('-') ?? number
