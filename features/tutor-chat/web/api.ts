// The public face of the talks' pages: a talk, the list of a kind's talks, its review, and the way to begin one.

export { GuestExchange } from './guest/guest-exchange.tsx';
export { keepChosenTalk, keepGuestTalk } from './guest/keep-guest-talk.ts';
export { forgetGuestTalk, storedGuestTalk } from './guest/stored-guest-talk.ts';
export { Fix } from './help/fix.tsx';
export { PinyinTextArea } from './pinyin-input/pinyin-text-area.tsx';
export { usePinyinInput } from './pinyin-input/use-pinyin-input.ts';
export { reviewQuery, talksQuery, tutorsQuery } from './queries.ts';
export { TalkView } from './talk/talk-view.tsx';
export { TalkList } from './talk-list/talk-list.tsx';
export { talkPath } from './talk-path.ts';
export { useStartTalk } from './use-start-talk.ts';
