// Writes the heading and first sentence of the pages that people come to first into index.html, so that they are read before any
// code has come. boot.js shows those of the address; the page then puts the same words in the same place.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Locale } from '../../../kit/core/locale.ts';
import { findText, LANGUAGE_TAGS, type TextTree } from '../../../kit/core/texts.ts';
import { OFFER_LOOK, OFFER_WORDS } from '../../../kit/web/layout/language-offer-words.ts';

export type FirstWords = {
  readonly path: string;
  /** Who is shown this page; others are led elsewhere. */
  readonly who: 'guest' | 'member';
  /** The feature whose texts these are. */
  readonly texts: string;
  readonly title: string;
  readonly lead: string;
  /** On a wide screen something stands in a column before them. */
  readonly hasGlyph: boolean;
  /** The classes of the page's own frame, heading and sentence. */
  readonly frame: string;
  readonly titleLook: string;
  readonly leadLook: string;
};

/** Adds a `<template>` for each page and language, and one for the language offer in each, behind the place of the page. */
export function firstWords(pages: readonly FirstWords[], locales: readonly Locale[]): Plugin {
  const inBody = (locale: Locale, attrs: Readonly<Record<string, string>>, children: string) => ({
    tag: 'template',
    attrs: { ...attrs, lang: LANGUAGE_TAGS[locale] },
    children,
    injectTo: 'body' as const,
  });
  return {
    name: 'yulu-first-words',
    transformIndexHtml: () =>
      locales.flatMap((locale) => [
        inBody(locale, { 'data-first': 'offer' }, writeOffer(locale)),
        ...pages.map((page) =>
          inBody(locale, { 'data-first': page.who, 'data-path': page.path }, write(page, locale)),
        ),
      ]),
  };
}

function write(page: FirstWords, locale: Locale): string {
  const { texts, title, lead, frame, hasGlyph, titleLook, leadLook } = page;
  const file = new URL(`../../../features/${texts}/text/${locale}.json`, import.meta.url);
  const tree: TextTree = JSON.parse(readFileSync(file, 'utf8'));
  const say = (key: string) => {
    const text = findText(tree, key, locale);
    if (text === undefined) throw new Error(`${texts} has no text ${key}`);
    return escape(text);
  };
  const before = hasGlyph ? '<div class="hidden wide:block"></div>' : '';
  return (
    `<div class="${frame}">${before}<div>` +
    `<h1 class="${titleLook}">${say(title)}</h1><p class="${leadLook}">${say(lead)}</p></div></div>`
  );
}

/** Its buttons do nothing yet, so they are none. */
function writeOffer(locale: Locale): string {
  const { what, go } = OFFER_WORDS[locale];
  const { frame, row, button } = OFFER_LOOK;
  const edge = '<span class="size-11 shrink-0"></span>';
  return (
    `<div class="${frame}"><p>${escape(what)}</p><div class="${row}">${edge}` +
    `<span class="${button} grid place-items-center">${escape(go)}</span>${edge}</div></div>`
  );
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
