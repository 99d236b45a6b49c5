// Declares a page of the site: its path, who may see it, the texts it needs and the chunk it lives in, which load side by side.

import type { ComponentType } from 'react';
import { type RouteObject, redirect, replace } from 'react-router';
import { reachable } from '../api/chunk.ts';
import { loadTexts } from '../i18n.ts';
import { Loading } from '../ui/loading/loading.tsx';
import type { PageHandle } from './page-handle.ts';

type PageOptions = PageHandle & {
  /** Path below the parent route; absent for the parent's index. */
  readonly path?: string;
  /** Names of the features whose texts the page shows. */
  readonly texts: readonly string[];
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
};

/** A lazy page: nothing of it is fetched before someone goes there. Who may is declared with it, and held by the guard. */
export function page({ path, texts, load, ...handle }: PageOptions): RouteObject {
  const lazy = async () => {
    const [{ Page }] = await reachable(Promise.all([load(), loadTexts(texts)]));
    return { Component: Page };
  };
  return path === undefined
    ? { index: true, handle, lazy, HydrateFallback: Loading }
    : { path, handle, lazy, HydrateFallback: Loading };
}

/**
 * Sends to another page than the one asked for, which then never stands in history: Back leads to where the person was.
 * A page that was typed or loaded stands there already and is replaced; a link inside the site has not got there yet.
 */
export function exchange({ url }: Request, to: string): Response {
  const { pathname, search } = new URL(url);
  const isInHistory = location.pathname + location.search === pathname + search;
  return isInHistory ? replace(to) : redirect(to);
}
