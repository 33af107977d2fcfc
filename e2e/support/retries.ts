import type { Reporter, TestCase } from 'vitest/node';

/** Lists the tests that passed only on a retry: each is a bug to find. */
export default class Retries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [first] = test.result().errors ?? [];
    console.log(
      `Needed another try: ${test.fullName} (${first?.message?.split('\n')[0] ?? 'no reason told'})`,
    );
  }
}
