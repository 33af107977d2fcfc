-- What people talk about. Counters stand on the row, so that a list reads twenty rows whatever lies behind them.
create table discussions (
  id bigint generated always as identity primary key,
  -- The name of one that came with the product: it is from the team and has no author.
  seed text unique,
  -- Null: from the team, or of somebody who deleted the account.
  author_id uuid references users (id) on delete set null,
  title text not null,
  content text not null,
  category text not null,
  recipe_id text references recipes (id) on delete set null,
  is_pinned boolean not null default false,
  is_locked boolean not null default false,
  is_edited boolean not null default false,
  -- held: looks like spam; hidden: reported by three; removed: by its author or a moderator.
  state text not null default 'shown' check (state in ('shown', 'held', 'hidden', 'removed')),
  view_count integer not null default 0,
  reply_count integer not null default 0,
  like_count integer not null default 0,
  -- Reports that no moderator has looked at.
  report_count integer not null default 0,
  created_at timestamptz not null default now()
) with (fillfactor = 85);
create index discussions_list_idx on discussions (is_pinned desc, id desc) where state = 'shown';
create index discussions_category_idx on discussions (category, is_pinned desc, id desc) where state = 'shown';
create index discussions_author_idx on discussions (author_id, id) where author_id is not null;
create index discussions_recipe_idx on discussions (recipe_id) where recipe_id is not null;
create index discussions_review_idx on discussions (created_at)
  where state in ('held', 'hidden') or (state = 'shown' and report_count > 0);

create table discussion_replies (
  id bigint generated always as identity primary key,
  discussion_id bigint not null references discussions (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  content text not null,
  is_edited boolean not null default false,
  state text not null default 'shown' check (state in ('shown', 'held', 'hidden', 'removed')),
  like_count integer not null default 0,
  report_count integer not null default 0,
  created_at timestamptz not null default now()
) with (fillfactor = 90);
create index discussion_replies_list_idx on discussion_replies (discussion_id, id);
create index discussion_replies_author_idx on discussion_replies (author_id, id) where author_id is not null;
create index discussion_replies_review_idx on discussion_replies (created_at)
  where state in ('held', 'hidden') or (state = 'shown' and report_count > 0);

-- Words with a # before them, which lists can be asked for.
create table discussion_topics (
  topic text not null,
  discussion_id bigint not null references discussions (id) on delete cascade,
  primary key (topic, discussion_id)
);
create index discussion_topics_discussion_idx on discussion_topics (discussion_id);

-- One row for each person and post, however many tabs press the button. The author stands here too, for who is liked most.
create table discussion_likes (
  discussion_id bigint not null references discussions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (discussion_id, user_id)
);
create index discussion_likes_user_idx on discussion_likes (user_id);
create index discussion_likes_author_idx on discussion_likes (author_id);
create index discussion_likes_recent_idx on discussion_likes (created_at);
create table reply_likes (
  reply_id bigint not null references discussion_replies (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (reply_id, user_id)
);
create index reply_likes_user_idx on reply_likes (user_id);
create index reply_likes_author_idx on reply_likes (author_id);
create index reply_likes_recent_idx on reply_likes (created_at);

-- Who has seen what today, as a keyed hash; swept every day.
create table discussion_views (
  discussion_id bigint not null references discussions (id) on delete cascade,
  viewer text not null,
  seen_at timestamptz not null default now(),
  primary key (discussion_id, viewer)
);
create index discussion_views_seen_idx on discussion_views (seen_at);

create table community_reports (
  id bigint generated always as identity primary key,
  reporter_id uuid not null references users (id) on delete cascade,
  discussion_id bigint references discussions (id) on delete cascade,
  reply_id bigint references discussion_replies (id) on delete cascade,
  reason text not null,
  note text not null default '',
  -- Null until a moderator has decided.
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(discussion_id, reply_id) = 1),
  unique (reporter_id, discussion_id),
  unique (reporter_id, reply_id)
);
create index community_reports_discussion_idx on community_reports (discussion_id) where discussion_id is not null;
create index community_reports_reply_idx on community_reports (reply_id) where reply_id is not null;

create table community_members (
  user_id uuid primary key references users (id) on delete cascade,
  joined_at timestamptz not null default now()
);

create table community_events (
  id bigint generated always as identity primary key,
  seed text unique,
  title text not null,
  description text not null default '',
  starts_at timestamptz not null,
  hours integer not null,
  weekly boolean not null default false,
  discussion_id bigint references discussions (id) on delete set null,
  removed_at timestamptz
);
create index community_events_start_idx on community_events (starts_at);
create index community_events_discussion_idx on community_events (discussion_id) where discussion_id is not null;
