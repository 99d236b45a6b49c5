// The list of keyboard shortcuts, opened by `?`, and the switch that turns them off.

import { useState } from 'react';
import { useLocation } from 'react-router';
import { Switch } from '../ui/fields/switch.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { TEXTS, t } from './shortcut-texts.ts';
import { shortcutsAreOn, turnShortcuts } from './shortcuts-setting.ts';

export { TEXTS };

/** Keys, and what they do. */
type Row = readonly [keys: readonly string[], meaning: string];

/** Where somebody talks with a tutor or a role. */
const TALK =
  /^\/(study(\/(?!session|words|settings|texts|lessons)[^/]+)?|roleplay(\/[^/]+)?|scenarios\/[^/]+\/[^/]+|ai-role-chat-test)\/?$/;
/** Where exercises are answered. */
const REVIEW = /^\/(study\/session|study\/lessons\/[^/]+\/practice|placement)/;

export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const { pathname } = useLocation();
  const isAdmin = pathname.startsWith('/admin');
  const everywhere: readonly Row[] = [
    [['?'], t('open')],
    [['Esc'], t('close')],
    [['Tab'], t('next')],
    [['g', 'h'], t('goHome')],
  ];
  const toLearn: readonly Row[] = [
    [['g', 's'], t('goStudy')],
    [['g', 'r'], t('goRoles')],
    [['g', 'c'], t('goScenes')],
    [['g', 'w'], t('goWords')],
    [['g', 'p'], t('goProfile')],
  ];
  const inSentence: readonly Row[] = [
    [['← →'], t('words')],
    [['Enter'], t('card')],
  ];
  const inTalk: readonly Row[] = [
    [['1–9'], t('answer')],
    [['/'], t('write')],
    [['Enter'], t('send')],
    [['!'], t('correction')],
    [['Esc'], t('stop')],
  ];
  const inReview: readonly Row[] = [
    [['1–8'], t('chooseAnswer')],
    [['Enter'], t('goOn')],
    [['0'], t('giveUp')],
    [['k'], t('know')],
    [['u'], t('undo')],
    [['⌫'], t('removeLast')],
  ];
  const inText: readonly Row[] = [
    [['j'], t('text.next')],
    [['k'], t('text.previous')],
    [['t'], t('text.translate')],
    [['s'], t('text.say')],
  ];
  const inPinyin: readonly Row[] = [
    [[t('space')], t('take')],
    [['1–5'], t('pick')],
    [['Enter'], t('sendWritten')],
    [['Esc'], t('leave')],
  ];
  const inFilm: readonly Row[] = [
    [[t('space')], t('film.play')],
    [['← →'], t('film.skip')],
    [['s'], t('film.slow')],
    [['l'], t('film.loop')],
    [['n'], t('film.next')],
    [['m'], t('film.mute')],
    [['f'], t('film.full')],
  ];
  const inDesk: readonly Row[] = [
    [['j k'], t('desk.move')],
    [['x'], t('desk.select')],
    [['Enter'], t('desk.open')],
    [['a'], t('desk.approve')],
    [['c'], t('desk.claim')],
    [['/'], t('desk.search')],
  ];
  const inDeskOrder: readonly Row[] = [
    [['d'], t('deskOrder.step')],
    [['n'], t('deskOrder.next')],
    [['p'], t('deskOrder.previous')],
    [['u'], t('deskOrder.back')],
  ];
  /** What works on this page, and no other. */
  const here: readonly (readonly [where: RegExp, title: string, rows: readonly Row[]])[] = [
    [/^\/(?!admin)/, t('sentence'), inSentence],
    [TALK, t('talk'), inTalk],
    [REVIEW, t('review'), inReview],
    [/^\/study\/texts\/./, t('text.title'), inText],
    [TALK, t('pinyin'), inPinyin],
    [/^\/preschool\/./, t('film.title'), inFilm],
    [/^\/admin\/global-orders\/?$/, t('desk.title'), inDesk],
    [/^\/admin\/global-orders\/(?!enquiries)./, t('deskOrder.title'), inDeskOrder],
  ];
  const [isOn, setOn] = useState(shortcutsAreOn);
  const turn = (on: boolean) => {
    turnShortcuts(on);
    setOn(on);
  };
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Rows rows={isAdmin ? everywhere : [...everywhere, ...toLearn]} />
      {here.map(([where, title, rows]) =>
        where.test(pathname) ? <Rows key={title} title={title} rows={rows} /> : null,
      )}
      <div className="mt-4 border-t border-line pt-2">
        <Switch label={t('singleKeys')} checked={isOn} onChange={turn} />
      </div>
    </Dialog>
  );
}

type RowsProps = { readonly title?: string; readonly rows: readonly Row[] };

function Rows({ title, rows }: RowsProps) {
  return (
    <>
      {title === undefined ? null : <h3 className="mt-5 mb-2 text-small font-bold text-muted">{title}</h3>}
      <dl className="grid grid-cols-[8.5rem_1fr] items-center gap-x-4 gap-y-2">
        {rows.map(([keys, meaning]) => (
          <div key={keys.join(' ')} className="contents">
            <dt className="flex items-center gap-2 text-caption text-muted">
              <Keys keys={keys} />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Keys pressed one after the other. */
function Keys({ keys: [first, second] }: { readonly keys: readonly string[] }) {
  return (
    <>
      <Key name={first} />
      {second === undefined ? null : (
        <>
          {t('then')}
          <Key name={second} />
        </>
      )}
    </>
  );
}

function Key({ name }: { readonly name: string | undefined }) {
  return (
    <kbd className="min-w-8 rounded-soft border border-line-strong bg-raised px-2 py-0.5 text-center font-sans text-small text-ink">
      {name}
    </kbd>
  );
}
