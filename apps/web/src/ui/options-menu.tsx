import { t } from '@lingui/core/macro';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';

/** Three dots over a picture that open a menu. */
export function OptionsMenu({ of, children }: { of: string; children: ReactNode }) {
  return (
    <Menu
      trigger={
        <IconButton
          label={t`Options for ${of}`}
          title={t`Options`}
          className="rounded-full bg-raised/90 shadow-soft backdrop-blur-sm hover:bg-raised"
        >
          <EllipsisVertical />
        </IconButton>
      }
    >
      {children}
    </Menu>
  );
}
