import type { Limiter, Pace, Rule } from '../../cache/limiter.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Wrong passwords for one account from one network, from one network for all accounts, and from one known device. */
const WRONG_PAIR: Rule = { name: 'login-pair', max: 5, seconds: 15 * MINUTE };
const WRONG_NETWORK: Rule = { name: 'login-network', max: 50, seconds: 15 * MINUTE };
const WRONG_DEVICE: Rule = { name: 'login-device', max: 5, seconds: 15 * MINUTE };
/** Wrong passwords for one account from everywhere: about three hundred a day, and never a wall. */
const WRONG_ACCOUNT: Pace = {
  name: 'login-account',
  free: 10,
  first: 15,
  longest: 5 * MINUTE,
  seconds: DAY,
};

/** New accounts of one network, however they sign in. */
export const REGISTER: Rule = { name: 'register', max: 20, seconds: 60 * 60 };

/** Wrong one-time codes for one account: about a hundred a day, and never a wall. */
const WRONG_CODE: Pace = { name: 'code', free: 5, first: 30, longest: 15 * MINUTE, seconds: DAY };

interface Try {
  email: string;
  network: string;
  /** The hash of the mark of a device that signed in to this account before. */
  knownDevice: string | undefined;
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;

/**
 * A known device is counted by itself: whatever strangers try, the owner signs in from it. All others are counted by network
 * first, and the account as a whole only slows them down.
 */
export function createSignInLimits(limiter: Limiter) {
  return {
    /** Counts a try before the password is checked, so that parallel guesses count too. Call the result after a good one. */
    async begin({ email, network, knownDevice }: Try): Promise<() => Promise<void>> {
      if (knownDevice) {
        const device = `${email} ${knownDevice}`;
        await limiter.use(WRONG_DEVICE, device);
        return () => limiter.forget(WRONG_DEVICE, device);
      }
      const pair = `${email} ${network}`;
      await limiter.use(WRONG_PAIR, pair);
      await limiter.use(WRONG_NETWORK, network);
      try {
        await limiter.pace(WRONG_ACCOUNT, email);
      } catch (error) {
        // No password was tried. Who only came too soon keeps the tries of the own network.
        await limiter.giveBack(WRONG_PAIR, pair);
        await limiter.giveBack(WRONG_NETWORK, network);
        throw error;
      }
      return async () => {
        await limiter.forget(WRONG_PAIR, pair);
        await limiter.giveBack(WRONG_NETWORK, network);
        await limiter.giveBack(WRONG_ACCOUNT, email);
      };
    },

    /**
     * The same for a one-time code. Who brings a known device, or a session of the account, is counted by it: a stranger
     * who knows the password does not keep the owner waiting.
     */
    async beginCode(userId: string, by: string | undefined): Promise<() => Promise<void>> {
      const who = by ? `${userId} ${by}` : userId;
      await limiter.pace(WRONG_CODE, who);
      return () => limiter.forget(WRONG_CODE, who);
    },

    /** After a finished reset no user waits for what strangers tried before it. */
    async forget({ email, network }: Pick<Try, 'email' | 'network'>): Promise<void> {
      await limiter.forget(WRONG_ACCOUNT, email);
      await limiter.forget(WRONG_PAIR, `${email} ${network}`);
    },
  };
}
