// @vitest-environment jsdom
import { prepareSecondFactor, secondFactor, turnOnSecondFactor } from '@crisper/contract/auth/second-factor';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { memberWithServer, press, show, write } from '../../../testing/forms.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
memberWithServer();

let isOn: boolean;
let sent: unknown[];

beforeEach(() => {
  isOn = false;
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (body !== undefined) sent.push(JSON.parse(String(body)));
    if (url === prepareSecondFactor.path)
      return Response.json({ secret: SECRET, uri: `otpauth://totp/Crisper?secret=${SECRET}` });
    if (url === secondFactor.path && method === secondFactor.method)
      return Response.json({
        since: isOn ? '2026-03-04T12:00:00.000Z' : null,
        recoveryCodesLeft: isOn ? 2 : 0,
      });
    if (url === turnOnSecondFactor.path && method === turnOnSecondFactor.method) {
      const isRight = sent.at(-1) !== undefined && (sent.at(-1) as { code: string }).code === '123456';
      if (!isRight)
        return Response.json(
          { error: 'No.', code: 'bad_request', fields: { code: 'That code isn’t right.' } },
          { status: 400 },
        );
      isOn = true;
      return Response.json({ recoveryCodes: CODES });
    }
    throw new Error(`${method} ${url}`);
  });
  show(<SecondFactorSection />);
});

it('shows the secret as a picture and as text, and the recovery codes after the first right code', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on one-time codes' }));
  await screen.findByRole('img', { name: /QR code/ });
  screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');

  write('Code from your app', '000000');
  await press('Turn on');
  await screen.findByText('That code isn’t right.');
  write('Code from your app', '123456');
  await press('Turn on');
  await screen.findByRole('button', { name: 'Download' });
  expect(screen.getByRole('list', { name: 'Recovery codes' }).textContent).toBe(CODES.join(''));
  // A sheet for the printer holds nothing but them.
  expect(document.querySelector('body > [data-on-paper]')?.textContent).toContain(CODES[1]);

  await press('I saved them');
  await screen.findByText(/2 recovery codes left/);
  await screen.findByText(/Make new recovery codes before you run out/);
  expect(document.body.textContent).not.toContain(CODES[0]);
});
