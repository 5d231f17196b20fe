-- What is known of a day's hotel beside its name. The check of a schedule lets further fields pass, so only the
-- type of the column changes.
comment on column package_detail.schedule is '{ day: number; heading: Words; text?: Words; places: { place_id?: number | null; time: string | null; name: Words; line: Words }[]; meals: { breakfast: Words | null; lunch: Words | null; dinner: Words | null }; hotel: Words | null; hotel_facts?: { stars: number | null; room_m2: number | null; latitude: number | null; longitude: number | null } | null; transport: Words | null }[]';
