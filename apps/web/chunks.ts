import { fileURLToPath } from 'node:url';

/** The used part of rolldown's module graph. */
interface Module {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}

type Name = 'shell' | 'common';

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const MAIN = source('main.tsx');
const ROUTES = source('app/routes.ts');
const LANDING = source('app/routes/landing-page.tsx');
/** Modules used by at least this many pages go to one shared chunk. */
const MANY_PAGES = 6;

const isOwn = (id: string) => id.startsWith('/') && !id.includes('/node_modules/') && /\.tsx?$/.test(id);
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.\w+$/;
const ICON_IMPORTS = /import\s*{([^}]*)}\s*from\s*["']lucide-react["']/g;
/** Normalizes icon names: "ChartPie" and "chart-pie" are the same icon. */
const plain = (name: string) => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/**
 * Assigns modules to chunks by the pages that import them. "shell": needed by every page, or shared by the landing
 * page and others. "common": needed by many pages. All other modules follow the router's lazy routes.
 */
export function chunksByRoutes() {
  let plan: ((id: string) => Name | null) | undefined;
  const group = (name: Name) => ({
    debugName: name,
    name: (id: string, graph: Graph) => {
      plan ??= planChunks(graph);
      return plan(id) === name ? name : null;
    },
  });
  // The shell comes first, so that it takes shared dependencies and the landing page loads no other chunk.
  return [group('shell'), group('common')];
}

function planChunks(graph: Graph): (id: string) => Name | null {
  const moduleOf = (id: string) => {
    const module = graph.getModuleInfo(id);
    if (!module) throw new Error(`The build has no module ${id}, by which it is split into files.`);
    return module;
  };
  const reachedFrom = (id: string, reached = new Set<string>()) => {
    if (reached.has(id) || !isOwn(id)) return reached;
    reached.add(id);
    for (const next of moduleOf(id).importedIds) reachedFrom(next, reached);
    return reached;
  };

  const routes = new Map(moduleOf(ROUTES).dynamicallyImportedIds.map((id) => [id, reachedFrom(id)] as const));
  const landing = routes.get(LANDING);
  if (!landing) throw new Error(`The router has no page ${LANDING}, by which the build is split into files.`);
  const always = reachedFrom(MAIN);
  const firstIcons = new Set(
    [...always, ...landing].flatMap((id) =>
      [...(moduleOf(id).code ?? '').matchAll(ICON_IMPORTS)].flatMap(([, names = '']) =>
        names.split(',').map((name) => plain(name.split(/\sas\s/)[0] ?? '')),
      ),
    ),
  );

  return (id) => {
    const icon = ICON.exec(id)?.[1];
    if (icon) return firstIcons.has(plain(icon)) ? 'shell' : null;
    // Pages and the entry are separate chunks.
    if (id === MAIN || routes.has(id) || !isOwn(id)) return null;
    const pages = [...routes.values()].filter((reached) => reached.has(id)).length;
    if (always.has(id) || (landing.has(id) && pages > 1)) return 'shell';
    // Schemas are slow to evaluate, so a page loads only its own.
    return pages >= MANY_PAGES && !id.includes('/packages/contract/') ? 'common' : null;
  };
}
