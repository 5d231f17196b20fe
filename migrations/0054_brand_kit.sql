-- The brand kit: a theme says how everything looks and what the home page is made of. §3 agency

update agency set theme = '{
  "lightness": 0.5, "accent": { "lightness": 0.55, "chroma": 0.14, "hue": 250 }, "font": "sans", "radius": 12,
  "ground": "white", "hero": "full", "band": "ground", "card": "photo", "pattern": "none", "density": "usual",
  "home": [] }'::jsonb || theme;
comment on column agency.theme is 'Theme';

-- More pictures of the hero, beside the first.
alter table agency_home add column pictures jsonb not null default '[]';
comment on column agency_home.pictures is '{ path: string; caption: Words | null; href: string | null }[]';
