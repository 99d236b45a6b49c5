import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson } from '../../../app/testing/clients/people.ts';

const app = await startApp();

test('a guest is asked to sign in', async () => {
  expect((await app.guest().call('GET', '/scenarios')).status).toBe(401);
  expect((await app.guest().call('GET', '/scenarios/restaurant/scenes/noodles')).status).toBe(401);
});

test('a learner sees the places, the easiest scene first, and a scene without its answers', async () => {
  const learner = await registerPerson(app);
  const { body } = await learner.call('GET', '/scenarios');
  const restaurant = body.find(({ id }: { id: string }) => id === 'restaurant');
  const levels: string[] = restaurant.scenes.map(({ level }: { level: string }) => level);
  const order = ['preschool', 'beginner', 'intermediate', 'advanced'];
  expect(levels).toEqual(levels.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  const scene = await learner.call('GET', '/scenarios/restaurant/scenes/noodles');
  expect(scene.body).toMatchObject({ place: 'restaurant', level: 'beginner', learner: 'guest' });
  expect(scene.body.dialogue.length).toBeGreaterThanOrEqual(8);
  const text = JSON.stringify(scene.body);
  for (const secret of ['"reached"', '"match"', '"hint"', '"asides"']) expect(text).not.toContain(secret);
});

test('an unknown scene is not there, an unknown place is no place', async () => {
  const learner = await registerPerson(app);
  expect((await learner.call('GET', '/scenarios/restaurant/scenes/moon')).status).toBe(404);
  expect((await learner.call('GET', '/scenarios/moon/scenes/noodles')).status).toBe(400);
});
