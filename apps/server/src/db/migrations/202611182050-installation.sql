-- What this database knows about the installation that it belongs to. Not part of a backup.
create table installation (
  only_row boolean primary key default true check (only_row),
  -- Tells the secret of the installation from others, and cannot be turned back into it.
  secret_mark text not null,
  -- Where people reach it, for links that the command line makes. Null until a server has started.
  public_url text
);
