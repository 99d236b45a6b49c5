// A word on the list: opens its card, shows where it was met, can be taken off and, for as long as one looks, put back.

import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button, IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { SelectBox } from '../../../../kit/web/ui/fields/select-box.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { myWordsApi } from '../my-words-api.ts';
import { OwnMeaning } from '../own/own-meaning.tsx';
import { OwnPicture } from '../own/own-picture.tsx';
import { PlaySound } from '../own/play-sound.tsx';
import { entryQuery, type KeptWord, wordDropped, wordsChanged } from '../queries.ts';
import { ChineseWords } from '../tappable/chinese-words.tsx';
import { useInView } from '../tappable/use-in-view.ts';
import { WordButton } from '../tappable/word-button.tsx';
import { t } from '../texts.ts';
import { writtenPinyin } from '../words/readings.ts';
import { alone } from '../words/word-target.ts';
import { Gloss } from './gloss.tsx';
import { putBack } from './several/action.ts';
import type { Selection } from './several/use-selection.ts';
import { WordLabels } from './word-labels.tsx';

type KeptRowProps = { readonly kept: KeptWord; readonly selection: Selection };

export function KeptRow({ kept, selection }: KeptRowProps) {
  const [isDropped, setDropped] = useState(false);
  const drop = useMutation({
    mutationFn: () => myWordsApi.drop({ id: kept.id }),
    onSuccess: () => {
      wordDropped(kept);
      setDropped(true);
    },
    networkMode: 'always',
  });
  const { word } = kept;
  const restore = useMutation({
    mutationFn: () => putBack([kept], newId()),
    onSuccess: () => wordsChanged(),
    networkMode: 'always',
  });
  const problem = isDropped ? restore.error : drop.error;
  return (
    <li className="border-t border-line py-3">
      {isDropped ? (
        <Dropped
          word={word}
          busy={restore.isPending || restore.isSuccess}
          onRestore={() => restore.mutate()}
        />
      ) : (
        <div className="flex items-start justify-between gap-3">
          {selection.isOn ? (
            <SelectBox
              label={t('several.choose', { word })}
              isSelected={selection.has(kept)}
              onSelect={(isChosen) => selection.choose(kept, isChosen)}
            />
          ) : null}
          <KeptWordFacts kept={kept} />
          {kept.sound === null ? null : <PlaySound word={word} address={kept.sound} />}
          {selection.isOn ? null : (
            <IconButton
              label={t('list.drop', { word })}
              aria-disabled={drop.isPending}
              onClick={() => drop.isPending || drop.mutate()}
            >
              <Trash2 aria-hidden="true" size={20} />
            </IconButton>
          )}
        </div>
      )}
      {problem ? (
        <p role="alert" className="mt-1 text-small text-wrong">
          {errorText(errorCode(problem))} {t(isDropped ? 'problem.notKept' : 'problem.stillKept')}
        </p>
      ) : null}
    </li>
  );
}

function KeptWordFacts({ kept }: { readonly kept: KeptWord }) {
  const root = useRef<HTMLDivElement>(null);
  // Who scrolls finds the meanings there.
  const wasSeen = useInView(root, 1);
  const { word, pinyin, spelling, context, decks, tags, isSetAside } = kept;
  const { data: entry } = useQuery({ ...entryQuery(word), enabled: wasSeen });
  return (
    <div ref={root} className="min-w-0 grow">
      <WordButton
        target={{ ...alone(word, pinyin), context }}
        className="flex min-h-11 flex-wrap items-baseline gap-x-4 text-start transition-colors hover:text-active"
      >
        <span lang="zh-Hans" className="text-hanzi leading-tight">
          {word}
        </span>
        <span lang="zh-Latn" className="text-muted">
          {spelling || writtenPinyin(word, pinyin)}
        </span>
        {isSetAside ? <Badge tone="info">{t('list.setAside')}</Badge> : null}
      </WordButton>
      {entry ? <Gloss entry={entry} pinyin={pinyin} /> : null}
      <OwnMeaning kept={kept} />
      <OwnPicture word={word} address={kept.picture} />
      {context === '' || context === word ? null : (
        <p className="mt-1 border-s-2 border-line ps-3 text-lead">
          <ChineseWords text={context} />
        </p>
      )}
      {decks.length + tags.length > 0 ? <WordLabels decks={decks} tags={tags} /> : null}
    </div>
  );
}

type DroppedProps = { readonly word: string; readonly busy: boolean; readonly onRestore: () => void };

/** Stands where the word stood; focus stays in the place where the person acted. */
function Dropped({ word, busy, onRestore }: DroppedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <output className="text-muted">
        <MixedText text={t('list.dropped', { word })} />
      </output>
      <Button
        ref={button}
        look="ghost"
        busy={busy}
        icon={<Undo2 aria-hidden="true" size={18} />}
        onClick={onRestore}
      >
        {t('list.undo')}
      </Button>
    </div>
  );
}
