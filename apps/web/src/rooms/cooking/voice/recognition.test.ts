import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorText, makeEar, type Recognition } from './recognition.ts';

const made: FakeRecognition[] = [];

class FakeRecognition implements Recognition {
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognition['onresult'] = null;
  onerror: Recognition['onerror'] = null;
  onend: Recognition['onend'] = null;
  onspeechstart: Recognition['onspeechstart'] = null;
  start = vi.fn();
  stop = vi.fn(() => this.onend?.());
  abort = vi.fn();
  constructor() {
    made.push(this);
  }
}

const events = {
  onInterim: vi.fn(),
  onFinal: vi.fn(),
  onSpeech: vi.fn(),
  onError: vi.fn(),
  onListening: vi.fn(),
};

beforeEach(() => {
  vi.useFakeTimers();
  made.length = 0;
  for (const event of Object.values(events)) event.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('listening', () => {
  it('begins again half a second after the browser ended it', () => {
    makeEar(FakeRecognition, events).listen();
    made[0]?.onend?.();
    vi.advanceTimersByTime(499);
    expect(made).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(made).toHaveLength(2);
  });

  it('begins again a second after an error, and says that it heard nothing', () => {
    makeEar(FakeRecognition, events).listen();
    made[0]?.onerror?.({ error: 'no-speech' });
    made[0]?.onend?.();
    vi.advanceTimersByTime(999);
    expect(made).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(made).toHaveLength(2);
    expect(events.onError).toHaveBeenCalledWith('No speech detected. Please try speaking again.');
  });

  it('gives up when the microphone is refused, and says so', () => {
    makeEar(FakeRecognition, events).listen();
    made[0]?.onerror?.({ error: 'not-allowed' });
    made[0]?.onend?.();
    vi.advanceTimersByTime(10_000);
    expect(made).toHaveLength(1);
    expect(events.onError).toHaveBeenCalledWith('Microphone access denied. Please allow microphone access.');
    expect(events.onListening).toHaveBeenLastCalledWith(false);
  });

  it('still hears what was said before it was stopped', () => {
    const ear = makeEar(FakeRecognition, events);
    ear.listen();
    made[0]?.stop.mockImplementation(() => undefined);
    ear.stop();
    made[0]?.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: 'next step' } }] });
    made[0]?.onend?.();
    vi.advanceTimersByTime(10_000);
    expect(events.onFinal).toHaveBeenCalledWith('next step');
    expect(made).toHaveLength(1);
  });

  it('stays silent after it was stopped', () => {
    const ear = makeEar(FakeRecognition, events);
    ear.listen();
    made[0]?.onend?.();
    ear.stop();
    vi.advanceTimersByTime(10_000);
    expect(made).toHaveLength(1);
    expect(events.onListening).toHaveBeenLastCalledWith(false);
  });

  it('has a sentence for each error', () => {
    expect(errorText('network')).toBe('Network error occurred. Please check your connection.');
    expect(errorText('weird')).toBe('Speech recognition error: weird');
  });
});
