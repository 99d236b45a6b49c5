// Every link of the pages of help leads to a page, and every path of theirs opens one.

import { expect, it } from 'vitest';
import { HELP_TOPICS, helpPath, readBody } from '../../features/help/domain/index.ts';
import en from '../../features/help/text/en.json' with { type: 'json' };
import pt from '../../features/help/text/pt.json' with { type: 'json' };
import zh from '../../features/help/text/zh.json' with { type: 'json' };
import { homeRoutes } from '../../features/home/web/routes.tsx';
import { handleAt } from '../../kit/web/routing/page-handle.ts';
import { pages } from './pages.tsx';

const linksIn = (body: string): readonly string[] =>
  readBody(body).flatMap(({ lines }) => lines.flat().flatMap(({ to }) => to ?? []));

const routes = [...homeRoutes, pages];
const isThere = (link: string): boolean => {
  const { pathname } = new URL(link, 'http://localhost');
  const [, help, topic] = pathname.split('/');
  const isTopic = help !== 'help' || HELP_TOPICS.some((known) => known === topic);
  return isTopic && handleAt(routes, pathname) !== undefined;
};

it.each([
  ['zh', zh],
  ['en', en],
  ['pt', pt],
])('in %s no link is dead', (_, { topics }) => {
  const links = Object.values(topics).flatMap(({ body }) => linksIn(body));
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => !isThere(link))).toEqual([]);
});

it('the same pages are named in all three languages', () => {
  for (const topic of HELP_TOPICS) {
    const named = [zh, en, pt].map(({ topics }) => linksIn(topics[topic].body).toSorted());
    expect([topic, named[1]]).toEqual([topic, named[0]]);
    expect([topic, named[2]]).toEqual([topic, named[0]]);
  }
});

it('is open to everybody', () => {
  for (const topic of HELP_TOPICS) expect(handleAt(routes, helpPath(topic))?.access).toBe('public');
});
