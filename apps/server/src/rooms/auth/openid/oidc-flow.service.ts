import type { Limiter, Rule } from '../../../cache/limiter.ts';
import type { Database } from '../../../db/client.ts';
import type { Origin } from '../../../http/origin.ts';
import { Problem } from '../../../problem.ts';
import {
  type Openid,
  OpenidError,
  type OpenidPerson,
  type OpenidRequest,
} from '../../../providers/openid/openid.provider.ts';
import { hashToken, newToken } from '../../../random-token.ts';
import { createSeal } from '../../../sealed-secret.ts';
import * as repository from './provider-links.repository.ts';

const FLOW_MS = 10 * 60 * 1000;
const START_LIMIT: Rule = { name: 'provider-left', max: 60, seconds: 15 * 60 };
const CALLBACK_LIMIT: Rule = { name: 'provider-came', max: 60, seconds: 15 * 60 };

interface Deps {
  db: Database;
  limiter: Limiter;
  openid: Openid;
  publicUrl: string;
  /** The server's own, of which the key for what has to be known again is made. */
  secret: string;
}

interface FlowState {
  sessionId?: string | undefined;
  invitation?: string | undefined;
  referralCode?: string | undefined;
}

export type OidcFlow = ReturnType<typeof createOidcFlow>;

/** Sends browsers to the provider, and reads what they bring back. */
export function createOidcFlow({ db, limiter, openid, publicUrl, secret }: Deps) {
  const box = createSeal(secret, 'provider request');
  const redirectUri = `${publicUrl}/sign-in/callback`;

  const inWords = (error: unknown): unknown => {
    if (!(error instanceof OpenidError)) return error;
    const values = { name: openid.name };
    if (error.why === 'declined')
      return new Problem('bad_request', 'You didn’t continue with {name}. Nothing has changed.', { values });
    if (error.why === 'unreachable')
      return new Problem(
        'unavailable',
        '{name} can’t be reached just now. Try again in a moment, or sign in another way.',
        { values },
      );
    return new Problem(
      'bad_request',
      'The answer of {name} does not hold. Please sign in again; if it stays so, tell your administrator.',
      { values },
    );
  };

  return {
    async leave(origin: Origin, state: FlowState): Promise<{ url: string; proof: string }> {
      await limiter.use(START_LIMIT, origin.network.line);
      const { url, request } = await openid.begin(redirectUri).catch((error) => {
        throw inWords(error);
      });
      const proof = newToken();
      const stateHash = hashToken(request.state);
      await repository.keepRequest(db.orm, {
        ...state,
        stateHash,
        proofHash: hashToken(proof),
        sealedRequest: box.seal(JSON.stringify(request), stateHash),
        expiresAt: new Date(Date.now() + FLOW_MS),
      });
      return { url, proof };
    },

    /** Who came back, with what they took along. An answer counts once, and from the browser and session that left. */
    async arrive(
      { answer, proof }: { answer: string; proof: string },
      origin: Origin,
      sessionId: string | null = null,
    ): Promise<{ person: OpenidPerson; invitation?: string | undefined; referralCode?: string | undefined }> {
      await limiter.use(CALLBACK_LIMIT, origin.network.line);
      const stateHash = hashToken(new URLSearchParams(answer).get('state') ?? '');
      const row = await repository.useRequest(db.orm, stateHash);
      const kept = row && box.open(row.sealedRequest, stateHash);
      if (!kept || row.proofHash !== hashToken(proof) || row.sessionId !== sessionId)
        throw new Problem('bad_request', 'That took too long or was already used. Please sign in again.');
      const request = JSON.parse(kept) as OpenidRequest;
      const person = await openid.finish(answer, request, redirectUri).catch((error) => {
        throw inWords(error);
      });
      return {
        person,
        invitation: row.invitation ?? undefined,
        referralCode: row.referralCode ?? undefined,
      };
    },

    sweep: () => repository.removeExpiredRequests(db.orm),
  };
}
