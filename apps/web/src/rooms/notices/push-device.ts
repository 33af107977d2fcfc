import { addPushDevice, type Notices, removePushDevice } from '@crisper/contract/notices/notices';
import { call } from '../../lib/api.ts';
import { inBase } from '../../lib/base-path.ts';

/** Whether this browser can show notices at all. On an iPhone it can once the app is on the home screen. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The person said no in the browser; only its own settings can change that. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/** Asks the person, then the browser, and tells the server where to send to. */
export async function startPush(publicKey: string): Promise<Notices> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  await navigator.serviceWorker.register(inBase('/sw.js'));
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  const made = await pushManager.subscribe(wanted).catch(async () => {
    // Made for another key, before the installation got a new secret.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint, keys } = made.toJSON();
  return call(addPushDevice, {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  });
}

/** The server first: it sends nothing more, whatever the browser does. */
export async function endPush(): Promise<Notices> {
  const notices = await call(removePushDevice);
  const worker = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const made = await worker?.pushManager.getSubscription().catch(() => null);
  await made?.unsubscribe().catch(() => false);
  return notices;
}
