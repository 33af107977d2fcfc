import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export function ThemeToggle() {
  const [theme, toggle] = useTheme();
  return (
    <IconButton label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'} onClick={toggle}>
      {theme === 'dark' ? <Sun /> : <Moon />}
    </IconButton>
  );
}
