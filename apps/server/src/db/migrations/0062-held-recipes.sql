-- held: shared, but nobody except its owner sees it until a moderator has looked at its post.
alter table recipes drop constraint recipes_visibility_check;
alter table recipes add constraint recipes_visibility_check check (visibility in ('own', 'community', 'held'));
update recipes set visibility = 'held'
  from discussions where discussions.recipe_id = recipes.id and discussions.state in ('held', 'hidden');
