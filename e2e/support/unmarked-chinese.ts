// Finds Chinese that a page in another language does not mark as Chinese: it would get narrow signs and the wrong glyphs.

import type { Page } from '@playwright/test';

/** What stands there, each with the element that holds it, so that a failure names it. */
export function findUnmarkedChinese(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CHINESE = /[\p{Script=Han}，。！？；：、]/u;
    const isMarked = (element: Element): boolean => {
      const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
      return language.startsWith('zh') && language !== 'zh-Latn';
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: holder, textContent: text } = walker.currentNode;
      if (!holder || !text || !CHINESE.test(text) || holder.closest('script, style, noscript')) continue;
      if (!isMarked(holder)) found.push(`${text.slice(0, 40)} in ${holder.outerHTML.slice(0, 160)}`);
    }
    return found;
  });
}
