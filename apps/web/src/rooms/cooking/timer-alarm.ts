import { t } from '@lingui/core/macro';

const HERTZ = 800;
const SECONDS = 1;
const LOUDNESS = 0.4;

let audio: AudioContext | null = null;

/** Browsers allow sound and notifications only after a user gesture, so this is called when a timer starts. */
export function allowAlarm(): void {
  audio ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  void audio?.resume().catch(() => undefined);
  if ('Notification' in window && Notification.permission === 'default')
    void Notification.requestPermission().catch(() => undefined);
}

function beep(): void {
  audio ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  if (!audio) return;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = HERTZ;
  volume.gain.value = LOUDNESS;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + SECONDS);
}

async function notify(label: string, title: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body: title, tag: `${title} ${label}`, icon: '/favicon.svg' };
  const registration = await navigator.serviceWorker?.getRegistration();
  // Phones show notifications only through the service worker.
  if (registration) await registration.showNotification(t`${label} is done`, options);
  else new Notification(t`${label} is done`, options);
}

/** How often an alarm that no user stops sounds again, and the pause between. */
const REPEATS = 5;
const PAUSE_MS = 3_000;

/** An 800 Hz tone for a second, repeated while it still rings, a notification if permitted, and a vibration. */
export function ring(label: string, title: string, stillRings: () => boolean): void {
  const sound = (left: number) => {
    beep();
    navigator.vibrate?.([300, 150, 300]);
    if (left > 0) setTimeout(() => stillRings() && sound(left - 1), PAUSE_MS);
  };
  sound(REPEATS);
  void notify(label, title).catch(() => undefined);
}
