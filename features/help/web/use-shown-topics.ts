// Which pages of help are listed for whom: keys of the workbench are of use to admins alone.

import { useSession } from '../../account/web/api.ts';
import { ADMIN_TOPICS, type HelpTopic } from '../domain/topics.ts';

export function useShownTopics(topics: readonly HelpTopic[]): readonly HelpTopic[] {
  const session = useSession();
  const isAdmin = session.status === 'signed-in' && session.person.role === 'admin';
  return isAdmin ? topics : topics.filter((topic) => !ADMIN_TOPICS.has(topic));
}
