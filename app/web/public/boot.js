// Sets language and theme before the first paint; a blocking file because the content policy allows no inline script.

function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is blocked: the defaults below serve.
  }
}

/** Whether somebody was signed in when this browser was here last. */
function isMember() {
  try {
    return JSON.parse(read('yulu') ?? '{}').isLoggedIn === true;
  } catch {
    return false; // Not ours: the page puts it right.
  }
}

/** Whether a parent keeps a child on the films: then a page is not shown before the grown-up's question. */
function isLocked() {
  try {
    return JSON.parse(read('yulu.preschool') ?? '{}').isLocked === true;
  } catch {
    return false; // Not ours either.
  }
}

{
  const root = document.documentElement;
  const stored = read('theme');
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const theme = stored === 'light' || stored === 'dark' ? stored : system;
  root.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]').content = theme === 'light' ? '#f6f2ea' : '#11161c';

  const tags = { zh: 'zh-Hans', en: 'en', pt: 'pt-BR' };
  const language = Object.hasOwn(tags, read('language') ?? '') ? read('language') : 'zh';
  root.lang = tags[language];

  // The page's first words, at once in the place of "loading"; the code that comes later says them again.
  const showFirstWords = () => {
    const waiting = document.querySelector('.boot');
    const find = (who) =>
      document.querySelector(
        `template[data-first="${who}"][data-path="${location.pathname}"][lang="${root.lang}"]`,
      );
    const words = isMember() ? find('member') : find('guest');
    if (!waiting || !words || (isLocked() && !location.pathname.startsWith('/preschool'))) return false;
    const place = document.createElement('div');
    // As high as the header's bar, which stands above.
    place.className = 'boot-words';
    const shown = navigator.languages.map((tag) => tags[tag.toLowerCase().split('-')[0]]).find(Boolean);
    if (!isMember() && !Object.hasOwn(tags, read('language') ?? '') && shown && shown !== root.lang)
      place.append(document.querySelector(`template[data-first="offer"][lang="${shown}"]`).content);
    place.append(words.content);
    waiting.replaceWith(place);
    return true;
  };

  // The code is fetched meanwhile and runs when the words can be seen: running it takes a slow phone longer than painting them.
  const runWhenPainted = (run) => {
    const isUnseen = document.visibilityState === 'hidden';
    if (isUnseen || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
      void run();
      return;
    }
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      void run();
    }).observe({ type: 'paint', buffered: true });
  };

  // Once the whole document is there.
  document.addEventListener(
    'readystatechange',
    () => {
      const run = async () => {
        try {
          for (const { href } of document.querySelectorAll('link[data-start]')) await import(href);
        } catch (error) {
          reportError(error);
          const failed = document.querySelector(`template[data-first="failed"][lang="${root.lang}"]`);
          document.body.append(failed.content);
        }
      };
      if (showFirstWords()) runWhenPainted(run);
      else void run();
    },
    { once: true },
  );

  // The first question of every visit, asked while the code that wants its answer is still on its way (see readSession).
  globalThis.yuluSession = fetch('/api/account/session');
  globalThis.yuluSession.catch(() => undefined); // Whoever takes it up meets the failure.

  // The build's hints: without them the texts and the page would only be asked for once the code has run.
  const hints = document.querySelector('meta[name="yulu-start"]');
  if (hints) {
    const { files, pages, texts } = JSON.parse(hints.content);
    const section = `/${location.pathname.split('/')[1]}`;
    const path =
      [location.pathname, `${section}/*`, section].find((known) => Object.hasOwn(pages, known)) ?? '*';
    const page = pages[path];
    const textFiles = ['web', ...page.texts].map((name) => texts[name][language]);
    const places = isMember() ? [...page.files, ...page.memberFiles] : page.files;
    const pageFiles = [...new Set(places)].map((place) => files[place]);
    for (const href of [...textFiles, ...pageFiles]) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
    }
  }
}
