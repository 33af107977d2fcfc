import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Offered } from '../../shared/feature-gate.tsx';
import { ProsePage, type ProseSection } from './prose.tsx';

const SECTIONS: readonly ProseSection[] = [
  {
    id: 'photos',
    title: t`Photos`,
    content: (
      <>
        <p>
          <Trans>
            A photo you scan is read in memory and forgotten. It is not written to a disk, a database or a
            log, and neither is its metadata: your browser drops the place and the time of the picture before
            it is sent, and the server drops them again.
          </Trans>
        </p>
        <p>
          <Trans>
            What remains of a scan is the list of ingredients, so that you can reopen it, and of what you
            confirm how it looks: a few numbers about color and shape, and the words on it, too little to make
            a picture of. So the next scan knows it again. For a day we keep the same of what we asked about.
            What remains of a meal photo is the meal you saved, if you saved one.
          </Trans>
        </p>
        <p>
          <Trans>
            Crisper reads photos on its own machine. Whoever runs Crisper can choose to use an outside vision
            model instead; the photo then goes to that service for the reading alone.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'what-we-keep-and-why',
    title: t`What we keep, and why`,
    content: (
      <ul>
        <li>
          <Offered
            what="plans"
            otherwise={
              <Trans>
                <strong>Your account</strong>: email and when you confirmed it, username, a hash of your
                password (never the password), time zone, where you are signed in, and a hash of a random mark
                of each browser you signed in with, until it is not used for a year. Needed to let you in, and
                only you.
              </Trans>
            }
          >
            <Trans>
              <strong>Your account</strong>: email and when you confirmed it, username, a hash of your
              password (never the password), time zone, plan, where you are signed in, and a hash of a random
              mark of each browser you signed in with, until it is not used for a year. Needed to let you in,
              and only you.
            </Trans>
          </Offered>
        </li>
        <li>
          <Trans>
            <strong>Security activity</strong>: when and with what browser somebody signed in or tried to, and
            what changed about your account, for a year. Of the network address we keep the first part only,
            which points to a town rather than a home. You see all of it in your account.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Your kitchen</strong>: ingredients of your scans, what you corrected in them and what we
            know again by its look (your account lists it, and forgets it when you say so), favorites, your
            own recipes, pantry, meal plans, shopping lists and household profiles. Kept because you asked us
            to remember them.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Your nutrition</strong>: goals, age, height, weight, and meals. This is data about your
            body: you can use Crisper without entering any of it, and it is used for nothing but your own
            dashboard and plans.
          </Trans>
        </li>
        <Offered what="plans">
          <li>
            <Trans>
              <strong>Payments</strong>: what you pay for, receipts, and the payment service’s reference. Card
              numbers go to the payment service directly and never reach us.
            </Trans>
          </li>
        </Offered>
        <Offered what="community">
          <li>
            <Trans>
              <strong>Community</strong>: what you post, like and report.
            </Trans>
          </li>
        </Offered>
        <Offered what="referrals">
          <li>
            <Trans>
              <strong>Referrals</strong>: who joined through your link. Friends’ addresses are shown to you
              masked.
            </Trans>
          </li>
        </Offered>
        <li>
          <Trans>
            <strong>Notices and calendar</strong>, only if you turned them on: where your browser listens for
            notices, until you sign out there. They travel through the push service of the browser’s maker,
            sealed so that only your browser can read them. Of your calendar address we keep a fingerprint
            only.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Messages to us</strong>: what you wrote in the contact form, so that we can answer.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Usage events</strong>, only if you allowed analytics: which pages were opened, how long a
            search took, what went wrong.
          </Trans>
        </li>
      </ul>
    ),
  },
  {
    id: 'what-we-do-not-do',
    title: t`What we do not do`,
    content: (
      <p>
        <Trans>
          We do not sell data, show advertisements, build profiles for others, or load scripts from other
          companies.
        </Trans>{' '}
        <Offered what="plans">
          <Trans>
            The one exception is the payment service’s own form, on the page where you pay with a card.
          </Trans>
        </Offered>
      </p>
    ),
  },
  {
    id: 'how-long',
    title: t`How long`,
    content: (
      <>
        <p>
          <Offered
            what="community"
            otherwise={
              <Trans>
                As long as you have an account. Deleting it removes every row that is yours in one step and
                cannot be undone.
              </Trans>
            }
          >
            <Trans>
              As long as you have an account. Deleting it removes every row that is yours in one step and
              cannot be undone; community posts stay as “[deleted]” so that conversations keep their thread.
            </Trans>
          </Offered>{' '}
          <Trans>
            Sessions end 30 days after their last use. Your security activity goes with your account; that an
            account was deleted, and what administrators did, stays in it for a year, under a number that
            leads to nobody. Scans that found nothing, and looks that no scan saw for four months, are swept
            away on their own.
          </Trans>
        </p>
        <Offered what="plans">
          <p>
            <Trans>
              The money-back guarantee is given once per person. If you used it, a mark stays for three years,
              also when you delete your account: a code made of your mailbox and card with a secret of ours.
              It says nothing about you; we only recognize it when the same mailbox or card comes again.
            </Trans>
          </p>
          <p>
            <Trans>
              Records of payments are kept by the payment service for as long as tax law requires.
            </Trans>
          </p>
        </Offered>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: t`Your rights`,
    content: (
      <>
        <p>
          <Trans>
            You can see, correct, export and delete what’s yours. Export and deletion are buttons in{' '}
            <Link to="/account">your account</Link> and work at once. For anything else{' '}
            <Link to="/contact">write to us</Link> and choose Privacy: the privacy team replies within 48
            hours, and a request is settled within 30 days. You may also complain to your data protection
            authority.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: t`Children`,
    content: (
      <p>
        <Trans>
          Crisper is for people aged 13 and over. If we learn that a younger child has an account, we delete
          it.
        </Trans>
      </p>
    ),
  },
  {
    id: 'your-browser',
    title: t`Your browser`,
    content: (
      <p>
        <Trans>
          What is stored in your browser, and what you can refuse, stands under{' '}
          <Link to="/cookies">Cookies</Link>. Voice commands are turned into words by your browser; some
          browsers send the sound to their maker for that. We receive the words only.
        </Trans>
      </p>
    ),
  },
  {
    id: 'changes',
    title: t`Changes`,
    content: (
      <p>
        <Trans>
          When this page changes in a way that matters, we’ll tell you 30 days ahead by email. The date at the
          top says when it last did.
        </Trans>
      </p>
    ),
  },
];

export function Privacy() {
  return (
    <ProsePage
      title={t`Privacy Policy`}
      changed="2026-11-17"
      lead={t`In short: photos are not stored, your data is yours, nothing is sold, and nothing is counted without your consent.`}
      sections={SECTIONS}
    />
  );
}
