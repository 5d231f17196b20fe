-- A trip's page draws its route: a place that is located, renamed or moved is seen there.
call watch_table('place', 'catalog');
