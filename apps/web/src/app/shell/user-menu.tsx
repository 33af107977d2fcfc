import type { User } from '@crisper/contract/auth/auth';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, LogOut, ShieldCheck, Sparkles } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { isCalledPro } from '../../lib/offers.ts';
import { signOut } from '../../lib/session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Menu, MenuGroup, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { topBarLinks } from '../nav.ts';
import { menuGroups } from './menu-groups.ts';

interface UserMenuProps {
  user: User;
}

export default function UserMenu({ user }: UserMenuProps) {
  const navigate = useNavigate();
  const trigger = (
    <button
      type="button"
      className="flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface py-1 pe-3 ps-1.5 hover:bg-sunken"
    >
      <span
        aria-hidden
        className="grid size-8 place-items-center rounded-full bg-herb font-semibold text-on-herb uppercase"
      >
        {user.username.slice(0, 1)}
      </span>
      {/* Beside the links of the top bar there is little room before 1,024 px. */}
      <span className="max-w-20 truncate font-medium lg:max-w-36" title={user.username}>
        {user.username}
      </span>
      {isCalledPro(user) && (
        <Badge tone="honey">
          <Trans>PRO</Trans>
        </Badge>
      )}
      <ChevronDown aria-hidden className="size-4 text-ink-soft max-lg:hidden" />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      {menuGroups(topBarLinks).map(({ title, links }) => (
        <MenuGroup key={title} title={title}>
          {links.map(({ to, label, icon: Icon }) => (
            <MenuItem key={to} asChild>
              <Link to={to}>
                <Icon aria-hidden />
                {label}
              </Link>
            </MenuItem>
          ))}
        </MenuGroup>
      ))}
      {user.plan === 'free' && (
        <MenuItem asChild tone="honey">
          <Link to="/subscribe">
            <Sparkles aria-hidden />
            <Trans>Upgrade to Pro</Trans>
          </Link>
        </MenuItem>
      )}
      {user.role === 'admin' && (
        <MenuItem asChild>
          <Link to="/admin">
            <ShieldCheck aria-hidden />
            <Trans>Administration</Trans>
          </Link>
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem
        tone="danger"
        onSelect={() => {
          void signOut();
          void navigate('/');
        }}
      >
        <LogOut aria-hidden />
        <Trans>Sign Out</Trans>
      </MenuItem>
    </Menu>
  );
}
