// What learners call a topic.

import { expect, test } from 'vitest';
import { shippedContent } from '../../content/load.ts';
import { topicCalled } from './topic-called.ts';

const { smallTalk, talks } = shippedContent();
const chats = (wanted: string) => topicCalled(smallTalk, wanted)?.id;

test.each([
  ['旅游', 'travel'],
  ['中国电影', 'films'],
  ['篮球', 'sports'],
  ['足球', 'football'],
  ['my DOG', 'pets'],
  ['viagens', 'travel'],
  ['saude', 'health'],
  ['Saúde', 'health'],
  ['过年', 'spring-festival'],
])('%s is %s', (wanted, id) => {
  expect(chats(wanted)).toBe(id);
});

test('letters count as whole words: there is no sea in what marks a lesson', () => {
  expect(chats('markets')).toBeUndefined();
  expect(chats('量子力学')).toBeUndefined();
});

test('every topic of a level is found by each of its own names', () => {
  for (const { level, topics } of talks) {
    for (const { id, title, names } of topics) {
      for (const name of [title.zh, title.en, title.pt, ...names])
        expect([level, name, topicCalled(topics, name)?.id]).toEqual([level, name, id]);
    }
  }
  for (const { id, title, names } of smallTalk) {
    for (const name of [title.zh, title.en, title.pt, ...names])
      expect([name, chats(name)]).toEqual([name, id]);
  }
});
