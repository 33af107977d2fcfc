import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Offered } from '../../shared/feature-gate.tsx';
import { ProsePage, type ProseSection } from './prose.tsx';

const SECTIONS: readonly ProseSection[] = [
  {
    id: 'who-may-use-it',
    title: t`Who may use it`,
    content: (
      <p>
        <Trans>
          You need to be at least 13 years old. If you are under 18, a parent or guardian must agree to these
          terms with you. One person, one account; keep your password to yourself.
        </Trans>
      </p>
    ),
  },
  {
    id: 'what-crisper-is-and-is-not',
    title: t`What Crisper is, and is not`,
    content: (
      <>
        <p>
          <Trans>
            Crisper names ingredients in photos, suggests recipes, guides you through them and adds up what
            they contain. It can be wrong: check the list before you cook, and read labels if you have an
            allergy.
          </Trans>
        </p>
        <p>
          <Trans>
            Nothing here is medical advice. If you are ill, pregnant, under 18 or recovering from an eating
            disorder, speak with a professional before you follow a calorie target.
          </Trans>
        </p>
        <p>
          <Trans>
            You cook at your own stove. Follow the safe temperatures in the recipes, and throw away what
            smells, looks or feels wrong, whatever an estimate says about its best-before date.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'plans-and-payment',
    title: t`Plans and payment`,
    feature: 'plans',
    content: (
      <ul>
        <li>
          <Trans>The free plan is free. The plans page says what it includes.</Trans>
        </li>
        <li>
          <Trans>
            Pro is paid in advance, by month or by year, and renews until you cancel. The pay button shows the
            amount.
          </Trans>
        </li>
        <li>
          <Trans>You can cancel at any time and keep Pro until the end of the period you paid for.</Trans>
        </li>
        <li>
          <Trans>
            Within the first 7 days you can take your money back with one button in{' '}
            <Link to="/account/plan">your account</Link>, once per person.
          </Trans>
        </li>
        <li>
          <Trans>
            If a renewal fails, Pro goes on for 3 days while we try again; after that you are on the free
            plan. Nothing of yours is deleted, but what is over the free limits becomes read-only.
          </Trans>
        </li>
        <Offered what="referrals">
          <li>
            <Trans>Days of Pro earned by referrals have no cash value and expire on their own.</Trans>
          </li>
        </Offered>
      </ul>
    ),
  },
  {
    id: 'what-you-post',
    title: t`What you post`,
    feature: 'community',
    content: (
      <>
        <p>
          <Trans>
            What you write stays yours. By posting it in the community you allow us to show it there. Recipes
            you add are private until you share them.
          </Trans>
        </p>
        <p>
          <Trans>
            Post only what you may post. No hate, no threats, no spam, nothing illegal, nobody’s private data.
            Posts that several people report are hidden until a moderator has looked; we may remove posts,
            lock discussions and close accounts that break these rules.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: t`Fair use`,
    content: (
      <p>
        <Trans>
          Do not attack the service, work around its limits, or scrape it beyond what search engines are
          allowed to.
        </Trans>{' '}
        <Offered what="referrals">
          <Trans>Automated referrals and fake accounts earn nothing.</Trans>
        </Offered>
      </p>
    ),
  },
  {
    id: 'if-something-goes-wrong',
    title: t`If something goes wrong`,
    content: (
      <p>
        <Trans>
          We work with care and say on the <Link to="/status">status page</Link> how things are, but we cannot
          promise that the service never fails.
        </Trans>{' '}
        <Offered
          what="plans"
          otherwise={
            <Trans>
              As far as the law allows, we are liable for what we cause by intent or gross negligence. Your
              rights as a consumer aren’t affected.
            </Trans>
          }
        >
          <Trans>
            As far as the law allows, we are liable for what we cause by intent or gross negligence, and
            otherwise up to what you paid in the last twelve months. Your rights as a consumer aren’t
            affected.
          </Trans>
        </Offered>
      </p>
    ),
  },
  {
    id: 'ending-it',
    title: t`Ending it`,
    content: (
      <p>
        <Trans>You can delete your account at any time.</Trans>{' '}
        <Offered
          what="plans"
          otherwise={
            <Trans>We may end it with 30 days’ notice, or at once if these terms are broken badly.</Trans>
          }
        >
          <Trans>
            We may end it with 30 days’ notice, or at once if these terms are broken badly; what you paid for
            time you can no longer use is returned unless the breach was yours.
          </Trans>
        </Offered>
      </p>
    ),
  },
  {
    id: 'changes-and-questions',
    title: t`Changes and questions`,
    content: (
      <p>
        <Trans>
          We announce changes to these terms by email, with 30 days’ notice. If you do not agree, you can
          leave before they apply. Legal questions sent through the <Link to="/contact">contact page</Link>{' '}
          are answered within 5 business days.
        </Trans>
      </p>
    ),
  },
];

export function Terms() {
  return (
    <ProsePage
      title={t`Terms of Service`}
      changed="2026-11-15"
      lead={t`These are the rules between you and Crisper, in words meant to be read.`}
      sections={SECTIONS}
    />
  );
}
