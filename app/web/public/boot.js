// Sets language and theme before the first paint; a blocking file because the content policy allows no inline script.

function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is blocked: the defaults below serve.
  }
}

{
  const root = document.documentElement;
  const stored = read('theme');
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const theme = stored === 'light' || stored === 'dark' ? stored : system;
  root.lang = { en: 'en', pt: 'pt-BR' }[read('language')] ?? 'zh-Hans';
  root.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]').content = theme === 'light' ? '#f6f2ea' : '#11161c';
}
