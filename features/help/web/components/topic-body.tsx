// The text of one topic of help, without its page.

import type { HelpTopic } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { Body } from './body.tsx';

export const TopicBody = ({ topic }: { readonly topic: HelpTopic }) => (
  <Body text={t(`topics.${topic}.body`)} />
);
