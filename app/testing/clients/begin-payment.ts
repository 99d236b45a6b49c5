// Begins to pay as somebody who has seen that they paid for the same just now, where they did, and means it.

import type { TestPerson } from './people.ts';

export async function beginKnowingly(person: TestPerson, id: string, provider = 'test') {
  const { alike } = (await person.call('GET', `/payments/${id}`)).body;
  const besides = alike === null ? {} : { besides: alike.id };
  return person.call('POST', `/payments/${id}/begin`, { provider, ...besides });
}
