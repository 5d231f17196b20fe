-- From which sum a second person has to agree that money has come; null: nobody is asked.
alter table public.agency add column second_person_from bigint check (second_person_from > 0);
