import './styles/app.css';

/** The files of this page's scripts, as the server found them. Without a network, another's page stands in for it. */
function preloadPage(): void {
  const links = document.getElementById('preloads');
  if (links instanceof HTMLTemplateElement && links.dataset.for === location.pathname)
    document.head.append(links.content);
}

function start(): void {
  preloadPage();
  void import('./main.tsx');
  void import('./styles/fonts.css');
}

// What is painted is seen before the scripts that bring it to life take the line and the processor. A tab in the
// background paints nothing, and an outline is not worth waiting for.
if (document.documentElement.dataset.page === undefined || document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
