// The days of the week from Sunday, short.
export const koreanWeekdays = ['일', '월', '화', '수', '목', '금', '토']
export const englishWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
