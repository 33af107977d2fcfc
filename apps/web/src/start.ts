import { replayEarlyInput } from './replay-early-input.ts';
import './styles/app.css';
import { loadFonts } from './styles/fonts.ts';

/**
 * The files of this page's scripts, as the server found them, each behind those it stands on.
 * Without a network, another's page stands in for it.
 */
function preloadPage(): string[] {
  const links = document.getElementById('preloads');
  if (!(links instanceof HTMLTemplateElement) || links.dataset.for !== location.pathname) return [];
  const files = [...links.content.querySelectorAll('link')].map((link) => link.href);
  document.head.append(links.content);
  return files;
}

async function start(): Promise<void> {
  const files = preloadPage();
  void loadFonts();
  // Each in a turn of its own: all at once would hold up the page for as long as they take together.
  await import('react-dom/client');
  await nextTurn();
  for (const file of files) {
    await import(/* @vite-ignore */ file).catch(() => {});
    await nextTurn();
  }
  await import('./main.tsx');
}

function nextTurn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

// What is painted is seen before the scripts that bring it to life take the line and the processor. A tab in the
// background paints nothing, and an outline is not worth waiting for.
if (document.documentElement.dataset.page === undefined || document.hidden) void start();
else {
  replayEarlyInput();
  requestAnimationFrame(() => setTimeout(() => void start()));
}
