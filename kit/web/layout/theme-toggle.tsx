// Switches between ink stone (dark) and rice paper (light).

import { Moon, Sun } from 'lucide-react';
import { t } from '../i18n.ts';
import { chooseTheme, useTheme } from '../theme.ts';
import { IconButton } from '../ui/elements/button.tsx';

export function ThemeToggle() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={other === 'light' ? t('theme.toLight') : t('theme.toDark')}
      onClick={() => chooseTheme(other)}
    >
      {other === 'light' ? <Sun aria-hidden="true" size={20} /> : <Moon aria-hidden="true" size={20} />}
    </IconButton>
  );
}
