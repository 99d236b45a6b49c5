// The chosen filter lives in the address, so that a reload, Back and a sent link show the same tutors.

import { useSearchParams } from 'react-router';
import { LOCALES } from '../../../kit/core/locale.ts';
import { locale } from '../../../kit/web/i18n.ts';
import { TUTOR_LEVELS } from '../domain/index.ts';
import type { TutorChoice } from './components/tutor-filter.tsx';

export function useTutorChoice(): readonly [TutorChoice, (choice: TutorChoice) => void] {
  const [params, setParams] = useSearchParams();
  const choice: TutorChoice = {
    language: LOCALES.find((each) => each === params.get('language')) ?? locale,
    level: TUTOR_LEVELS.find((each) => each === params.get('level')) ?? 'all',
  };
  const choose = ({ language, level }: TutorChoice) =>
    setParams(
      { ...(language === locale ? {} : { language }), ...(level === 'all' ? {} : { level }) },
      { replace: true, preventScrollReset: true },
    );
  return [choice, choose];
}
