// Pages of help, each with what it is about in one line.

import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type HelpTopic, helpPath } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { useShownTopics } from '../use-shown-topics.ts';

export function TopicList({ topics }: { readonly topics: readonly HelpTopic[] }) {
  const shown = useShownTopics(topics);
  if (shown.length === 0) return null;
  return (
    <ul className="border-b border-line">
      {shown.map((topic) => (
        <li key={topic} className="border-t border-line">
          <Link
            to={helpPath(topic)}
            className="flex min-h-11 items-center justify-between gap-4 py-3 transition-colors hover:bg-raised"
          >
            <span className="min-w-0">
              <span className="block font-medium">{t(`topics.${topic}.title`)}</span>
              <span className="block text-small text-muted">{t(`topics.${topic}.lead`)}</span>
            </span>
            <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
