import { t } from '@lingui/core/macro';
import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export function ThemeToggle() {
  const [theme, toggle] = useTheme();
  return (
    <IconButton
      label={theme === 'dark' ? t`Switch to light theme` : t`Switch to dark theme`}
      onClick={toggle}
    >
      {theme === 'dark' ? <Sun /> : <Moon />}
    </IconButton>
  );
}
