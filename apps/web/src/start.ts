import { replayEarlyInput } from './replay-early-input.ts';
import './styles/app.css';
import { loadFonts } from './styles/fonts.ts';

/**
 * Preloads the scripts that the server listed for this page, in dependency order. Offline, the cached page may be
 * for another path: then there are none.
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
  // Evaluate each script in its own task, because all at once would block the page for too long.
  await Promise.all([
    import('react-dom/client'),
    import('./lib/i18n/language.ts').then(({ startLanguage }) => startLanguage()),
  ]);
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

// Let the browser paint the server-rendered page before the scripts load. No need to wait in a background tab,
// which does not paint, or for a skeleton.
if (document.documentElement.dataset.page === undefined || document.hidden) void start();
else {
  replayEarlyInput();
  requestAnimationFrame(() => setTimeout(() => void start()));
}
