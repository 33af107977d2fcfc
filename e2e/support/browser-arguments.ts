/** A name for the tested server as another machine of a home network has one: not localhost, so not secure. */
export const HOME_NETWORK = 'kitchen.test';

/** The sandbox does not work as root; the other flags stop the browser's background network requests. */
export const BROWSER_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--host-resolver-rules=MAP ${HOME_NETWORK} localhost`,
  // A fake camera, with the permission granted; tests that need a refusal deny it themselves.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];
