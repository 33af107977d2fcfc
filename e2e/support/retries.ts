import type { Reporter, TestCase } from 'vitest/node';

/** Names the journeys that passed in a later try only: each is a fault to be found, not luck. */
export default class Retries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [first] = test.result().errors ?? [];
    console.log(
      `Needed another try: ${test.fullName} (${first?.message?.split('\n')[0] ?? 'no reason told'})`,
    );
  }
}
