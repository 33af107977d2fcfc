-- A household keeps 3,000 things, and what it took out of the pantry stays for an hour beside them.
update storage_limits set rows = 6000, bytes = 6000000 where what = 'pantry_items';
