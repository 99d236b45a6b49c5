// Lets a page ask for the age in the middle of something and go on with the answer.

import { type ReactNode, useState } from 'react';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import type { Age } from '../../../domain/index.ts';
import { ageQuery } from '../../queries.ts';
import { AgeDialog } from './age-dialog.tsx';

type Question = { readonly lead: string | undefined; readonly answer: (age: Age | undefined) => void };

type AgeQuestion = {
  /** Asks whoever has not said it yet, with why it is asked; undefined where they would rather not. */
  readonly askAge: (lead?: string) => Promise<Age | undefined>;
  /** Stands somewhere in the page, outside of its forms. */
  readonly ageDialog: ReactNode;
};

/** The page names `privacy` among its texts. */
export function useAgeQuestion(): AgeQuestion {
  const [question, setQuestion] = useState<Question>();
  const askAge = async (lead?: string) => {
    const { age } = await queryClient.fetchQuery(ageQuery);
    return age ?? new Promise<Age | undefined>((answer) => setQuestion({ lead, answer }));
  };
  const end = (age: Age | undefined) => {
    setQuestion(undefined);
    question?.answer(age);
  };
  return { askAge, ageDialog: question ? <AgeDialog lead={question.lead} onEnd={end} /> : null };
}
