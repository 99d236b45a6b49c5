// What can be asked about one message, in one small menu, and the panel in which the answer stands under it.

import { Flag, Languages, MessageCircleQuestionMark, Sparkles } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Locale } from '../../../../kit/core/locale.ts';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { Menu, type MenuItem } from '../../../../kit/web/ui/overlays/menu.tsx';
import type { Message } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { Explanation } from './explanation.tsx';
import { HelpPanel } from './help-panel.tsx';
import { Translation } from './translation.tsx';
import { Wordings } from './wordings.tsx';

/** Few report an answer: its form comes when somebody does. */
const ReportAnswer = lazyPart(async () => (await import('./report-answer.tsx')).ReportAnswer);

type MessageHelpProps = {
  readonly talkId: string;
  readonly message: Message;
  /** The language the tutor explains in. */
  readonly language: Locale;
  /** Puts a sentence into the field; present for the learner's own messages. */
  readonly onSayAgain?: (sentence: string) => void;
  /** Only this page has the message: then the server cannot be asked about it. */
  readonly isOnlyHere?: boolean;
  /** Hears the message; stands first. */
  readonly sound: ReactNode;
  /** Stands beside the menu. */
  readonly children?: ReactNode;
};

type Help = 'translation' | 'explanation' | 'wordings';

export function MessageHelp({
  talkId,
  message,
  language,
  onSayAgain,
  isOnlyHere,
  sound,
  children,
}: MessageHelpProps) {
  const [open, setOpen] = useState<Help | null>(null);
  const [isReporting, setReporting] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const isLearners = message.author === 'learner';
  const items = itemsOf(isLearners, { setOpen, report: () => setReporting(true) });
  const close = () => {
    setOpen(null);
    // The button that closes goes with its panel; focus goes back to where it was opened.
    row.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
  };
  return (
    <>
      <div ref={row} className="-mx-2 flex flex-wrap gap-x-1">
        {sound}
        <Menu
          label={t(isLearners ? 'help.menuOwn' : 'help.menu')}
          trigger={
            <span className="inline-flex items-center gap-1.5 text-small">
              <MessageCircleQuestionMark aria-hidden="true" size={16} />
              {t(isLearners ? 'help.menuOwn' : 'help.menu')}
            </span>
          }
          items={isOnlyHere ? items.slice(0, 1) : items}
        />
        {children}
      </div>
      {open ? (
        <HelpPanel title={t(`help.${open}`)} onClose={close}>
          {open === 'translation' ? (
            <Translation talkId={talkId} message={message} isOnlyHere={isOnlyHere === true} />
          ) : null}
          {open === 'explanation' ? (
            <Explanation talkId={talkId} message={message} language={language} />
          ) : null}
          {open === 'wordings' ? (
            <Wordings
              talkId={talkId}
              messageId={message.id}
              language={language}
              onSayAgain={(sentence) => onSayAgain?.(sentence)}
            />
          ) : null}
        </HelpPanel>
      ) : null}
      {isReporting ? (
        <ReportAnswer talkId={talkId} messageId={message.id} onClose={() => setReporting(false)} />
      ) : null}
    </>
  );
}

type Acts = { readonly setOpen: (help: Help) => void; readonly report: () => void };

function itemsOf(isLearners: boolean, { setOpen, report }: Acts): readonly MenuItem[] {
  const own: MenuItem = {
    label: t('help.wordings'),
    icon: <Sparkles aria-hidden="true" size={18} />,
    onSelect: () => setOpen('wordings'),
  };
  const reporting: MenuItem = {
    label: t('report.open'),
    icon: <Flag aria-hidden="true" size={18} />,
    onSelect: report,
  };
  return [
    {
      label: t('help.translation'),
      icon: <Languages aria-hidden="true" size={18} />,
      onSelect: () => setOpen('translation'),
    },
    {
      label: t('help.explanation'),
      icon: <MessageCircleQuestionMark aria-hidden="true" size={18} />,
      onSelect: () => setOpen('explanation'),
    },
    isLearners ? own : reporting,
  ];
}
