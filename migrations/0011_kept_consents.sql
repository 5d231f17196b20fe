-- What somebody agreed to for a booking or a consultation is its proof, and stays with it when the member leaves. §7 User
alter table consent
  drop constraint consent_travel_agency_member_id_fkey,
  add foreign key (travel_agency, member_id) references member on delete set null (member_id);
