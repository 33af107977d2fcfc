import { windowTitle } from '@crisper/contract/pages';
import { type ComponentType, lazy, useLayoutEffect, useState } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router';
import { loadedAgain, Replaced, whyNotLoaded } from '../lib/replaced.ts';
import { PageBoundary } from './shell/page-boundary.tsx';

export type Load = () => Promise<{ default: ComponentType }>;

interface RouteHandle {
  title: string;
  load: Load;
}

/** The pages whose files are here. */
const ready = new Map<Load, ComponentType>();

/** In place of a page whose files cannot be fetched. */
function unloaded(error: unknown): ComponentType {
  return () => {
    throw error;
  };
}

async function fetched(load: Load): Promise<{ default: ComponentType }> {
  try {
    const page = await load();
    ready.set(load, page.default);
    return page;
  } catch (error) {
    const why = await whyNotLoaded(error);
    if (why instanceof Replaced && loadedAgain()) return new Promise(() => {});
    return { default: unloaded(why) };
  }
}

/** Chosen once for each mount: the page must not start anew when its files are here. */
function Loaded({ load }: { load: Load }) {
  const [Component] = useState(() => ready.get(load) ?? lazy(() => fetched(load)));
  return <Component />;
}

function Page({ title, load }: RouteHandle) {
  const { pathname } = useLocation();
  // Before the effects of the page, which may know a better title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path resets the title that the last page set
  useLayoutEffect(() => {
    document.title = windowTitle(title);
  }, [title, pathname]);
  return (
    <PageBoundary at={pathname}>
      <Loaded load={load} />
    </PageBoundary>
  );
}

export function pageRoute(path: string, title: string, load: Load): RouteObject {
  return {
    path,
    // As on the server, which redirects "/Scan" to "/scan".
    caseSensitive: true,
    handle: { title, load } satisfies RouteHandle,
    element: <Page key={path} title={title} load={load} />,
  };
}

/** Fetches the page of an address, so that it can be shown at once. */
export async function preparePage(routes: RouteObject[], pathname: string, basename: string): Promise<void> {
  const handle = matchRoutes(routes, pathname, basename)?.at(-1)?.route.handle as RouteHandle | undefined;
  if (handle) ready.set(handle.load, (await fetched(handle.load)).default);
}

/** A page that is here already, for server rendering. */
export function readyRoute(path: string, Component: ComponentType): RouteObject {
  const load = async () => ({ default: Component });
  ready.set(load, Component);
  return pageRoute(path, '', load);
}
