import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Hero } from './landing/hero.tsx';
import { Logo } from './shell/logo.tsx';
import { PageSkeleton } from './shell/page-skeleton.tsx';
import { TopBar } from './shell/top-bar.tsx';

/** What the browser shows while the scripts are on their way. Runs at build time; boot.js picks one of the two. */
export function firstPaint(): { landing: string; page: string } {
  return {
    landing: renderToStaticMarkup(
      <MemoryRouter>
        <TopBar />
        <main className="pt-16">
          <Hero />
        </main>
      </MemoryRouter>,
    ),
    page: renderToStaticMarkup(
      <MemoryRouter>
        <header className="fixed inset-x-0 top-0 z-40 border-line border-b bg-paper">
          <div className="mx-auto flex h-16 max-w-6xl items-center px-4 sm:px-6">
            <Logo />
          </div>
        </header>
        <PageSkeleton />
      </MemoryRouter>,
    ),
  };
}
