// Runs before the first paint. An external file, because the content security policy allows no inline script.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: use the system's theme and treat the visitor as signed out.
      return null;
    }
  };

  // The content security policy also forbids eval, so zod must not try to compile its validators.
  globalThis.__zod_globalConfig = { jitless: true };

  const page = document.documentElement.dataset;
  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') page.theme = theme;

  // The server renders pages for visitors only. Signed-in people, and an offline fallback page for another path,
  // show the skeleton.
  if (page.page !== location.pathname || stored('auth_token')) delete page.page;
})();
