// Runs before the first paint. An external file, because the content security policy allows no inline script.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: the system's theme applies, and nobody is signed in.
      return null;
    }
  };

  // The policy allows no code made from text either: what checks the answers must not even try.
  globalThis.__zod_globalConfig = { jitless: true };

  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

  // Something to see while the scripts are on their way; the app replaces it when it mounts.
  const landing = ['/', '/signup'].includes(location.pathname) && !stored('auth_token');
  document.documentElement.dataset.first = landing ? 'landing' : 'page';
  if (!landing) return;
  document.addEventListener('readystatechange', () => {
    const links = document.getElementById('landing-preloads');
    if (links) document.head.append(links.content);
  });
})();
