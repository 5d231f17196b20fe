-- page/about and page/contact have words of their own for search engines and messengers, too.
alter table public.site_page_words drop constraint site_page_words_page;
alter table public.site_page_words add constraint site_page_words_page
  check (page ~ '^(category|area|detail|board|page)/[A-Za-z0-9_-]{1,42}$');
