-- The token in the letter is another one than that of the link an administrator sees: who comes with it reads the mailbox.
alter table invitations add column mailed_hash text unique;
-- The household that the new account joins. Where that is gone, the account has one of its own, as any other.
alter table invitations add column household_id uuid references households (id) on delete set null;
create index invitations_household on invitations (household_id);

-- The account that was made with the link into a household: from then on it is for that one alone.
alter table household_invitations add column account_id uuid references users (id) on delete cascade;
create index household_invitations_account_idx on household_invitations (account_id);
