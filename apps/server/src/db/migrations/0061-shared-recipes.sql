-- own: nobody but its owner sees it; community: its owner shared it, and everybody may open it.
alter table recipes add column visibility text not null default 'own' check (visibility in ('own', 'community'));
