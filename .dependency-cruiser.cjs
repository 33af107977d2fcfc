/** The allowed directions of imports, as described in ARCHITECTURE.md. */

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    error(
      'no-circles',
      'Nothing depends on itself, however far around; types neither',
      {},
      { circular: true },
    ),
    error(
      'contract-is-alone',
      'contract imports zod only',
      { path: '^packages/contract/' },
      {
        pathNot: ['^packages/contract/', '(^|/)node_modules/zod/', '^zod'],
      },
    ),
    error(
      'client-is-thin',
      'client imports contract at most of ours',
      { path: '^packages/client/' },
      { path: '^(packages/(?!client/|contract/)|apps/)' },
    ),
    error(
      'kitchen-is-pure',
      'kitchen imports contract at most of ours',
      { path: '^packages/kitchen/src' },
      {
        path: '^(packages/(client|vision|recipe-files|worker-pool)|apps)/',
      },
    ),
    error(
      'kitchen-runs-in-browsers',
      'no I/O in the domain',
      {
        path: '^packages/kitchen/src',
        pathNot: '\\.test\\.ts$|^packages/kitchen/src/cli/',
      },
      { dependencyTypes: ['core'] },
    ),
    error(
      'recipe-files-read-files',
      'recipe-files imports kitchen at most of ours',
      { path: '^packages/recipe-files/' },
      { path: '^(packages/(vision|plates|worker-pool)|apps)/' },
    ),
    error(
      'worker-pool-knows-no-work',
      'worker-pool imports nothing of ours',
      { path: '^packages/worker-pool/' },
      { path: '^(packages/(?!worker-pool/)|apps/)' },
    ),
    error(
      'vision-knows-no-app',
      'vision imports contract, kitchen and worker-pool',
      { path: '^packages/vision/' },
      { path: '^apps/' },
    ),
    error(
      'vision-detects-and-reads-apart',
      'detecting/ and reading/ know neither each other nor what uses them',
      { path: '^packages/vision/src/(detecting|reading)/' },
      {
        path: '^packages/vision/src/(detecting|reading|fusing|pool|cli)/',
        pathNot: '^packages/vision/src/$1/',
      },
    ),
    error(
      'plates-draw',
      'plates imports contract at most of ours',
      { path: '^packages/plates/' },
      { path: '^(packages/(kitchen|vision|worker-pool)|apps)/' },
    ),
    error(
      'web-imports',
      'web imports contract, kitchen and plates, and of the client how to ask: not its list of every endpoint',
      { path: '^apps/web/' },
      {
        path: '^(packages/(client|vision|recipe-files|worker-pool)|apps/server)/',
        pathNot: '^packages/client/src/request\\.ts$',
      },
    ),
    error('server-imports', 'server never imports web', { path: '^apps/server/' }, { path: '^apps/web/' }),
    error(
      'query-builder',
      'Only repositories, tables and db/ know the query builder',
      {
        path: '^apps/server/src',
        pathNot: ['\\.(repository|tables)\\.ts$', '^apps/server/src/db/', '\\.test\\.ts$'],
      },
      { path: ['(^|/)node_modules/drizzle-orm/'] },
    ),
    error(
      'vendors',
      'Only providers/ and cache/ know a vendor',
      {
        path: '^apps/server/src',
        pathNot: '^apps/server/src/(providers|cache)/',
      },
      { path: '(^|/)node_modules/(nodemailer|stripe|ai|@ai-sdk|ioredis|sharp|onnxruntime-node)/' },
    ),
    error(
      'routes-ask-services',
      'routes -> service -> repository',
      { path: '\\.routes\\.ts$' },
      {
        path: '\\.(repository|tables)\\.ts$|^apps/server/src/providers/',
      },
    ),
    error(
      'services-know-no-engine',
      'A service knows the interface of a provider, not an engine',
      {
        path: '\\.service\\.ts$',
      },
      { path: '^apps/server/src/providers/', pathNot: '\\.provider\\.ts$' },
    ),
    error(
      'one-wiring',
      'Nothing that is wired imports what wires',
      {
        path: '^apps/server/src/(rooms|providers|jobs|cache|db|telemetry)/',
        pathNot: '\\.test\\.ts$',
      },
      { path: '^apps/server/src/(container|platform|rooms)\\.ts$' },
    ),
    error(
      'rooms-ask-rooms',
      'A room asks another one through its NAME.room.ts, never an inside file',
      { path: '^apps/server/src/rooms/([^/]+)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^apps/server/src/rooms/',
        pathNot: ['^apps/server/src/rooms/$1/', '\\.room\\.ts$'],
      },
    ),
    error(
      'wiring-asks-rooms',
      'rooms.ts builds rooms and knows nothing inside of them',
      { path: '^apps/server/src/rooms\\.ts$' },
      { path: '^apps/server/src/rooms/', pathNot: '\\.room\\.ts$' },
    ),
    error(
      'below-rooms',
      'What rooms stand on imports no room',
      {
        path: '^apps/server/src/(platform\\.ts$|(budgets|cache|db|dumps|http|jobs|parsing|providers|telemetry)/)',
        pathNot: '\\.test\\.ts$',
      },
      { path: '^apps/server/src/(rooms|parsers\\.ts$|parse-worker\\.ts$)' },
    ),
    error(
      'parsers-load-no-room',
      'The processes that read what strangers sent load parsers alone, and not the rooms around them',
      { path: '^apps/server/src/parsers\\.ts$' },
      { reachable: true, path: '\\.(room|service|repository)\\.ts$' },
    ),
    error(
      'no-room-imports-billing',
      'Plan limits are handed to rooms',
      {
        path: '^apps/server/src/rooms/(?!billing)',
        pathNot: '\\.test\\.ts$',
      },
      { path: '^apps/server/src/rooms/billing/' },
    ),
    ...towards('memories', ['auth', 'household']),
    ...towards('scans', ['auth', 'memories']),
    ...towards('recipes', ['auth']),
    ...towards('imports', ['auth', 'recipes']),
    ...towards('audit', []),
    ...towards('auth', ['audit']),
    ...towards('pantry', ['auth', 'household', 'scans']),
    ...towards('matching', ['auth', 'pantry', 'recipes']),
    ...towards('cooking', ['auth', 'recipes']),
    ...towards('meals', ['auth', 'cooking', 'recipes']),
    // The floors of the web app, lowest first: ui, lib, shared, rooms, app. A floor imports only itself and
    // lower floors.
    error(
      'ui-knows-no-food',
      'ui/ is a design system: it imports nothing of ours',
      { path: '^apps/web/src/ui/' },
      { path: '^(packages|apps)/', pathNot: '^apps/web/src/ui/' },
    ),
    error(
      'web-lib-is-low',
      'lib/ knows no shared part, no room and no app',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/', pathNot: '^apps/web/src/(ui|lib)/' },
    ),
    error(
      'web-shared-is-below-rooms',
      'shared/ holds what several rooms show; it knows no room and no app',
      { path: '^apps/web/src/shared/' },
      { path: '^apps/web/src/', pathNot: '^apps/web/src/(ui|lib|shared)/' },
    ),
    error(
      'web-rooms-apart',
      'A room imports itself and the floors below: no other room, and nothing of app/',
      { path: '^apps/web/src/rooms/([^/]+)/' },
      { path: '^apps/web/src/', pathNot: '^apps/web/src/(ui|lib|shared|testing|rooms/$1)/' },
    ),
    error('no-barrels', 'No index.ts', {}, { path: '^(packages|apps)/.*/index\\.tsx?$' }),
    // A file whose address is asked for (?url) is found by the bundler.
    error(
      'resolvable',
      'Every import leads somewhere',
      {},
      { couldNotResolve: true, pathNot: '[?]url$|^virtual:messages' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.gen\\.(ts|json)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};

/** A room on the main path may import only the rooms listed before it. */
function towards(room, allowed) {
  const others = [room, ...allowed].join('|');
  return [
    error(
      `path-${room}`,
      `${room} may ask ${allowed.join(', ') || 'no other room'}`,
      {
        path: `^apps/server/src/rooms/${room}/`,
        pathNot: '\\.test\\.ts$',
      },
      { path: '^apps/server/src/rooms/', pathNot: `^apps/server/src/rooms/(${others})/` },
    ),
  ];
}
