-- Plan and shopping list are two rooms with scopes of their own. Tokens that reached both still do.
update api_tokens set scopes = scopes || '{shopping:read}'::text[] where 'planner:read' = any(scopes);
update api_tokens set scopes = scopes || '{shopping:write}'::text[] where 'planner:write' = any(scopes);
update api_tokens set scopes = array_replace(array_replace(scopes, 'planner:read', 'plan:read'), 'planner:write', 'plan:write');
