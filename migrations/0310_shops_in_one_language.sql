-- A shop without an English name had its Korean one as a copy, which stayed when the Korean one was changed.
-- What is empty is shown in the other language.
update shop set store_name = jsonb_set(store_name, '{en}', '""') where store_name ->> 'en' = store_name ->> 'ko';
update shop set address = jsonb_set(address, '{en}', '""') where address ->> 'en' = address ->> 'ko';
