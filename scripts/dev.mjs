import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './steps.mjs';

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

/** The server restarts when its source changes; the web app reloads itself. The browser uses the web port only. */
export async function dev() {
  const port = Number(process.env.PORT ?? 3000);
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    WEB_PORT: String(port),
    API_URL: `http://localhost:${port + 1}`,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  };
  const children = [
    start([bin('tsx'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
      ...env,
      PORT: String(port + 1),
    }),
    start([bin('vite'), '--config', 'apps/web/vite.config.ts'], env),
  ];
  const stop = () => {
    for (const child of children) stopGroup(child);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await Promise.race(children.map(ended));
  stop();
  await Promise.all(children.map(ended));
}

function start(args, env) {
  return spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit', detached: true });
}

/** Signals the whole process group, because the server must get the signal too, to stop its PostgreSQL. */
function stopGroup(child) {
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', done));
}
