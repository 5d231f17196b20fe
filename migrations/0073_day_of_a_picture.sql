-- A picture of a trip may say on which day it is seen; one without stands in the gallery alone.
comment on column package_detail.pictures is '{ path: string; alt: Words | null; x: number; y: number; on_day?: number | null }[]';
