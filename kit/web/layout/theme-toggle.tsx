// Switches between ink stone (dark) and rice paper (light).

import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { t } from '../i18n.ts';
import { chooseTheme, currentTheme } from '../theme.ts';
import { IconButton } from '../ui/button.tsx';

export function ThemeToggle() {
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const toggle = () => {
    chooseTheme(other);
    setTheme(other);
  };
  return (
    <IconButton label={other === 'light' ? t('theme.toLight') : t('theme.toDark')} onClick={toggle}>
      {other === 'light' ? <Sun aria-hidden="true" size={20} /> : <Moon aria-hidden="true" size={20} />}
    </IconButton>
  );
}
