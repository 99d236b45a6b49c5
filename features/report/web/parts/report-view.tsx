// The report itself: first where it goes and what was won, then the year, the words, the skills, and what comes next.

import type { Report } from '../queries.ts';
import { Ahead } from './ahead.tsx';
import { Goal } from './goal.tsx';
import { GrammarPoints } from './grammar-points.tsx';
import { Help } from './help.tsx';
import { Memory } from './memory.tsx';
import { Skills } from './skills.tsx';
import { StudyCalendar } from './study-calendar.tsx';
import { Wins } from './wins.tsx';
import { Words } from './words.tsx';

export function ReportView({ report }: { readonly report: Report }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <Goal goal={report.goal} />
      <Wins report={report} />
      <StudyCalendar calendar={report.calendar} today={report.date} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 wide:grid-cols-2 wide:gap-16">
        <Words words={report.words} />
        <Skills report={report} />
        <GrammarPoints report={report} />
        <Memory report={report} />
        <Help report={report} />
        <Ahead report={report} />
      </div>
    </div>
  );
}
