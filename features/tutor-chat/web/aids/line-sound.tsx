// Hears a message: its Chinese, in the voice of whoever said it.

import { SoundButton } from '../../../../kit/web/speech/sound-button.tsx';
import { type Partner, textRuns } from '../../domain/index.ts';

type LineSoundProps = { readonly text: string; readonly voice?: Partner['voice'] | undefined };

export function LineSound({ text, voice }: LineSoundProps) {
  const chinese = textRuns(text)
    .filter(({ isChinese }) => isChinese)
    .map((run) => run.text.trim())
    .join('，');
  return chinese === '' ? null : <SoundButton text={chinese} voice={voice} />;
}
