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

  const page = document.documentElement.dataset;
  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') page.theme = theme;

  // The painted page is a visitor's. Members, and an address that got another's page without a network, see the outline.
  if (page.page !== location.pathname || stored('auth_token')) delete page.page;
})();
